# The lobby: opponents, open tables, games to watch, invitations; and the name of a guest.

web-looking = { $count ->
    [one] שחקן אחד מחפש משחק
    [two] שני שחקנים מחפשים משחק
   *[other] { $count } שחקנים מחפשים משחק
}
web-find = למצוא יריב
web-find-how = בחרו משחק. הגורל יקבע מי יתחיל.
web-waiting-here = { $count ->
    [one] אחד מחכה
    [two] שניים מחכים
   *[other] { $count } מחכים
}
web-nobody-waiting = אין ממתינים
web-looking-now = מחפשים…
web-finding = מחפשים יריב: { $title }
web-meanwhile = לשחק מול { character }
web-place-kept = שחקו בינתיים מול { character }. המקום שלכם נשמר, וגם המשחק.
web-stop-finding = ביטול
web-found = המשחק שלכם מתחיל: { $title }
web-found-who = מחכים לכם ליד השולחן: { $players }.
web-found-kept = המשחק הזה נשמר; תמצאו אותו בין המשחקים שלכם.
web-found-go = לשולחן
web-knock = { $who } רוצה לשחק { $title }
web-knock-time = נותרו לכם { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
} לאשר.
web-knock-accept = לשחק
web-knock-decline = לא עכשיו
web-knock-asked = נמצא יריב: { $who }
web-knock-asked-how = מחכים לאישור, ואז המשחק מתחיל מיד.
web-knock-declined = השחקן שנמצא לא פנוי עכשיו; ממשיכים לחפש.
web-knock-missed = לחפש שוב? הזמן לאישור נגמר והחיפוש הסתיים: { $title }
web-knock-again = לחפש שוב
web-live-games = משחקים עכשיו
web-good-games = משחקים ששווה לראות
web-no-live-games = כרגע אין משחקים פומביים. הנה כמה משחקים טובים מהזמן האחרון.
web-watching = { $count ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $count } צופים
}
web-with-others = { $who } + { $count }
web-join = להצטרף
web-join-game = להצטרף: { $title }, { $players }
web-free-seats = { $count ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
web-create-table = לפתוח שולחן
web-invite-how = קישור אחד, משחק אחד: מי שפותח אותו משחק איתכם.
web-invite-make = ליצור קישור
web-invite-other = קישור נוסף
web-invite-waits = נודיע לכם ברגע שמישהו יתיישב.
web-scan = סרקו בטלפון, או שלחו את הקישור.
web-address = כתובת
web-which-game = משחק
web-name-ask = איך יקראו לכם?
web-name-why = השם הזה מוצג לשחקנים שליד השולחן שלכם. נשאל רק פעם אחת.
web-name-some = אולי
web-name-take = להמשיך
web-name-later = להמשיך בשם { $name }
web-name-change = שינוי השם
account-named = פתחו חשבון נוסף כדי לשחק בשם אחר: החשבון שלכם נקרא { $name }
name-suggestions = ינשוף, דולפין, צדף, אלמוג, תלתן, שקד, רימון, נחליאלי, סנאי, ערבה, שביט, קינמון, חרצית, לימון, אגוז, גלים
