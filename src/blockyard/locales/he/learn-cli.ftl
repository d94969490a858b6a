# קורסים בשורת הפקודה.

usage-learn = לימוד משחק בכמה משימות קטנות.
learn-heading = משימה { $number } מתוך { $all }
learn-prompt = המהלך שלכם (או הדגמה, דילוג, יציאה):
learn-example = הקלידו למשל: { $move }
learn-finished = זה היה כל הקורס. עכשיו שחקו משחק: { $command }
learn-command-show = הדגמה
learn-command-skip = דילוג
learn-command-quit = יציאה
no-course = בחרו משחק אחר: אין עדיין קורס של { $game }
