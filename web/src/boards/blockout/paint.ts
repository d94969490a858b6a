/** What the blocks and the turntable of the scene are painted with. */
import type { CanvasTexture, Color } from 'three';
import { facesOf, grain, pictureOf } from '../../scene/shapes';
import { GROOVES, PORES, ringsOn, type BlockColour } from './table';

const MARK: Record<BlockColour, string> = { red: '#ffe3d6', wood: '#5f3d12', blue: '#173a63' };

/** The faces of the blocks of a colour; `size` is the side of a face in pixels. */
export const blockPaint = (size: number, colour: BlockColour, paint: Color): CanvasTexture =>
  facesOf(size, (pen, face) => paintFace(pen, colour, paint, face));

/** Materials tell the colours apart: red has one groove, blue two, wood its pores. */
function paintFace(
  pen: CanvasRenderingContext2D,
  colour: BlockColour,
  paint: Color,
  face: number,
): void {
  grain(pen, paint, 5 + face, colour === 'wood' ? 1.8 : 0.5);
  pen.strokeStyle = MARK[colour];
  pen.lineWidth = 0.026;
  for (const radius of ringsOn(face)) {
    pen.beginPath();
    pen.arc(0.5, 0.45, radius, 0, 7);
    pen.stroke();
  }
  pen.lineWidth = 0.034;
  for (const y of GROOVES[colour]) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(1, y);
    pen.stroke();
  }
  if (colour === 'wood') {
    pen.lineCap = 'round';
    pen.globalAlpha = 0.7;
    pen.stroke(new Path2D(PORES));
  }
}

/** The top of the round board: planks with an inlaid ring. */
export function roundBoard(paint: Color): CanvasTexture {
  return pictureOf(1024, 1024, (pen) => {
    pen.scale(1024, 1024);
    for (let plank = 0; plank < 5; plank++) {
      pen.save();
      pen.translate(0, plank / 5);
      pen.beginPath();
      pen.rect(0, 0, 1, 1 / 5);
      pen.clip();
      grain(pen, paint.clone().offsetHSL(0, 0, ((plank * 5) % 4) * 0.012 - 0.018), 20 + plank, 1.3);
      pen.restore();
      pen.fillStyle = 'rgba(70,40,12,.3)';
      pen.fillRect(0, plank / 5, 1, 0.002);
    }
    for (const [radius, style] of [
      [0.452, 'rgba(70,40,12,.42)'],
      [0.458, 'rgba(255,246,224,.5)'],
    ] as const) {
      pen.strokeStyle = style;
      pen.lineWidth = 0.006;
      pen.beginPath();
      pen.arc(0.5, 0.5, radius, 0, 7);
      pen.stroke();
    }
  });
}
