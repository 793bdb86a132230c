import type { CrossSection, Manifold } from 'manifold-3d';
import { type CardColour, type CardDesign, colourOf } from '@cards/design/card-design.js';
import { type CardHeights, inlayMm, type ReliefGroup, reliefGroups } from '@cards/design/card-heights.js';
import type { CardLayout } from '@cards/layout/card-layout.js';
import type { Contour } from '@cards/plane.js';
import { freeing, type Keep, type SolidKernel } from './solid-kernel.js';

/** A closed surface of one colour: x, y, z of each vertex in millimetres, three vertices a triangle. */
export interface CardBody {
  colour: CardColour;
  positions: Float32Array;
  triangles: Uint32Array;
}

/** Points of an outline nearer than this to the line between their neighbours are left out. */
const outlineTolerance = 0.004;

/** Corners nearer than this would fall together in the file, whose numbers are not as fine as the library's. */
const cornerTolerance = 0.0001;

/** How far walls that would coincide stand apart: faces at the same place by a rounding error leave hairlines. */
const apartMm = 0.02;

/** How far a tool reaches over what it cuts, or a relief into its plate, so that no faces coincide. */
const overlapMm = 0.1;

/** What one height of one colour looks like from above. */
interface Relief {
  colour: CardColour;
  depthMm: number;
  /** All of its outline, and what others leave of it: where colours meet, the mark's goes before the text's. */
  whole: CrossSection;
  shape: CrossSection;
}

/**
 * Raises a layout: outlines are united in the plane, once for each depth and colour, then extruded once.
 * What has the body's colour becomes one solid with the plate; other colours are solids of their own that
 * touch it and nothing else.
 */
export function raiseCard(
  kernel: SolidKernel,
  design: CardDesign,
  layout: CardLayout,
  heights: CardHeights,
): CardBody[] {
  return freeing((keep) => {
    const plate = keep(keep(kernel.CrossSection.ofPolygons([layout.plate])).extrude(heights.plateMm));
    const reliefs = drawReliefs(kernel, keep, design, layout, heights);
    const solids =
      design.options.relief === 'emboss'
        ? emboss(keep, plate, heights.plateMm, design.body, reliefs)
        : engrave(keep, plate, heights.plateMm, design.body, reliefs);
    return solids.map(({ colour, solid }) => toBody(colour, keep(solid.simplify(cornerTolerance))));
  });
}

/** Where colours meet in the plane, the mark's goes before the text's. */
function drawReliefs(
  kernel: SolidKernel,
  keep: Keep,
  design: CardDesign,
  layout: CardLayout,
  { depthMm }: CardHeights,
): Relief[] {
  const groups = reliefGroups.filter((group) => layout.elements.some((one) => one.group === group));
  const keyOf = (group: ReliefGroup) => `${colourOf(design, group).sku} ${depthMm[group]}`;
  const keys = [...new Set(groups.map(keyOf))];
  const reliefs = keys.map((key): Relief => {
    const members = groups.filter((group) => keyOf(group) === key);
    const contours = layout.elements
      .filter(({ group }) => members.includes(group))
      .map((one) => one.contours);
    const whole = uniteOutlines(kernel, keep, contours);
    return { colour: colourOf(design, members[0]!), depthMm: depthMm[members[0]!], whole, shape: whole };
  });
  return reliefs.map((relief, index) => {
    const before = laterColours(reliefs, index).map(({ whole }) => whole);
    return { ...relief, shape: without(keep, relief.whole, before) };
  });
}

/** What goes before a relief where they meet. */
function laterColours<One extends Relief>(reliefs: readonly One[], index: number): One[] {
  return reliefs.slice(index + 1).filter(({ colour }) => colour.sku !== reliefs[index]!.colour.sku);
}

function without(keep: Keep, shape: CrossSection, others: readonly CrossSection[]): CrossSection {
  if (others.length === 0) return shape;
  const left = others.reduce((rest, other) => keep(rest.subtract(other)), shape);
  return keep(left.simplify(cornerTolerance));
}

/** Each outline by itself first: the hole of one must not swallow another. */
function uniteOutlines(kernel: SolidKernel, keep: Keep, outlines: readonly Contour[][]): CrossSection {
  const shapes = outlines.map((contours) => keep(kernel.CrossSection.ofPolygons(contours, 'Positive')));
  const united = shapes.length === 1 ? shapes[0]! : keep(kernel.CrossSection.union(shapes));
  return keep(united.simplify(outlineTolerance));
}

interface ColouredSolid {
  colour: CardColour;
  solid: Manifold;
}

function emboss(
  keep: Keep,
  plate: Manifold,
  plateMm: number,
  bodyColour: CardColour,
  reliefs: readonly Relief[],
): ColouredSolid[] {
  let body = plate;
  const others: ColouredSolid[] = [];
  for (const { colour, depthMm, shape } of reliefs) {
    if (shape.isEmpty()) continue;
    const isBody = colour.sku === bodyColour.sku;
    const foot = isBody ? overlapMm : 0;
    const raised = keep(keep(shape.extrude(depthMm + foot)).translate(0, 0, plateMm - foot));
    if (isBody) body = keep(body.add(raised));
    else addSolid(keep, others, { colour, solid: raised });
  }
  return [{ colour: bodyColour, solid: body }, ...others];
}

/** Another colour lies as a floor under its grooves; where those of one colour meet, the deepest has it. */
function engrave(
  keep: Keep,
  plate: Manifold,
  plateMm: number,
  bodyColour: CardColour,
  reliefs: readonly Relief[],
): ColouredSolid[] {
  const grooves = reliefs.map((relief): Groove => {
    const floorMm = plateMm - relief.depthMm;
    const thicknessMm = relief.colour.sku === bodyColour.sku ? 0 : inlayMm(floorMm);
    return { ...relief, thicknessMm, bottomMm: roundMm(floorMm - thicknessMm) };
  });
  let body = plate;
  for (const [bottomMm, tool] of drawTools(keep, grooves)) {
    const solid = keep(tool.extrude(plateMm - bottomMm + overlapMm));
    body = keep(body.subtract(keep(solid.translate(0, 0, bottomMm))));
  }
  const others: ColouredSolid[] = [];
  for (const { colour, depthMm, shape, thicknessMm, bottomMm } of grooves) {
    if (thicknessMm === 0) continue;
    const deeper = grooves.filter((other) => other.colour.sku === colour.sku && other.depthMm > depthMm);
    const around = deeper.map(({ whole }) => keep(whole.offset(apartMm, 'Miter')));
    const floor = without(keep, shape, around);
    if (floor.isEmpty()) continue;
    const solid = keep(keep(floor.extrude(thicknessMm)).translate(0, 0, bottomMm));
    addSolid(keep, others, { colour, solid });
  }
  return [{ colour: bodyColour, solid: body }, ...others];
}

/** A relief cut into the plate. */
interface Groove extends Relief {
  /** Of the floor of another colour in it; none in the body's colour. */
  thicknessMm: number;
  /** Height of what is cut, under that floor. */
  bottomMm: number;
}

/**
 * What is cut from the plate down to each height. No two tools share a wall: one gives way to another that ends
 * higher up but a little less than where they meet, and to one that ends as deep or deeper not at all.
 */
function drawTools(keep: Keep, grooves: readonly Groove[]): Map<number, CrossSection> {
  const tools = new Map<number, CrossSection>();
  grooves.forEach(({ whole, bottomMm }, index) => {
    const higher = laterColours(grooves, index).filter((other) => other.bottomMm > bottomMm);
    const kept = higher.map((other) => keep(other.whole.offset(-apartMm, 'Miter')));
    const tool = without(keep, whole, kept);
    if (tool.isEmpty()) return;
    const same = tools.get(bottomMm);
    tools.set(bottomMm, same === undefined ? tool : keep(keep(same.add(tool)).simplify(cornerTolerance)));
  });
  return tools;
}

/** Rounded, so that equal heights compare equal. */
function roundMm(heightMm: number): number {
  return Math.round(heightMm * 1e6) / 1e6;
}

/** One solid a colour, whatever depths it has. */
function addSolid(keep: Keep, solids: ColouredSolid[], { colour, solid }: ColouredSolid): void {
  const same = solids.find((other) => other.colour.sku === colour.sku);
  if (same === undefined) solids.push({ colour, solid });
  else same.solid = keep(same.solid.add(solid));
}

function toBody(colour: CardColour, solid: Manifold): CardBody {
  const { vertProperties, triVerts, numProp } = solid.getMesh();
  if (numProp !== 3) throw new Error('A solid of a card has only positions.');
  return { colour, positions: vertProperties.slice(), triangles: triVerts.slice() };
}
