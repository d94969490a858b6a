# דוח המפעיל על משחק מדורג: blockyard admin fair-play.

admin-pair = { $name } מול { $other }: נקודות: { $gained }, משחקים: { $games }; שלא נוצחו על הלוח או מחשבונות חדשים: { $free }
admin-play = שולחן { $table }: מהלכים אחרי הפתיחה: { $moves }, זמן לכל מהלך בשניות: { $seconds } (± { $variation }), { $alike } כמו המנוע
admin-hand = { $flag ->
    [yes] כדאי לבדוק:
   *[no] היד של
} { $name }: קוביות שהונחו: { $placed }, תנועות שלא התקבלו: { $doubted }, סטייה במ״מ: { $error } (± { $spread }), תנועות חוזרות: { $repeated }, זמן החזקה בשניות: { $seconds } (± { $variation })
admin-no-pairs = אין משחקים מדורגים בזמן הזה.
usage-fair-play = הצגה של מי מרוויח ממי במשחקים מדורגים; עם שם, גם זמנים והתאמה למנוע.
usage-param-games = כמה מהמשחקים האחרונים של השחקן המנוע משחק שוב.
