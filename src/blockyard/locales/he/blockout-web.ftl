# השולחן של בלוק אאוט! על המסך.

blockout-plan = ראש המגדל מלמעלה: מקשי החצים מזיזים את הקובייה במילימטר, עם Shift בחמישה, פסיק ונקודה: סיבוב, F לצד הבא, Enter מתחיל ועוצר את הפס, Escape עוצר בלי לעזוב
blockout-which-face = איזה צד למטה
blockout-face-down = { $face ->
    [0] צד שטוח למטה, קמירות עדינה ○ למעלה
    [2] צד שטוח למטה, קמירות בינונית ○○ למעלה
    [4] צד שטוח למטה, קמירות חדה ○○○ למעלה
    [1] קמירות עדינה ○ למטה, צד שטוח למעלה
    [3] קמירות בינונית ○○ למטה, צד שטוח למעלה
   *[5] קמירות חדה ○○○ למטה, צד שטוח למעלה
}
blockout-turned = סיבוב: { $turn }°
blockout-bar = { $phase ->
    [off] להתחיל את הפס
    [x] עצירה: ימינה או שמאלה
   *[y] עצירה: קדימה או אחורה, ולעזוב
}
blockout-fair = להניח בזהירות
blockout-stop-x = הפס רץ מצד לצד. יש לעצור אותו מעל המקום.
blockout-stop-y = עכשיו הוא רץ קדימה ואחורה. עוצרים אותו, והיד עוזבת.
blockout-choose-block = ”{ blockout-card }“: יש לבחור קובייה.
blockout-choose-again = ”{ blockout-card }“: בחירה נוספת בקלף משחקת אותו.
blockout-again = לראות שוב
blockout-plays = { $who }: קלף ”{ blockout-card }“, נלקחה { blockout-block }
blockout-plays-action = { $who }: קלף ”{ blockout-card }“
blockout-takes = { $who }: נלקחה { blockout-block }
blockout-lets-go = { $who }: היד עזבה את הקובייה; הספירה מתחילה
blockout-look = מקשי החצים מקיפים את השולחן, פלוס ומינוס מתקרבים ומתרחקים
