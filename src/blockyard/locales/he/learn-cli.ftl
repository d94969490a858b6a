# קורסים בשורת הפקודה.

usage-learn = ללמוד משחק בכמה משימות קטנות.
learn-heading = משימה { $number } מתוך { $all }
learn-prompt = המהלך שלכם (או הראו, דלגו, יציאה):
learn-example = הקלידו למשל: { $move }
learn-finished = זה היה כל הקורס. עכשיו שחקו משחק: { $command }
learn-command-show = הראו
learn-command-skip = דלגו
learn-command-quit = יציאה
no-course = בחרו משחק אחר: אין עדיין קורס של { $game }
