# הפקודה blockyard admin, למי שמפעילים שרת.

admin-person = { $name } ({ $kind }), מזהה { $id }, מאז { $since }
admin-kind-guest = אורח
admin-kind-account = חשבון
admin-nobody = נסו חלק מהשם: אין כאן אף אחד בשם { $given }
admin-guest = אפשר לחסום או להשתיק: { $given } משחק כאורח, ולאורחים אין שם משלהם
admin-renamed = השם { $old } הוחלף בשם { $name }. את השם הישן אי אפשר לקחת במשך 90 יום.
admin-muted = { $name }: אין אפשרות לומר משפטים { $days ->
    [one] במשך יום אחד
    [two] במשך יומיים
   *[other] במשך { $days } ימים
}.
admin-unmuted = { $name }: שוב מותר לומר משפטים.
admin-banned = { $name }: ניתוק מכל המכשירים, ואין כניסה { $days ->
    [one] במשך יום אחד
    [two] במשך יומיים
   *[other] במשך { $days } ימים
}.
admin-unbanned = { $name }: שוב מותר להיכנס.
admin-void = המשחק { $table } כבר לא נחשב; דירוגים שתוקנו: { $count }.
admin-voided = אין צורך בכלום: המשחק { $table } כבר הוצא מהדירוגים
admin-no-report = הציגו את הרשימה עם blockyard admin reports: אין דיווח פתוח { $number }
admin-closed = דיווח { $number } נסגר.
admin-no-reports = אין דיווחים פתוחים.
admin-report = { $number }. { $at }: { $name } (מזהה { $id }): { $why }; שולחן { $table }
admin-no-server = ציינו את כתובת השרת עם ‎--server: אין שרת שעונה בכתובת { $server } ({ $why })

usage-admin = ניהול שרת: אנשים, משחקים ודיווחים.
usage-find = חיפוש אנשים לפי שם או מזהה.
usage-rename = שינוי שם של חשבון.
usage-mute = השתקת המשפטים של שחקן או שחקנית.
usage-ban = סגירת חשבון: ההתחברויות שלו מסתיימות, ומשחקיו הפתוחים נחשבים לפרישה.
usage-void = הוצאת משחק מכל הדירוגים.
usage-reports = הצגת הדיווחים הפתוחים.
usage-log = הצגת הפעולות האחרונות של המפעילים.
usage-queues = הצגת העומס בשרת פעיל.
usage-param-who = שם או מזהה.
usage-param-new = השם החדש.
usage-param-days = לכמה ימים; 0 מבטל.
usage-param-table = מזהה של שולחן.
usage-param-close = סגירת הדיווח שזה מספרו.
usage-param-many = כמה להציג.
usage-param-server = כתובת השרת.
usage-param-database = כתובת מסד הנתונים, כגון postgresql+asyncpg://…
usage-name-who = שם
usage-name-new = שם־חדש
usage-name-table = שולחן
