# למה תור ב־Block Out!‎ טוב או רע.

reason-waits-while-it-is-shaky = המגדל רעוע, והשחקן הבא יצטרך לבנות עליו
reason-spends-a-quiet-turn = המהלך מבזבז קלף פעולה כשעוד אפשר לבנות על המגדל בבטחה
reason-turns-the-order = המהלך הופך את סדר התורות
reason-ninth-block = אם הקובייה תעמוד, זו הקובייה התשיעית והיא מנצחת
reason-last-card = זה הקלף האחרון ביד
reason-large-block-low = קובייה גדולה למטה נושאת את מה שיבוא אחריה
reason-small-block-high = קובייה קטנה מכבידה פחות על מגדל גבוה
reason-keeps-the-wider-card = הקלף שמתאים ליותר קוביות נשמר להמשך
reason-starts-a-stack = הקובייה הראשונה במגדל אינה יכולה ליפול
reason-stands-even-if-it-slips = המגדל יעמוד גם אם היד תזוז מעט
reason-may-fall = יש סיכוי של ממש שהמגדל ייפול
reason-leaves-a-steep-dome = לשחקן הבא נשאר הצד הקמור ביותר
reason-leaves-a-flat-top = לשחקן הבא נשאר צד שטוח
reason-leaves-it-shaky = לשחקן הבא נשאר מגדל רעוע
