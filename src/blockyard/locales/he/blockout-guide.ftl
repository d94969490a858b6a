# מה מבקשים מהשחקנים בבלוק אאוט.

blockout-prompt-first = בחרו קלף כדי להתחיל את המגדל
blockout-prompt-first-more = קלף קובייה אומר איזו קובייה מניחים. קוביות גדולות הן בסיס טוב.
blockout-prompt-play = בחרו קלף
blockout-prompt-play-more = קלף קובייה מוסיף קובייה למגדל; קלף פעולה פוטר מבנייה.
blockout-prompt-last-card = שחקו את הקלף האחרון שלכם
blockout-prompt-last-card-more = אם אחרי זה המגדל עדיין עומד, ניצחתם.
blockout-prompt-start = המגדל נפל: בחרו קלף קובייה כדי לפתוח מגדל חדש
blockout-prompt-start-more = קלף פעולה לא פותח מגדל.
blockout-prompt-last = בחרו איזו קובייה פנויה שתרצו והניחו אותה כדי לנצח
blockout-prompt-last-more = נגמרו לכם הקלפים; זו הקובייה הנוספת של החוק המתקדם.
blockout-prompt-put = הניחו את { blockout-block }
blockout-prompt-put-more = הזיזו את הקובייה אל מעל המגדל, החזיקו כדי להוריד אותה, ועזבו. אחר כך המגדל צריך לעמוד בזמן שסופרים עד שלוש.
