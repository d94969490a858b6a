# עורכים שולחן ומתיישבים לידו.

no-such-game = אין משחק בשם { $given }; בחרו אחד מאלה: { $games }
no-such-option = למשחק הזה אין אפשרות בשם { $option }; יש לו: { $options }
no-such-value = הערך { $given } לא מתאים לאפשרות { $option }; בחרו אחד מאלה: { $values }
no-such-seats = המשחק הזה לא מתאים למספר כזה של שחקנים ({ $given }); בחרו: { $seats }
start-disagrees = התאימו ביניהם: בעמדת הפתיחה { $name } הוא { $start }, אבל ביקשתם { $given }
no-such-level = בחרו רמה מ־{ $first } עד { $last }: אין רמה { $given }
bots-unmeasured = בחרו רמה אחרת או משחק ידידותי: עוד לא נמדד כמה המחשב חזק ברמה הזאת, ולכן המשחק לא יכול להיות מדורג
table-full = אפשר לצפות או לפתוח שולחן חדש: כל המקומות תפוסים
chair-taken = בחרו מקום אחר: מקום { $seat } תפוס
already-seated = כבר יש לכם מקום בשולחן הזה
not-seated = אין לכם מקום בשולחן הזה
guests-play-casual = פתחו חשבון או שחקו משחק ידידותי: משחקים מדורגים הם לבעלי חשבון
rated-one-seat-each = כדי לשחק יחד על מסך אחד, בחרו משחק ידידותי: במשחק מדורג לכל אחד יש מקום אחד
chair-for-you = שמרו מקום גם לעצמכם בשולחן הזה
no-such-chair = מקום לא יכול להיות { $given }; בחרו me,‏ open או bot:1 עד bot:9
record-later = אפשר יהיה להוריד את הרישום כשהמשחק ייגמר: עוד יש בו דברים נסתרים
no-such-page = חזרו לעמוד הבית: אין כאן כלום
client-not-built = הריצו make בתיקייה של Blockyard, או שחקו עם blockyard play: העמוד לדפדפן עוד לא נבנה
