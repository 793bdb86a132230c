import type { CrossSection, Manifold } from 'manifold-3d';
import { type CardColour, type CardDesign, colourOf } from '@shared/cards/card-design.js';
import { type CardHeights, inlayMm, type ReliefGroup, reliefGroups } from '@shared/cards/card-heights.js';
import type { CardLayout } from '@shared/cards/card-layout.js';
import type { Contour } from '@shared/cards/plane.js';
import { freeing, type SolidKernel } from './solid-kernel.js';

/** A closed surface of one colour: x, y, z of each vertex in millimetres, three vertices a triangle. */
export interface CardBody {
  colour: CardColour;
  positions: Float32Array;
  triangles: Uint32Array;
}

/** Points of an outline nearer than this to the line between their neighbours are left out. */
const outlineTolerance = 0.004;

/** How far a tool reaches over what it cuts, or a relief into its plate, so that no faces coincide. */
const overlapMm = 0.1;

/** What one height of one colour looks like from above. */
interface Relief {
  colour: CardColour;
  depthMm: number;
  shape: CrossSection;
}

type Keep = Parameters<Parameters<typeof freeing>[0]>[0];

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
    return solids.map(({ colour, solid }) => toBody(colour, solid));
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
  const groups = reliefGroups.filter((group) => layout.parts.some((part) => part.group === group));
  const keyOf = (group: ReliefGroup) => `${colourOf(design, group).sku} ${depthMm[group]}`;
  const keys = [...new Set(groups.map(keyOf))];
  const reliefs = keys.map((key): Relief => {
    const members = groups.filter((group) => keyOf(group) === key);
    const contours = layout.parts.filter(({ group }) => members.includes(group)).map((part) => part.contours);
    const shape = uniteOutlines(kernel, keep, contours);
    return { colour: colourOf(design, members[0]!), depthMm: depthMm[members[0]!], shape };
  });
  return reliefs.map((relief, index) => {
    const before = reliefs.slice(index + 1).filter(({ colour }) => colour.sku !== relief.colour.sku);
    const shape = before.reduce((left, other) => keep(left.subtract(other.shape)), relief.shape);
    return { ...relief, shape };
  });
}

/** Each part by itself first: the hole of one must not swallow another. */
function uniteOutlines(kernel: SolidKernel, keep: Keep, parts: readonly Contour[][]): CrossSection {
  const shapes = parts.map((contours) => keep(kernel.CrossSection.ofPolygons(contours, 'Positive')));
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

/** Another colour lies as a floor under its grooves. */
function engrave(
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
    const floorMm = plateMm - depthMm;
    const inlay = colour.sku === bodyColour.sku ? 0 : inlayMm(floorMm);
    const tool = keep(shape.extrude(depthMm + inlay + overlapMm));
    body = keep(body.subtract(keep(tool.translate(0, 0, floorMm - inlay))));
    if (inlay === 0) continue;
    const solid = keep(keep(shape.extrude(inlay)).translate(0, 0, floorMm - inlay));
    addSolid(keep, others, { colour, solid });
  }
  return [{ colour: bodyColour, solid: body }, ...others];
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
