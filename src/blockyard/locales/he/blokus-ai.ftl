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
