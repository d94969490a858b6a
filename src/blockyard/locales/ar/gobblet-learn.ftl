# دروس غوبلت وغوبلرز: ماذا تفعل، وماذا تعلّمت، ولماذا لا تصلح نقلة أخرى.

learn-gobblet-place = خذ كوبًا من إحدى أكوامك وضعه على أي مربع
learn-gobblet-place-done = هكذا يدخل الكوب إلى اللوحة: الأعلى في الكومة دائمًا.
learn-gobblet-place-wrong = خذ الكوب الأعلى من كومة وضعه على اللوحة.
learn-gobblet-four = أربعة في خط تفوز: أكمل خطك
learn-gobblet-four-done = أربعة في خط! أفقيًا أو عموديًا أو قطريًا: كل خط من أربعة يفوز.
learn-gobblet-four-wrong = خطك يمتد من زاوية إلى زاوية، وينقصه مربع واحد.
learn-gobblet-gobble = الكوب الأكبر يغطي الأصغر: ابتلع كوب الأسود وأكمل أربعة
learn-gobblet-gobble-done = تم الابتلاع! الصغير ما زال هناك في الأسفل.
learn-gobblet-gobble-wrong = الأسود يقف في صفك الثاني. أي كوب لك على اللوحة أكبر منه؟
learn-gobblet-stop = لدى الأسود ثلاثة في خط. أوقفه قبل الرابع!
learn-gobblet-stop-done = أوقفته. أمام ثلاثة في خط يجوز حتى لكوب جديد أن يغطي واحدًا منها.
learn-gobblet-stop-wrong = ما زال الأسود يستطيع أن يكمل أربعة. غطِّ واحدًا من الثلاثة أو خذ المربع الأخير.
learn-gobblet-underneath = أكمل أربعة في الصف الأعلى بأمان
learn-gobblet-underneath-done = أحسنت الرؤية! تحت الكوب الذي تركته كان خط الأسود ينتظر.
learn-gobblet-underneath-wrong = ليس هذا: رفعه يكشف خط الأسود فيفوز الأسود.
learn-gobblet-same-line = يجوز أن ترفع الغطاء إذا أغلقت الخط نفسه من جديد: فز الآن
learn-gobblet-same-line-done = كشفت الخط وأغلقته في نقلة واحدة، وهذا مسموح.
learn-gobblet-same-line-wrong = ابحث عن نقلة واحدة تكمل أربعتك وتغطي صف الأسود.

learn-gobblers-over = ضع كوبًا أكبر مباشرة فوق كوب الأسود الصغير
learn-gobblers-over-done = لا أكوام هنا: أي كوب من أكوابك يدخل متى شئت.
learn-gobblers-over-wrong = غطِّ الأسود الصغير في الوسط بكوب أكبر منه.
learn-gobblers-three = ثلاثة في خط تفوز: أكمل خطك
learn-gobblers-three-done = ثلاثة في خط!
learn-gobblers-three-wrong = خطك قطري، وتنقصه الزاوية الأخيرة.
learn-gobblers-move = الأكواب التي على اللوحة تتحرك: أكمل الصف الأعلى
learn-gobblers-move-done = نقلة واحدة: ابتلع كوب الأسود وأكمل ثلاثة.
learn-gobblers-move-wrong = لا يغطي كوب الأسود في الصف الأعلى إلا كوب كبير، ولديك واحد على اللوحة.
learn-gobblers-underneath = أكمل ثلاثة في الصف الأعلى، وانتبه لما ترفعه
learn-gobblers-underneath-done = أحسنت الرؤية! كان على الكبير أن يبقى مكانه.
learn-gobblers-underneath-wrong = ليس هذا: تحته كوب أسود، وسيصير للأسود ثلاثة.
learn-gobblers-twice = هدّد خطين معًا: لا يمكن إيقاف إلا واحد
learn-gobblers-twice-done = تهديدان معًا. مهما لعب الأسود ستفوز في دورك التالي.
learn-gobblers-twice-wrong = هذا يستطيع الأسود إيقافه. جد المربع الذي يخدم خطين.
