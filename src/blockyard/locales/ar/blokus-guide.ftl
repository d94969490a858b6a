# ما يُطلب من اللاعب في بلوكس.

blokus-prompt-point = اختر قطعة وغطِّ بها نقطة بداية
blokus-prompt-point-more = القطع الكبيرة يصعب وضعها في ما بعد، فابدأ بها.
blokus-prompt-corner = { $several ->
    [yes] { blokus-colour }: اختر قطعة وغطِّ بها الزاوية المعلّمة من اللوحة
   *[no] اختر قطعة وغطِّ بها زاويتك من اللوحة
}
blokus-prompt-corner-more = القطع الكبيرة يصعب وضعها في ما بعد، فابدأ بها.
blokus-prompt-turn = { $several ->
    [yes] { blokus-colour }: اختر قطعة تلامس زاوية من هذا اللون
   *[no] اختر قطعة تلامس زاوية من قطعك
}
blokus-prompt-turn-more = لا تلامس اللون نفسه بضلع أبدًا. أما الألوان الأخرى فلامسها كما تشاء.
