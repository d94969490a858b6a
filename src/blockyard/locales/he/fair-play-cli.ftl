# דוח המפעיל על משחק מדורג: blockyard admin fair-play.

admin-pair = { $name } מול { $other }: נקודות: { $gained }, משחקים: { $games }; שלא נוצחו על הלוח או מחשבונות חדשים: { $free }
admin-play = שולחן { $table }: מהלכים אחרי הפתיחה: { $moves }, זמן לכל מהלך בשניות: { $seconds } (± { $variation }), { $alike } כמו המנוע
admin-no-pairs = אין משחקים מדורגים בזמן הזה.
usage-fair-play = הצגה של מי מרוויח ממי במשחקים מדורגים; עם שם, גם זמנים והתאמה למנוע.
usage-param-games = כמה מהמשחקים האחרונים של השחקן המנוע משחק שוב.
