# השולחן של בלוק אאוט! על המסך.

blockout-choose-block = ״{ blockout-card }״: בחרו קובייה.
blockout-choose-again = ״{ blockout-card }״: לחצו שוב על הקלף כדי לשחק אותו.
blockout-take-block = קחו את { blockout-block }.
blockout-plays = { $who }: קלף ״{ blockout-card }״, נלקחה { blockout-block }
blockout-plays-action = { $who }: קלף ״{ blockout-card }״
blockout-takes = { $who }: נלקחה { blockout-block }
blockout-lets-go = { $who }: היד עזבה את הקובייה, והספירה מתחילה
blockout-counting = סופרים עד שלוש: המגדל צריך לעמוד…
blockout-being-drawn = נשלפים קלפים…
blockout-look = מקשי החיצים מקיפים את השולחן, פלוס ומינוס מקרבים ומרחיקים

# למה נגמר המשחק.
ended-B10 = { $last ->
    [block] הקובייה התשיעית עומדת
   *[card] הקלף האחרון שוחק
}
ended-B11 = הקובייה האחרונה עומדת
