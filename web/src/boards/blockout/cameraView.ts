/** How the camera sees the table; the camera itself is part of the scene. */
import { project, type Projection, type Spot, type Vec } from '../../design/solid';

/** The turntable: radius and thickness in millimetres. */
export const [WIDE, THICK] = [88, 5];

/** What the camera has to show: how high, how far around, and the pixels that are covered above,
 * to the right, below and to the left. */
export interface Framing {
  tall: number;
  wide: number;
  covered: readonly [number, number, number, number];
}
/** A camera that is chosen for a film. */
export interface Shot {
  yaw: number;
  pitch: number;
}
/** How the table is seen: the projection in pixels, and where the centre of it is drawn. */
export interface CameraView {
  projection: Projection;
  x: number;
  y: number;
  yaw: number;
}

export const screenOf = (point: Vec, { projection, x, y }: CameraView): Spot => {
  const [across, down] = project(point, projection);
  return [across + x, down + y];
};
