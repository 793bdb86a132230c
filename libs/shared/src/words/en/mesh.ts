/**
 * Files that cannot be read, by the code of the kernel; then what is wrong with a mesh that was measured, and what to know
 * of one that prints.
 */
export const mesh = {
  outOfMemory: 'The mesh is too large to be measured. Reduce the number of triangles.',
  stlLength:
    "The file's length does not agree with the {detail, plural, =1 {1 triangle} other {{detail} triangles}} it announces: it is cut off or damaged.",
  stlText: 'Facet {detail} of the STL text cannot be read.',
  stlTruncated: 'The STL text ends within facet {detail}.',
  nonFiniteCoordinate:
    'A coordinate is not a number{detail, select, 0 {} other { (triangle or line {detail})}}.',
  coordinateOutOfRange:
    'A coordinate is too large to be a place on a part{detail, select, 0 {} other { (triangle or line {detail})}}.',
  noTriangles: 'The file holds no triangles.',
  objLine: 'Line {detail} of the OBJ file cannot be read.',
  objIndex: 'Line {detail} of the OBJ file names a vertex that does not exist.',
  tooManyTriangles:
    '{detail, select, placedObjects {The file places more than 500,000 objects. Reduce the copies.} triangles {The file holds more than 10 million triangles. Reduce their number.} vertices {The file holds more than 10 million vertices. Reduce the number of triangles.} objects {The file holds more than 100,000 objects. Merge or leave out some.} references {The file lists more than 500,000 build items and components. Reduce the copies.} other {The file places more than 20 million triangles. Reduce the copies or the triangles.}}',
  nestingTooComplex: 'Too many pieces of the surface lie inside one another.',
  xmlMalformed: 'The 3MF model is not well-formed XML.',
  xmlTruncated: 'The 3MF model ends before it is complete.',
  xmlDoctype: 'The 3MF model holds a document type definition, which 3MF forbids.',
  xmlDepth: 'The 3MF model nests its elements too deeply.',
  xmlTagTooLong: 'The 3MF model holds a tag that is too long.',
  xmlNotAModel: 'The 3MF model part does not begin with a model element.',
  threemfUnit: 'The 3MF model names a unit that does not exist.',
  threemfVertex: 'A vertex of the 3MF model lacks a readable x, y or z.',
  threemfTriangle: 'Triangle {detail} of an object of the 3MF model lacks a readable v1, v2 or v3.',
  threemfIndex: 'Triangle {detail} of an object of the 3MF model names a vertex that does not exist.',
  threemfObject: 'An object of the 3MF model lacks a readable id.',
  threemfTransform:
    'A transform of the 3MF model cannot be used: it needs twelve numbers and must not flatten the part.',
  threemfReference: 'A component or build item of the 3MF model lacks a readable object id.',
  threemfObjectType: 'An object of the 3MF model has a type that does not exist.',
  threemfNoResources: 'The 3MF model has no resources: it holds no object.',
  threemfNoBuild: 'The 3MF model has no build: it does not say what to print.',
  requiredExtension:
    'The 3MF file requires an extension that we do not compute: {detail}. Export it as a plain mesh (core 3MF, STL or OBJ).',
  solidInExtension:
    'The solid of the 3MF file is in an extension that we do not compute: {detail}. Export it as a plain mesh (core 3MF, STL or OBJ).',
  objectWithoutMesh: 'The 3MF file builds object {detail}, which has neither a mesh nor components.',
  otherInBuild:
    'The build of the 3MF file names object {detail} of type “other”, which is not to be printed.',
  xmlEncoding: 'The 3MF model is encoded in {detail}; 3MF allows UTF-8 and UTF-16 only.',
  missingObject: 'The 3MF model refers to object {detail}, which does not exist.',
  duplicateObject: 'The 3MF model holds object {detail} twice.',
  componentCycle: 'Object {detail} of the 3MF model contains itself.',
  componentDepth: 'Objects of the 3MF model are nested more than 64 deep.',
  nothingToBuild: 'The build of the 3MF file is empty: it lists no object to print.',
  archiveDamaged: 'The 3MF file is not a readable ZIP archive: it is cut off or damaged.',
  archiveEncrypted: 'The 3MF file is encrypted. Save it without a password.',
  archiveTooLarge: 'The 3MF file unpacks to more than can be measured.',
  archiveNames: 'The 3MF file holds an entry whose name is not allowed or appears twice: {detail}.',
  partMissing: 'The 3MF file lacks a part that it refers to: {detail}.',
  severalModels: 'The 3MF file names more than one model part; it must have exactly one.',
  externalLink: 'The 3MF file refers to something outside itself: {detail}.',
  relationshipsUnreadable: 'The 3MF file does not say which of its parts is the model.',
  givenUp: 'The file could not be measured within our limits of time and memory.',

  notClosed:
    'The mesh is not closed: {count, number} open edges, the first from corner to corner {edges} mm.',
  /** One of them, by its corners. */
  openEdge: '({x1, number}, {y1, number}, {z1, number})–({x2, number}, {y2, number}, {z2, number})',
  tooLarge: 'The part is {side, number} mm long on one side; the bed takes {limit, number} mm.',
  tooSmall:
    'The part is too small to print: its {measure, select, largestSide {largest side} smallestSide {smallest side} other {volume}} is {shown, number} {measure, select, volume {mm³} other {mm}}, at least {limit, number} {measure, select, volume {mm³} other {mm}} are needed.',

  withTip: '{fault} {tip}',

  sharedEdges:
    '{count, plural, =1 {One edge is} other {Some edges are}} shared by four faces or more; the part prints, but may be weak there.',
  invertedShells:
    '{count, plural, =1 {One body is inside out; we have turned it.} other {Some bodies are inside out; we have turned them.}}',
  degenerateTriangles:
    '{count, plural, =1 {One triangle without area was dropped.} other {Triangles without area were dropped.}}',
  severalBodies: 'The file holds {count, number} bodies; they are printed together as they lie.',
  thinWalls:
    'Walls thinner than one printed line ({lineWidthMm, number} mm), about {areaMm2, number} mm² of them, may be weak or missing.',
  supportsNeeded: 'Overhangs need supports; they are counted in the price, and their traces stay visible.',
  tallAndSlender: 'The part is tall and slender: it may wobble while it is printed. Lay it down if you can.',
  overlappingBodies:
    '{bodies, plural, =1 {The body crosses itself; what it holds twice is printed and counted once.} other {Bodies overlap, or one crosses itself; what they share is printed and counted once.}}',
  likelyOtherUnit:
    'If the file is in {unit, select, inches {inches} other {metres}}, scale it by {scale, number}: it is then {x, number} × {y, number} × {z, number} mm.',
} as const;
