# השולחן של בלוק אאוט! על המסך.

blockout-choose-block = ״{ blockout-card }״: בחרו קובייה.
blockout-choose-again = ״{ blockout-card }״: לחצו שוב על הקלף כדי לשחק אותו.
blockout-plays = { $who }: קלף ״{ blockout-card }״, נלקחה { blockout-block }
blockout-plays-action = { $who }: קלף ״{ blockout-card }״
blockout-takes = { $who }: נלקחה { blockout-block }
blockout-lets-go = { $who }: היד עזבה את הקובייה, והספירה מתחילה
blockout-look = מקשי החיצים מקיפים את השולחן, פלוס ומינוס מקרבים ומרחיקים

# למה נגמר המשחק.
ended-B10 = הקלף האחרון שוחק, או שהקובייה התשיעית עומדת
ended-B11 = הקובייה האחרונה עומדת
