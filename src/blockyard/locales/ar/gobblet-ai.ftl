# لماذا تكون نقلة في غوبلت جيدة أو سيئة.

reason-uncovers-a-line = تكشف خطًّا كاملًا للخصم فتخسر
reason-fits-nowhere = لا مكان للكوب بعد رفعه، فتضيع اللعبة
reason-leaves-a-fourth = تتيح للخصم أن يكمل خطًّا في دوره التالي
reason-leaves-a-third = تتيح للخصم أن يكمل ثلاثة على خط في دوره التالي
reason-blocks-a-fourth = تسدّ المربع الرابع في خط الخصم
reason-blocks-a-third = تسدّ المربع الثالث في خط الخصم
reason-covers-their-three = تغطّي واحدًا من ثلاثة أكواب للخصم على خط واحد
reason-covers-their-two = تغطّي واحدًا من كوبين للخصم على خط واحد
reason-makes-three = تصفّ ثلاثة أكواب على خط واحد
reason-makes-two = تصفّ كوبين على خط واحد
reason-makes-three-twice = تصفّ ثلاثة أكواب على خطين معًا
reason-makes-two-twice = تصفّ كوبين على عدة خطوط معًا
reason-shows-their-gobblet = تكشف كوبًا للخصم
reason-gobbles = تبتلع كوبًا للخصم
reason-takes-the-middle = تأخذ الوسط حيث تلتقي معظم الخطوط
