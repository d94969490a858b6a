# למה מהלך בבלוקוס טוב או רע, ולמידה ממשחקים עצמיים.

reason-ends-on-the-single-square = המהלך מניח את המשבצת הבודדת אחרונה, ומביא את הבונוס הגדול ביותר
reason-places-everything = המהלך מניח את החלק האחרון, ומביא בונוס
reason-shuts-them-out = המהלך לא משאיר ליריב מקום לשום חלק
reason-takes-the-corner-they-need = המהלך תופס את הפינה שהיריב צריך
reason-slips-past-them = המהלך חומק אל מעבר ליריב, למשבצות שאסורות לו
reason-opens-new-corners = המהלך פותח פינות חדשות להמשך
reason-large-piece-first = המהלך מניח חלק גדול כל עוד יש לו מקום
reason-heads-for-the-middle = המהלך מתקדם אל מרכז הלוח
reason-keeps-the-single-square = המהלך שומר את המשבצת הבודדת לסוף
reason-small-piece-early = המהלך מבזבז חלק קטן מוקדם, כשעוד יש מקום לגדולים
reason-closes-own-corners = המהלך סוגר יותר פינות של עצמו משהוא פותח
