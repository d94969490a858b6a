# למה מהלך בגובלט טוב או רע.

reason-uncovers-a-line = המהלך חושף קו שלם של היריב ומפסיד
reason-fits-nowhere = אחרי ההרמה אין איפה להניח את הגובלט, וזה הפסד
reason-leaves-a-fourth = המהלך מאפשר ליריב להשלים קו בתור הבא
reason-leaves-a-third = המהלך מאפשר ליריב להשלים שלישייה בתור הבא
reason-blocks-a-fourth = המהלך חוסם את המשבצת הרביעית בקו של היריב
reason-blocks-a-third = המהלך חוסם את המשבצת השלישית בקו של היריב
reason-covers-their-three = המהלך מכסה אחד מהשלישייה של היריב
reason-covers-their-two = המהלך מכסה אחד מהזוג של היריב באותו קו
reason-makes-three = המהלך יוצר שלישייה
reason-makes-two = המהלך יוצר זוג באותו קו
reason-makes-three-twice = המהלך יוצר שתי שלישיות בבת אחת
reason-makes-two-twice = המהלך יוצר זוגות בכמה קווים בבת אחת
reason-shows-their-gobblet = המהלך חושף גובלט של היריב
reason-gobbles = המהלך בולע גובלט של היריב
reason-takes-the-middle = המהלך תופס את המרכז, שבו נפגשים רוב הקווים
