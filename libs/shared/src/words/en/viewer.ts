/** What the view of a part in 3D says. */
export const viewer = {
  open: 'See in 3D',
  openOf: 'See in 3D: {name}',
  titleOf: '{name} in 3D',
  preparing: 'Preparing the part…',
  failed:
    '{why, select, gone {This device no longer has the file: replace it.} tooLarge {The part has too many triangles to be drawn here; its price is not affected.} tooSlow {The part took too long to prepare; its price is not affected.} outOfMemory {This device has too little memory to draw the part; its price is not affected.} other {The part cannot be drawn here; its price is not affected.}}',
  unsupported: 'This browser cannot draw in 3D: it lacks WebGL, or it is switched off.',
  lost: 'The graphics card stopped drawing. If the picture does not come back, close this view and open it again.',
  alt: '{name} on its bed: {x} × {y} × {z} mm.',
  sound: 'No open edges, overhangs or thin walls.',
  help: 'Drag to turn, wheel to zoom, right button to move. By keyboard: arrows turn, + and − zoom, 0 shows all. The squares of the bed are 10 mm wide.',
  view: 'View',
  side: '{side, select, corner {Corner} front {Front} back {Back} left {Left} right {Right} top {Top} other {Bottom}}',
  fit: 'Show all',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  section: 'Section',
  noSection: 'None',
  cutAt: 'Cut across {axis} at {mm} mm',
  measure: 'Measure',
  firstPoint: 'Click a point of the part. By keyboard, Enter takes the one in the cross.',
  secondPoint: 'Now a second point.',
  legend: 'Marked on the part',
  fault: '{fault, select, openEdges {Open edges} overhangs {Overhangs} other {Thin walls}}',
  openEdges: '{count, plural, =1 {one edge} other {{count, number} edges}}, up to {mm} mm long',
  overhangs:
    '{count, plural, =1 {one area} other {{count, number} areas}}, {area} mm², up to {mm} mm above what is below',
  thinWalls:
    '{count, plural, =1 {one area} other {{count, number} areas}}, {area} mm², {mm} mm at the thinnest',
  show: 'Show',
  showOf:
    'Show on the part: {fault, select, openEdges {open edges} overhangs {overhangs} other {thin walls}}',
} as const;
