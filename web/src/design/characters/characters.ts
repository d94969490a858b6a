/** The computer's characters, one for each level: a block of one paint with a face of inlays. */
interface Character {
  paint: string;
  /** the colour of the inlays */
  ink: string;
}

const CHARACTERS: readonly Character[] = [
  { paint: 'var(--sky)', ink: '#16324f' },
  { paint: 'var(--marigold)', ink: '#3a2204' },
  { paint: 'var(--beech)', ink: '#3d260a' },
  { paint: 'var(--lagoon)', ink: '#06272c' },
  { paint: 'var(--brick)', ink: '#ffe9df' },
  { paint: 'var(--indigo)', ink: '#eef0ff' },
  { paint: 'var(--bone)', ink: '#3a2c25' },
  { paint: 'var(--plum)', ink: '#ffe6fa' },
  { paint: 'var(--walnut)', ink: '#f6e7d0' },
];

export const characterOf = (level: number): Character =>
  CHARACTERS[Math.min(Math.max(level, 1), CHARACTERS.length) - 1]!;
