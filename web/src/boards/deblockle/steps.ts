/** The set-up in four steps: the dice, the blocks of either side, and play. */
import type { Say } from '../../i18n/messages';
import type { Seat, Step } from '../board';
import { COLOURS, type View } from './table';

export function steps(view: View, yours: readonly Seat[], who: (seat: Seat) => string, say: Say) {
  const all = (side: number) => view.starts[side]!.length;
  const placed = (side: number) =>
    view.blocks.filter(({ colour }) => colour === COLOURS[side]).length;
  const isThrown = view.stage !== 'dice';
  // Blue's blocks come first, unless the players have agreed otherwise.
  const first = view.placing === 'gold' && !placed(1) ? 0 : 1;
  const placing = (side: number): Step => {
    const [player, colour] = [1 - side, COLOURS[side]!];
    return {
      title: yours.includes(player)
        ? say('deblockle-step-yours', { colour })
        : say('deblockle-step-theirs', { colour, who: who(player) }),
      more: say('deblockle-step-placed', { placed: placed(side), all: all(side) }),
      state: placed(side) === all(side) ? 'done' : view.placing === colour ? 'now' : 'later',
    };
  };
  const dice: Step = {
    title: say('deblockle-step-dice'),
    more: say('deblockle-step-dice-more'),
    state: isThrown ? 'done' : 'now',
  };
  const play: Step = {
    title: say('deblockle-step-play'),
    more: say('deblockle-step-play-more'),
    state: 'later',
  };
  return [dice, placing(first), placing(1 - first), play];
}
