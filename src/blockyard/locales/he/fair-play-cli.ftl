# דוח המפעיל על משחק מדורג: blockyard admin fair-play.

admin-pair = { $name } מול { $other }: { $gained } נקודות במספר משחקים: { $games }, מהן { $free } שלא נוצחו על הלוח או מחשבונות חדשים
admin-play = שולחן { $table }: מהלכים אחרי הפתיחה: { $moves }, { $seconds } שניות לכל אחד (± { $variation }), { $alike } כמו המנוע
admin-no-pairs = אין משחקים מדורגים בזמן הזה.
usage-fair-play = הצגה של מי מרוויח ממי במשחקים מדורגים; עם שם, גם זמנים והתאמה למנוע.
usage-param-games = כמה מהמשחקים האחרונים של השחקן המנוע משחק שוב.
