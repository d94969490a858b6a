# The server at the command line.

database-newer = עדכנו את Blockyard: מסד הנתונים בתבנית { $found }, והגרסה הזאת מכירה תבניות עד { $known }
database-unready = בדקו את ‎--data או את ‎--database והפעילו שוב: אי אפשר להשתמש עכשיו במסד הנתונים ({ $why })
no-such-database = ציינו את התיקייה עם ‎--data: אין מסד נתונים ב־{ $file }
copy-failed = פנו שם מקום או בחרו מקום אחר: לא נוצר עותק ב־{ $file } ({ $why })
no-free-port = בחרו פורט אחר עם ‎--port: אין פורט פנוי בין { $port } ל־{ $last }
serve-port-taken = פורט { $port } תפוס, ולכן Blockyard משתמש בפורט { $free }.
serve-address = ‏Blockyard נמצא ב־{ $url }
serve-stop = כדי לעצור, לחצו על Ctrl+C; כל המשחקים נשמרים.
backup-done = הועתק אל { $file }
