# השולחן של בלוק אאוט! על המסך.

blockout-plan = ראש המגדל מלמעלה: מקשי החיצים מזיזים את הקובייה במילימטר, עם Shift בחמישה, פסיק ונקודה מסובבים אותה, F עובר לצד הבא, Enter מתחיל ועוצר את הפס, Escape עוצר בלי לעזוב
blockout-which-face = איזה צד למטה
blockout-face-down = { $face ->
    [0] צד שטוח למטה, צד קמור עדין ○ למעלה
    [2] צד שטוח למטה, צד קמור בינוני ○○ למעלה
    [4] צד שטוח למטה, צד קמור תלול ○○○ למעלה
    [1] צד קמור עדין ○ למטה, צד שטוח למעלה
    [3] צד קמור בינוני ○○ למטה, צד שטוח למעלה
   *[5] צד קמור תלול ○○○ למטה, צד שטוח למעלה
}
blockout-turned = סיבוב: { $turn }°
blockout-bar = { $phase ->
    [off] הפעלת הפס
    [x] עצירה: ימינה או שמאלה
   *[y] עצירה: קדימה או אחורה, ועזיבה
}
blockout-fair = להניח בלי הפס
blockout-stop-x = הפס רץ מצד לצד. עצרו אותו מעל המקום.
blockout-stop-y = עכשיו הוא רץ קדימה ואחורה. עצרו אותו, והיד עוזבת.
blockout-choose-block = ״{ blockout-card }״: בחרו קובייה.
blockout-choose-again = ״{ blockout-card }״: לחצו שוב על הקלף כדי לשחק אותו.
blockout-again = לראות שוב
blockout-plays = { $who }: קלף ״{ blockout-card }״, נלקחה { blockout-block }
blockout-plays-action = { $who }: קלף ״{ blockout-card }״
blockout-takes = { $who }: נלקחה { blockout-block }
blockout-lets-go = { $who }: היד עזבה את הקובייה; הספירה מתחילה
blockout-look = מקשי החיצים מקיפים את השולחן, פלוס ומינוס מקרבים ומרחיקים
