# עמוד החשבון: מכשירים, סיסמה ובוטים.

web-sessions = המכשירים המחוברים
web-session-here = המכשיר הזה
web-session-unknown = מכשיר או תוכנה לא מוכרים
web-session-used = שימוש אחרון: { $date }
web-session-end = ניתוק
web-sessions-end = ניתוק כל השאר
web-password-change = שינוי סיסמה
web-password-old = הסיסמה הנוכחית
web-password-changed = הסיסמה שונתה. כל שאר המכשירים נותקו.
web-bots = בוטים
web-bots-what = תוכנות שמשחקות בשם משלהן. אתם אחראים להן.
web-bot-name = שם הבוט
web-bot-new = הוספת בוט
web-bot-delete = מחיקה
web-token-new = אסימון חדש
web-token-keep = האסימון מוצג רק פעם אחת. שמרו עליו כמו על סיסמה:
web-token-end = ביטול האסימון
web-token = אסימון מ־{ $date }
web-bot-of = בוט. האחריות עליו: { $owner }.
web-bot-delete-sure = למחוק באמת? המשחקים נשארים, השם נמחק.
