import { pathOf, plus, project, type Projection, type Vec } from '../design/solid';

/** The strip of the player to move on a solid board that reaches `edge` units from its middle: on
 * the front of the board, or on its far rim. */
export function stripOf(edge: number, near: boolean, projection: Projection): string {
  const { right } = projection;
  const away: Vec = [-right[1], right[0], 0];
  const wide = edge * 0.28;
  const [one, other] = near
    ? ([
        [-edge, -0.09],
        [-edge, -0.22],
      ] as const)
    : ([
        [edge - 0.06, 0],
        [edge - 0.19, 0],
      ] as const);
  const corner = (side: number, [out, up]: readonly [number, number]) =>
    plus(plus([0, 0, up], right, side * wide), away, out);
  const corners = [corner(-1, one), corner(1, one), corner(1, other), corner(-1, other)];
  return pathOf(corners.map((at) => project(at, projection)));
}
