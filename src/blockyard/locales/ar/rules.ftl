## Around the text of the rules pages.

our-estimate = تقديرنا:
rules-title = { $title }: القواعد
rules-contents = في هذه الصفحة
rules-right = مسموح
rules-wrong = ممنوع
rules-loses = مسموح، لكنها نقلة خاسرة
rules-play = شاهد النقلة
rules-again = أعد العرض
rules-clause = القاعدة { $clause }
rules-print = اطبع الملخّص
rules-every-game = في كل الألعاب: الانسحاب والوقت والتعادل
rules-page = افتح في صفحة
rules-quiz-right = أحسنت!
rules-quiz-wrong = ليس تمامًا، حاول مرة أخرى.
rules-quiz-read = اقرأ القاعدة
rules-quiz-score = إجابات صحيحة من المحاولة الأولى: { $right } من { $all }
rules-quiz-again = ابدأ من جديد
