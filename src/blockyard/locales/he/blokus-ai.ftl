# למה מהלך בבלוקוס טוב או רע, ולמידה ממשחקים עצמיים.

reason-ends-on-the-single-square = מניח את המשבצת הבודדת אחרונה, ומקבל את הבונוס הגדול
reason-places-everything = מניח את החלק האחרון, ומקבל בונוס
reason-shuts-them-out = לא משאיר ליריב מקום לשום חלק
reason-takes-the-corner-they-need = תופס את הפינה שהיריב צריך
reason-slips-past-them = חומק לצד השני של היריב, למשבצות שאסורות לו
reason-opens-new-corners = פותח פינות חדשות להמשך
reason-large-piece-first = מניח חלק גדול כל עוד יש לו מקום
reason-heads-for-the-middle = מתקדם אל מרכז הלוח
reason-keeps-the-single-square = שומר את המשבצת הבודדת לסוף
reason-small-piece-early = מבזבז חלק קטן מוקדם, כשעוד יש מקום לגדולים
reason-closes-own-corners = סוגר יותר פינות של עצמו משהוא פותח

nothing-to-train = אין ל־{ $given } מה ללמוד ממשחקים עצמיים; אפשר לבחור blokus-duo,‏ blokus-classic,‏ gobblet,‏ gobblers או deblockle
other-training = קובץ המשחקים הזה שייך לאימון אחר ({ $given }); אפשר להריץ את הפקודה ההיא או לבחור קובץ אחר
train-learned = אחרי { $games } משחקים: המהלך המועדף היה גם בחירת החיפוש ב־{ $favourites } אחוזים (הפתעה { $surprise })
train-judged = אחרי { $games } משחקים: נלמד כמה שווה כל עמדה (שגיאה ריבועית ממוצעת { $error })
train-tuned = אחרי { $games } משחקים: נלמד מחדש כמה שווה כל דבר (הפתעה { $surprise }; הטלת מטבע היא 0.693)
train-done = המשקלים נכתבו אל { $weights }; המשחקים נמצאים ב־{ $games }
