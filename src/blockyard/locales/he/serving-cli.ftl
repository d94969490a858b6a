# הפעלת השרת.

database-in-use = עצרו קודם את שרת Blockyard האחר, או בחרו תיקייה אחרת עם ‎--data: הוא משתמש ב־{ $file }
port-taken = בחרו פורט אחר עם ‎--port: פורט { $port } תפוס
port-unusable = בחרו כתובת אחרת עם ‎--host או פורט אחר עם ‎--port: אי אפשר להשתמש ב־{ $host }, פורט { $port } ({ $why })
serve-address-others = אחרים ברשת שלכם ימצאו אותו ב־{ $url }
