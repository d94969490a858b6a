# מה מבקשים מהשחקנים בבלוק אאוט.

blockout-prompt-first = בחרו קלף כדי להתחיל את המגדל
blockout-prompt-first-more = קלף קובייה אומר איזו קובייה מניחים. קוביות גדולות הן בסיס טוב.
blockout-prompt-play = בחרו קלף
blockout-prompt-play-more = קלף קובייה מוסיף קובייה למגדל; קלף פעולה פוטר מבנייה.
blockout-prompt-last-card = שחקו את הקלף האחרון שלכם
blockout-prompt-last-card-more = אם המגדל עדיין עומד אחר כך, ניצחתם.
blockout-prompt-start = המגדל נפל: בחרו קלף קובייה כדי להתחיל מגדל חדש
blockout-prompt-start-more = קלף פעולה לא יכול להתחיל מגדל.
blockout-prompt-last = בחרו קובייה פנויה כלשהי והניחו אותה כדי לנצח
blockout-prompt-last-more = נגמרו לכם הקלפים; זו הקובייה הנוספת של הכלל למתקדמים.
blockout-prompt-put = להנחה: { blockout-block }
blockout-prompt-put-more = בחרו איזה צד יהיה למטה, כוונו ושחררו. אחר כך היא צריכה לעמוד בזמן שסופרים עד שלוש.
