# הפקודה blockyard admin, למי שמפעילים שרת.

admin-person = { $name } ({ $kind }), מזהה { $id }, מאז { $since }
admin-kind-guest = אורח
admin-kind-account = חשבון
admin-nobody = אין כאן איש בשם { $given }; נסו חלק מהשם
admin-guest = { $given } הוא אורח, ולאורחים אין שם משלהם; אפשר לחסום או להשתיק
admin-renamed = השם { $old } הוחלף בשם { $name }. איש לא יוכל לקחת את השם הישן במשך 90 יום.
admin-muted = { $name } לא יוכל לומר משפטים במשך { $days } ימים.
admin-unmuted = { $name } יכול שוב לומר משפטים.
admin-banned = { $name } נותק מכל המכשירים ולא יוכל להיכנס במשך { $days } ימים.
admin-unbanned = { $name } יכול שוב להיכנס.
admin-void = המשחק { $table } אינו נחשב עוד; תוקנו { $count } דירוגים.
admin-voided = המשחק { $table } כבר אינו נחשב
admin-no-report = אין דיווח פתוח { $number }; הציגו את הרשימה עם blockyard admin reports
admin-closed = דיווח { $number } נסגר.
admin-no-reports = אין דיווחים פתוחים.
admin-report = { $number }. { $at }: { $name } (מזהה { $id }): { $why }; שולחן { $table }
admin-no-server = אין שרת שעונה בכתובת { $server } ({ $why }); ציינו את כתובתו עם ‎--server
