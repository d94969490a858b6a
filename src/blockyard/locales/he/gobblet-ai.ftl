# למה מהלך בגובלט טוב או רע.

reason-uncovers-a-line = המהלך חושף קו שלם של היריב ומפסיד
reason-fits-nowhere = אחרי ההרמה אין לו לאן ללכת, והמשחק אבוד
reason-leaves-a-fourth = היריב יכול להשלים קו בתור הבא
reason-leaves-a-third = היריב יכול להשלים שלישייה בתור הבא
reason-blocks-a-fourth = המהלך חוסם את הרביעי בקו של היריב
reason-blocks-a-third = המהלך חוסם את השלישי בקו של היריב
reason-covers-their-three = המהלך מכסה אחד משלושה של היריב באותו קו
reason-covers-their-two = המהלך מכסה אחד משניים של היריב באותו קו
reason-makes-three = המהלך יוצר שלושה בקו
reason-makes-two = המהלך יוצר שניים בקו
reason-makes-three-twice = המהלך יוצר שלושה בשני קווים בבת אחת
reason-makes-two-twice = המהלך יוצר שניים בכמה קווים בבת אחת
reason-shows-their-gobblet = המהלך משחרר גובלט של היריב
reason-gobbles = המהלך בולע גובלט של היריב
reason-takes-the-middle = המהלך תופס את המרכז, שבו נפגשים רוב הקווים
