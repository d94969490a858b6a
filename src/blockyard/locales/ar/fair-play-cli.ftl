# تقرير المشغّل عن اللعب المصنّف: blockyard admin fair-play.

admin-pair = { $name } أمام { $other }: النقاط { $gained }، وعدد الألعاب { $games }، منها { $free } لم تُكسب على اللوحة أو جاءت من حسابات جديدة
admin-play = الطاولة { $table }: عدد النقلات بعد الافتتاح { $moves }، ثواني كل نقلة { $seconds } (± { $variation })، والموافق للمحرك { $alike }
admin-hand = { $flag ->
    [yes] يستحق النظر:
   *[no] يد
} { $name }: المكعبات الموضوعة { $placed }، والحركات غير المقبولة { $doubted }، والانحراف { $error } مم (± { $spread })، والحركات المكررة { $repeated }، وثواني الإمساك { $seconds } (± { $variation })
admin-no-pairs = لا ألعاب مصنّفة في تلك المدة.
usage-fair-play = عرض من يكسب ممن في الألعاب المصنّفة؛ ومع اسم، التوقيت والموافقة للمحرك أيضًا.
usage-param-games = عدد آخر ألعاب الشخص التي يعيدها المحرك.
