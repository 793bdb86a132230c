import { Color } from 'three';
import { type PaintedFault, paintedFaults } from '../engine/part-view.js';

/** Colours of the scene: tokens of the page's stylesheet, light or dark. */
export type SceneColours = Record<
  'ground' | 'part' | 'inside' | 'grid' | 'ink' | 'mark' | PaintedFault,
  Color
>;

const tokens: Record<keyof SceneColours, string> = {
  ground: '--ground',
  part: '--part',
  inside: '--part-inside',
  grid: '--edge',
  ink: '--soft',
  mark: '--focus',
  openEdges: '--part-open',
  overhangs: '--part-overhang',
  thinWalls: '--part-thin',
};

/** The colours as they are now. */
export function sceneColours(): SceneColours {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(tokens).map(([name, token]) => [
    name,
    new Color(style.getPropertyValue(token).trim()),
  ]);
  return Object.fromEntries(entries) as SceneColours;
}

/** Colours by the place of their class among a view's triangles. */
export function classColours(colours: SceneColours, shown: ReadonlySet<PaintedFault>): Color[] {
  return [colours.part, ...paintedFaults.map((fault) => colours[shown.has(fault) ? fault : 'part'])];
}
