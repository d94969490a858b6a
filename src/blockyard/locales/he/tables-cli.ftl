# The server at the command line.

database-newer = מסד הנתונים במבנה { $found }, והגרסה הזאת מכירה עד { $known }; יש להפעיל Blockyard חדש יותר
database-unready = אי אפשר להשתמש עכשיו במסד הנתונים: { $why }; כדאי לבדוק את ‎--data או את ‎--database ולהפעיל שוב
no-such-database = אין מסד נתונים ב־{ $file }; אפשר לציין תיקייה עם ‎--data
copy-failed = לא נוצר עותק ב־{ $file }: { $why }; אפשר לפנות שם מקום או לבחור מקום אחר
no-free-port = אין יציאה פנויה בין { $port } ל־{ $last }; אפשר לבחור אחרת עם ‎--port
serve-port-taken = יציאה { $port } תפוסה, ולכן זו יציאה { $free }.
serve-address = ‏Blockyard נמצא ב־{ $url }
serve-stop = לעצירה: Ctrl+C; כל המשחקים נשמרים.
backup-done = הועתק אל { $file }
