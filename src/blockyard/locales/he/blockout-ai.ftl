# למה תור ב־Block Out!‎ טוב או רע.

reason-waits-while-it-is-shaky = המגדל רעוע, והשחקן הבא יצטרך לבנות עליו
reason-spends-a-quiet-turn = המהלך מבזבז קלף פעולה כשעדיין אפשר לבנות על המגדל בלי חשש
reason-turns-the-order = המהלך הופך את סדר התורות
reason-ninth-block = אם הקובייה תעמוד, זו הקובייה התשיעית, וזה ניצחון
reason-last-card = זה הקלף האחרון ביד
reason-large-block-low = קובייה גדולה למטה נושאת את מה שיבוא אחריה
reason-small-block-high = קובייה קטנה מכבידה פחות על מגדל גבוה
reason-keeps-the-wider-card = המהלך שומר להמשך את הקלף שמתאים ליותר קוביות
reason-starts-a-stack = הקובייה הראשונה במגדל לא יכולה ליפול
reason-stands-even-if-it-slips = המגדל יעמוד גם אם היד תזוז מעט
reason-may-fall = יש סיכוי טוב שהמגדל ייפול
reason-leaves-a-steep-dome = המהלך משאיר לשחקן הבא את הצד הקמור ביותר
reason-leaves-a-flat-top = המהלך משאיר לשחקן הבא צד שטוח
reason-leaves-it-shaky = המהלך משאיר לשחקן הבא מגדל רעוע
reason-balances-the-lean = הנחת הקובייה מחוץ לאמצע מאזנת את נטיית המגדל
reason-leaves-it-leaning = המהלך משאיר לשחקן הבא מגדל נוטה, והאמצע כבר לא בטוח
reason-stood-by-luck = המגדל עמד במזל: הסיכון היה גבוה
reason-fell-by-choice = הבחירה: צד אחר או מקום אחר היו בטוחים בהרבה
reason-fell-by-hand = היד: היא שחררה רחוק מדי מהמקום
reason-fell-by-luck = מזל רע: המקום והיד היו בסדר
reason-fell-in-any-case = שום דבר לא היה עומד על המגדל הזה
