/** A surface of a part: x, y, z of each vertex, three vertex numbers a triangle. */
export interface PlacedSurface {
  positionsMm: Float64Array;
  triangles: Uint32Array;
}

/** A surface with what the part's warnings are about, triangle by triangle. */
export interface OverlaidSurface extends PlacedSurface {
  /** An `OverlayClass` of `layout.ts` a triangle. */
  classes: Uint8Array;
  /** What the class says in millimetres: see `OverlayClass`; 0 where a triangle is fine. */
  millimetres: Float32Array;
}

/**
 * What a viewer paints on a part. It goes by the definitions of refusals and warnings: some triangle has open edges when
 * the part is refused as not closed, hangs over when supports are needed, and is a thin wall when the warning says so;
 * and none otherwise. Overhangs and thin walls are looked for on closed parts that fit the machine. Where a part is so
 * intricate that only its layers tell of thin walls (`thinWallAreaMm2` is missing), the overlay may show but some.
 */
export interface PartOverlay {
  surfaces: OverlaidSurface[];
  /** Both ends of each open edge, six coordinates an edge; of the first 100,000. */
  openEdgesMm: Float64Array;
}

/** Where the kernel has worked out an overlay. */
export interface OverlayPlaces {
  classesAt: number;
  millimetresAt: number;
  edgesAt: number;
  edgeCount: number;
}

/** Copies an overlay out of the kernel's memory. Surfaces follow one another there. */
export function readOverlay(
  memory: ArrayBufferLike,
  { classesAt, millimetresAt, edgesAt, edgeCount }: OverlayPlaces,
  surfaces: readonly PlacedSurface[],
): PartOverlay {
  let first = 0;
  const overlaid = surfaces.map((surface) => {
    const count = surface.triangles.length / 3;
    const classes = new Uint8Array(memory, classesAt + first, count).slice();
    const millimetres = new Float32Array(memory, millimetresAt + 4 * first, count).slice();
    first += count;
    return { ...surface, classes, millimetres };
  });
  return { surfaces: overlaid, openEdgesMm: new Float64Array(memory, edgesAt, 6 * edgeCount).slice() };
}
