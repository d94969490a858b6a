# הפעלת השרת.

database-in-use = עצרו קודם את שרת Blockyard האחר, או בחרו תיקייה אחרת עם ‎--data: הוא משתמש ב־{ $file }
port-taken = בחרו יציאה אחרת עם ‎--port: יציאה { $port } תפוסה
port-unusable = בחרו כתובת אחרת עם ‎--host או יציאה אחרת עם ‎--port: אי אפשר להשתמש ב־{ $host }, יציאה { $port } ({ $why })
serve-address-others = אחרים ברשת שלכם ימצאו אותו ב־{ $url }
