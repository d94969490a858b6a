# למה תור בדבלוקל טוב או רע, ומה ידוע על משחק של קובייה אחת לכל צד.

reason-leaves-the-board = המהלך מוציא קובייה מהלוח
reason-shuts-them-in = ליריב לא נשאר תור אפשרי, ולכן ממשיכים לשחק
reason-shuts-everybody-in = לאף צד לא נשאר תור אפשרי, וזה תיקו
reason-reaches-the-limit = זה התור האחרון לפני הגבול, וזה תיקו
reason-lets-them-win = היריב יכול להוציא מיד את הקובייה האחרונה שלו
reason-blocks-their-roll = המהלך תופס מקום שאליו קובייה של היריב רוצה להתגלגל: הגלגול נחסם
reason-frees-the-star = המהלך מפנה את הדרך אל הכוכב לקובייה אחרת
reason-makes-way = המהלך מפנה דרך לקובייה אחרת משלו
reason-one-turn-from-leaving = הקובייה יכולה לצאת כבר בתור הבא
reason-comes-nearer = הקובייה צריכה פחות תורות כדי לצאת
reason-goes-farther = הקובייה צריכה יותר תורות מקודם כדי לצאת
reason-keeps-them-far = כשהיא מונחת כך, הקובייה צריכה הרבה תורות כדי לצאת

not-solved = המשחק { $game } אינו פתור; deblockle פתור, עם קובייה אחת לכל צד
solve-what = יש לציין או --from עם עמדה או --totals
solve-over = המשחק הזה נגמר; יש לתת עמדה שבה מישהו צריך לשחק
solve-one-on-one = רק עמדות במהלך המשחק עם קובייה אחת לכל צד פתורות; יש להוריד את שאר הקוביות
solve-building = מחשבים את כל העמדות של קובייה אחת לכל צד; זה נעשה פעם אחת ונשמר.
solve-won = { $side } בתור ומנצח; תורות עד הסוף: { $turns }
solve-lost = { $side } בתור ומפסיד; תורות עד הסוף: { $turns }
solve-drawn = { $side } בתור; אף אחד לא יכול לכפות ניצחון, וזה תיקו
solve-best = הכי טוב: { $moves }
solve-positions = עמדות: { $positions }
solve-wins = ניצחון לצד שבתור: { $wins }
solve-losses = הפסד לצד שבתור: { $losses }
solve-draws = תיקו: { $draws }
solve-longest = תורות בניצחון הארוך ביותר: { $turns }
solve-such-as = לדוגמה: { $position }
