# הפעלת השרת.

database-in-use = עצרו קודם את שרת Blockyard האחר, או בחרו תיקייה אחרת עם ‎--data: הוא משתמש ב־{ $file }
database-shared = תנו לכל שרת שמשתמש במסד הנתונים הזה אותו ‎--broker, או עצרו קודם את השרת האחר: בלי ‎--broker רק שרת אחד יכול להשתמש בו
broker-needs-database = בחרו מסד נתונים של PostgreSQL עם ‎--database: כמה שרתים לא יכולים לחלוק קובץ
broker-unreachable = בדקו ששרת NATS פועל בכתובת { $url }: אי אפשר להתחבר אליו ({ $why })
port-taken = בחרו פורט אחר עם ‎--port: פורט { $port } תפוס
port-unusable = בחרו כתובת אחרת עם ‎--host או פורט אחר עם ‎--port: אי אפשר להשתמש ב־{ $host }, פורט { $port } ({ $why })
serve-address-others = אחרים ברשת שלכם ימצאו אותו ב־{ $url }
worker-ready = { $cores ->
    [one] ליבה אחת מוכנה לעבודה.
    [two] שתי ליבות מוכנות לעבודה.
   *[other] { $cores } ליבות מוכנות לעבודה.
 }
worker-stop = הקישו Ctrl+C כדי לעצור; העבודה שהתחילה תסתיים קודם.
worker-levels = כתבו רמה אחת, או את הראשונה והאחרונה, למשל 1-6: ״{ $given }״ אינו זה ולא זה
