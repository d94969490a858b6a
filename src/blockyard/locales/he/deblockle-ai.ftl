# למה תור בדבלוקל טוב או רע, ומה ידוע על משחק של קובייה אחת לכל צד.

reason-leaves-the-board = המהלך מוציא קובייה מהלוח
reason-shuts-them-in = המהלך לא משאיר ליריב לאן לזוז, ולכן התור נשאר שלכם
reason-shuts-everybody-in = המהלך לא משאיר תור אפשרי לאף צד, וזה תיקו
reason-reaches-the-limit = זה התור האחרון לפני הגבול, וזה תיקו
reason-lets-them-win = המהלך מאפשר ליריב להוציא מיד את הקובייה האחרונה שלו
reason-blocks-their-roll = המהלך תופס מקום שאליו קובייה של היריב רוצה להתגלגל
reason-frees-the-star = המהלך מפנה את הדרך אל הכוכב לקובייה אחרת
reason-makes-way = המהלך מפנה דרך לקובייה אחרת של אותו צד
reason-one-turn-from-leaving = הקובייה יכולה לצאת כבר בתור הבא
reason-comes-nearer = הקובייה צריכה פחות תורות כדי לצאת
reason-goes-farther = הקובייה צריכה יותר תורות מקודם כדי לצאת
reason-keeps-them-far = כשהיא מונחת כך, הקובייה צריכה הרבה תורות כדי לצאת
