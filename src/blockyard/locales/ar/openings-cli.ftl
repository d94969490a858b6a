# الأمر «openings».

usage-openings = عرض ما تلا وضعًا ما في الألعاب: النقلات وعدد الألعاب ونتائجها.
usage-openings-moves = النقلات حتى الآن، كما تُكتب في سجل اللعبة.
usage-openings-count = عدد الألعاب التي يلعبها الحاسوب ضد نفسه، وتُكتب افتتاحاتها في ملف.
usage-openings-nodes = عدد العقد التي تُفحص لكل نقلة.
usage-openings-least = ترك الأوضاع التي بلغتها ألعاب أقل من هذا العدد.
usage-openings-jobs = عدد العمليات.
usage-openings-out = الملف الذي تُكتب فيه الافتتاحات.
usage-name-moves = النقلات
no-openings = اختر لعبة أخرى: لا افتتاحات للعبة { $game }
openings-none = لم تستمر أي لعبة من هنا.
openings-games = عدد الألعاب من هنا: { $games }
openings-results = عدد الألعاب: { $games }، فوز { $won }%، تعادل { $drawn }%، خسارة { $lost }%
openings-made = عدد الألعاب: { $games }، عدد الأوضاع: { $positions }. حُفظت في { $file }
