# Gobblet at the command line.

gobblet-beside = { $colour ->
    [w] الأبيض، بجانب اللوحة:
   *[b] الأسود، بجانب اللوحة:
}
gobblet-in-hand = مرفوع من { $origin }:
gobblet-told-new = كوب جديد، { gobblet-size }، على { $to }
gobblet-told-lifted = رُفع الكوب من { $from }

typed-G3-notation = اكتب الحجم والمربع لكوب جديد، مثل ‎3b2، أو مربعين لتحريك كوب، مثل ‎a1b2.
typed-G3-notation-strict = اكتب الحجم والمربع لكوب جديد، مثل ‎3b2، أو مربع الكوب الذي ترفعه، مثل ‎a1، ثم المربع الذي ينتقل إليه.
typed-G8-put-first = اكتب المربع، مثل ‎b2.
typed-G8-lift-first = اكتب المربع الذي هو عليه، مثل ‎a1.
typed-G8-say-where = اكتب المربعين، مثل ‎a1b2.
typed-G11-all-entered = اكتب مربعين، مثل ‎a1b2.
typed-memory-is-strict = اكتب ‎touch=strict، أو لا تذكر touch.
