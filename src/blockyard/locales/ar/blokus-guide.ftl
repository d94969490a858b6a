# ما يُطلب من اللاعب في بلوكس.

blokus-prompt-point = اختر قطعة وغطِّ بها نقطة بداية
blokus-prompt-point-more = القطع الكبيرة يصعب وضعها فيما بعد، فابدأ بها.
blokus-prompt-corner = { $several ->
    [yes] { blokus-colour }: اختر قطعة وغطِّ بها زاوية اللوحة المحددة
   *[no] اختر قطعة وغطِّ بها زاويتك من اللوحة
}
blokus-prompt-corner-more = القطع الكبيرة يصعب وضعها فيما بعد، فابدأ بها.
blokus-prompt-turn = { $several ->
    [yes] { blokus-colour }: اختر قطعة يمكنها أن تلامس زاوية من هذا اللون
   *[no] اختر قطعة، ويجب أن تلامس زاوية من قطعك
}
blokus-prompt-turn-more = ولا تلامس ضلعًا من اللون نفسه أبدًا. أما الألوان الأخرى فلامسها كما تشاء.
