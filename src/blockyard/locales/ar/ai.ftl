# اللاعبون البرامج: كلماتهم وأسباب نقلاتهم.

play-hint = { $count ->
    [0] يمكنك أن تلعب { $move }.
   *[other] يمكنك أن تلعب { $move }: { $reasons }.
}

reason-wins = هذه النقلة تفوز فورًا
reason-repeats-for-a-draw = بها يتكرر الوضع للمرة الثالثة، وهذا تعادل
reason-sound-start = النقلة بداية سليمة تُبقي كل شيء مفتوحًا
