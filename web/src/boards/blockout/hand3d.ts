/** The wooden hand that holds a block over the tower, in half sides of the block: thumb to the
 * left, fingers to the right, the sleeve up and away. */
import type { Color } from 'three';
import {
  CapsuleGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';

type Point = readonly [x: number, y: number, z: number];

const WOOD = '#efd9b4';
const LINEN = '#fffaf0';
/** Tip, knuckle and root of the thumb and of the fingers, and how thick each is. */
const FINGERS: readonly (readonly [Point, Point, Point, number])[] = [
  [[-1.26, -0.1, -0.2], [-1.58, -0.05, 0.95], [-0.6, 0.1, 1.95], 0.28],
  [[1.28, -0.5, -0.3], [1.62, -0.45, 0.85], [0.75, -0.3, 2.0], 0.24],
  [[1.3, 0.05, -0.4], [1.7, 0.1, 0.9], [0.8, 0.1, 2.1], 0.25],
  [[1.27, 0.58, -0.25], [1.6, 0.6, 0.9], [0.75, 0.5, 2.05], 0.23],
];
const UP = new Vector3(0, 1, 0);

export class WoodenHand {
  readonly group = new Group();
  private readonly cloth = new MeshStandardMaterial({ roughness: 0.85 });

  constructor() {
    const wood = new MeshStandardMaterial({ color: WOOD, roughness: 0.72 });
    const linen = new MeshStandardMaterial({ color: LINEN, roughness: 0.85 });
    for (const [tip, knuckle, root, thick] of FINGERS) {
      this.bone(tip, knuckle, thick * 0.9, wood);
      this.bone(knuckle, root, thick, wood);
    }
    const palm = new Mesh(new SphereGeometry(1, 20, 14), wood);
    palm.position.set(0.08, 0.14, 2.25);
    palm.scale.set(1.02, 0.82, 0.52);
    this.add(palm);
    this.bone([0.2, 0.3, 2.5], [0.42, 0.72, 3.4], 0.5, wood);
    this.bone([0.45, 0.78, 3.5], [0.48, 0.84, 3.62], 0.68, linen);
    this.bone([0.52, 0.92, 3.85], [0.68, 1.2, 4.4], 0.7, this.cloth);
  }

  /** At the centre of a block, turned to whoever looks; `gone` from 0, holding, to 1, away. */
  hold(at: Point, half: number, yaw: number, sleeve: Color, gone: number): void {
    const { group } = this;
    this.cloth.color = sleeve;
    group.position.set(at[0], at[1], at[2] + gone * half * 5);
    group.rotation.z = (yaw * Math.PI) / 180;
    group.scale.set(half * (1 + 0.3 * gone), half, half);
  }

  private bone(from: Point, to: Point, radius: number, material: MeshStandardMaterial): void {
    const [start, end] = [new Vector3(...from), new Vector3(...to)];
    const mesh = new Mesh(new CapsuleGeometry(radius, start.distanceTo(end), 5, 12), material);
    mesh.position.copy(start).lerp(end, 0.5);
    mesh.quaternion.copy(
      new Quaternion().setFromUnitVectors(UP, end.clone().sub(start).normalize()),
    );
    this.add(mesh);
  }

  private add(mesh: Mesh): void {
    mesh.castShadow = true;
    this.group.add(mesh);
  }
}
