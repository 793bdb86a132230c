import { Excess } from './layout.js';

/** A sentence in the two languages of the service; `detail` is a facet, line or triangle number, or a name. */
type Sentence = (detail: string) => string;

const placedTriangles: [string, string] = [
  'The file places more than 20 million triangles. Reduce the copies or the triangles.',
  'Le fichier place plus de 20 millions de triangles. Réduisez les copies ou les triangles.',
];

/** What a 3MF model may have too many of, by the number of its {@link Excess}. */
const excesses = new Map<string, [string, string]>([
  [String(Excess.PlacedTriangles), placedTriangles],
  [
    String(Excess.PlacedObjects),
    [
      'The file places more than 500,000 objects. Reduce the copies.',
      'Le fichier place plus de 500 000 objets. Réduisez les copies.',
    ],
  ],
  [
    String(Excess.Triangles),
    [
      'The file holds more than 10 million triangles. Reduce their number.',
      'Le fichier contient plus de 10 millions de triangles. Réduisez leur nombre.',
    ],
  ],
  [
    String(Excess.Vertices),
    [
      'The file holds more than 10 million vertices. Reduce the number of triangles.',
      'Le fichier contient plus de 10 millions de sommets. Réduisez le nombre de triangles.',
    ],
  ],
  [
    String(Excess.Objects),
    [
      'The file holds more than 100,000 objects. Merge or leave out some.',
      'Le fichier contient plus de 100 000 objets. Fusionnez-en ou retirez-en.',
    ],
  ],
  [
    String(Excess.References),
    [
      'The file lists more than 500,000 build items and components. Reduce the copies.',
      'Le fichier liste plus de 500 000 éléments à fabriquer et composants. Réduisez les copies.',
    ],
  ],
]);

/**
 * Every way in which a file can be unreadable, and what its sender is told. Codes are stable: logs
 * and tests name them.
 */
const sentences = {
  outOfMemory: [
    () => 'The mesh is too large to be measured. Reduce the number of triangles.',
    () => 'Le maillage est trop grand pour être mesuré. Réduisez le nombre de triangles.',
  ],
  stlLength: [
    (n) =>
      `The file's length does not agree with the ${n} triangle${n === '1' ? '' : 's'} it announces: it is cut off or damaged.`,
    (n) =>
      `La longueur du fichier ne correspond pas ${n === '0' || n === '1' ? `au nombre de triangles annoncé (${n})` : `aux ${n} triangles annoncés`} : il est tronqué ou endommagé.`,
  ],
  stlText: [
    (n) => `Facet ${n} of the STL text cannot be read.`,
    (n) => `La facette ${n} du texte STL est illisible.`,
  ],
  stlTruncated: [
    (n) => `The STL text ends within facet ${n}.`,
    (n) => `Le texte STL s’arrête au milieu de la facette ${n}.`,
  ],
  nonFiniteCoordinate: [
    (n) => `A coordinate is not a number${place(n)}.`,
    (n) => `Une coordonnée n’est pas un nombre${lieu(n)}.`,
  ],
  coordinateOutOfRange: [
    (n) => `A coordinate is too large to be a place on a part${place(n)}.`,
    (n) => `Une coordonnée est trop grande pour appartenir à une pièce${lieu(n)}.`,
  ],
  noTriangles: [() => 'The file holds no triangles.', () => 'Le fichier ne contient aucun triangle.'],
  objLine: [
    (n) => `Line ${n} of the OBJ file cannot be read.`,
    (n) => `La ligne ${n} du fichier OBJ est illisible.`,
  ],
  objIndex: [
    (n) => `Line ${n} of the OBJ file names a vertex that does not exist.`,
    (n) => `La ligne ${n} du fichier OBJ désigne un sommet qui n’existe pas.`,
  ],
  tooManyTriangles: [
    (excess) => (excesses.get(excess) ?? placedTriangles)[0],
    (excess) => (excesses.get(excess) ?? placedTriangles)[1],
  ],
  nestingTooComplex: [
    () => 'Too many pieces of the surface lie inside one another.',
    () => 'Trop de morceaux de la surface sont imbriqués les uns dans les autres.',
  ],
  xmlMalformed: [
    () => 'The 3MF model is not well-formed XML.',
    () => 'Le modèle 3MF n’est pas un XML bien formé.',
  ],
  xmlTruncated: [
    () => 'The 3MF model ends before it is complete.',
    () => 'Le modèle 3MF s’arrête avant d’être complet.',
  ],
  xmlDoctype: [
    () => 'The 3MF model holds a document type definition, which 3MF forbids.',
    () => 'Le modèle 3MF contient une définition de type de document, ce que le 3MF interdit.',
  ],
  xmlDepth: [
    () => 'The 3MF model nests its elements too deeply.',
    () => 'Le modèle 3MF imbrique trop profondément ses éléments.',
  ],
  xmlTagTooLong: [
    () => 'The 3MF model holds a tag that is too long.',
    () => 'Le modèle 3MF contient une balise trop longue.',
  ],
  xmlNotAModel: [
    () => 'The 3MF model part does not begin with a model element.',
    () => 'La partie modèle du 3MF ne commence pas par un élément model.',
  ],
  threemfUnit: [
    () => 'The 3MF model names a unit that does not exist.',
    () => 'Le modèle 3MF indique une unité qui n’existe pas.',
  ],
  threemfVertex: [
    () => 'A vertex of the 3MF model lacks a readable x, y or z.',
    () => 'Un sommet du modèle 3MF n’a pas de x, y ou z lisible.',
  ],
  threemfTriangle: [
    (n) => `Triangle ${n} of an object of the 3MF model lacks a readable v1, v2 or v3.`,
    (n) => `Le triangle ${n} d’un objet du modèle 3MF n’a pas de v1, v2 ou v3 lisible.`,
  ],
  threemfIndex: [
    (n) => `Triangle ${n} of an object of the 3MF model names a vertex that does not exist.`,
    (n) => `Le triangle ${n} d’un objet du modèle 3MF désigne un sommet qui n’existe pas.`,
  ],
  threemfObject: [
    () => 'An object of the 3MF model lacks a readable id.',
    () => 'Un objet du modèle 3MF n’a pas d’identifiant lisible.',
  ],
  threemfTransform: [
    () =>
      'A transform of the 3MF model cannot be used: it needs twelve numbers and must not flatten the part.',
    () =>
      'Une transformation du modèle 3MF est inutilisable : il faut douze nombres et elle ne doit pas aplatir la pièce.',
  ],
  threemfReference: [
    () => 'A component or build item of the 3MF model lacks a readable object id.',
    () => 'Un composant ou un élément à fabriquer du modèle 3MF n’a pas d’identifiant d’objet lisible.',
  ],
  threemfObjectType: [
    () => 'An object of the 3MF model has a type that does not exist.',
    () => 'Un objet du modèle 3MF a un type qui n’existe pas.',
  ],
  threemfNoResources: [
    () => 'The 3MF model has no resources: it holds no object.',
    () => 'Le modèle 3MF n’a pas de ressources : il ne contient aucun objet.',
  ],
  threemfNoBuild: [
    () => 'The 3MF model has no build: it does not say what to print.',
    () => 'Le modèle 3MF n’a pas de fabrication : il ne dit pas quoi imprimer.',
  ],
  requiredExtension: [
    (name) =>
      `The 3MF file requires an extension that we do not compute: ${name}. Export it as a plain mesh (core 3MF, STL or OBJ).`,
    (name) =>
      `Le fichier 3MF exige une extension que nous ne calculons pas : ${name}. Exportez-le en simple maillage (3MF de base, STL ou OBJ).`,
  ],
  solidInExtension: [
    (name) =>
      `The solid of the 3MF file is in an extension that we do not compute: ${name}. Export it as a plain mesh (core 3MF, STL or OBJ).`,
    (name) =>
      `Le solide du fichier 3MF est décrit par une extension que nous ne calculons pas : ${name}. Exportez-le en simple maillage (3MF de base, STL ou OBJ).`,
  ],
  objectWithoutMesh: [
    (name) => `The 3MF file builds object ${name}, which has neither a mesh nor components.`,
    (name) => `Le fichier 3MF fabrique l’objet ${name}, qui n’a ni maillage ni composants.`,
  ],
  otherInBuild: [
    (name) => `The build of the 3MF file names object ${name} of type “other”, which is not to be printed.`,
    (name) =>
      `La fabrication du fichier 3MF désigne l’objet ${name} de type « other », qui ne s’imprime pas.`,
  ],
  xmlEncoding: [
    (name) => `The 3MF model is encoded in ${name}; 3MF allows UTF-8 and UTF-16 only.`,
    (name) => `Le modèle 3MF est encodé en ${name} ; le 3MF n’admet que l’UTF-8 et l’UTF-16.`,
  ],
  missingObject: [
    (name) => `The 3MF model refers to object ${name}, which does not exist.`,
    (name) => `Le modèle 3MF renvoie à l’objet ${name}, qui n’existe pas.`,
  ],
  duplicateObject: [
    (name) => `The 3MF model holds object ${name} twice.`,
    (name) => `Le modèle 3MF contient deux fois l’objet ${name}.`,
  ],
  componentCycle: [
    (name) => `Object ${name} of the 3MF model contains itself.`,
    (name) => `L’objet ${name} du modèle 3MF se contient lui-même.`,
  ],
  componentDepth: [
    () => 'Objects of the 3MF model are nested more than 64 deep.',
    () => 'Des objets du modèle 3MF sont imbriqués sur plus de 64 niveaux.',
  ],
  nothingToBuild: [
    () => 'The build of the 3MF file is empty: it lists no object to print.',
    () => 'La fabrication du fichier 3MF est vide : elle ne liste aucun objet à imprimer.',
  ],
  archiveDamaged: [
    () => 'The 3MF file is not a readable ZIP archive: it is cut off or damaged.',
    () => 'Le fichier 3MF n’est pas une archive ZIP lisible : il est tronqué ou endommagé.',
  ],
  archiveEncrypted: [
    () => 'The 3MF file is encrypted. Save it without a password.',
    () => 'Le fichier 3MF est chiffré. Enregistrez-le sans mot de passe.',
  ],
  archiveTooLarge: [
    () => 'The 3MF file unpacks to more than can be measured.',
    () => 'Le fichier 3MF se décompresse en plus de données que ce qui peut être mesuré.',
  ],
  archiveNames: [
    (name) => `The 3MF file holds an entry whose name is not allowed or appears twice: ${name}.`,
    (name) => `Le fichier 3MF contient une entrée au nom interdit ou en double : ${name}.`,
  ],
  partMissing: [
    (name) => `The 3MF file lacks a part that it refers to: ${name}.`,
    (name) => `Il manque au fichier 3MF une partie à laquelle il renvoie : ${name}.`,
  ],
  severalModels: [
    () => 'The 3MF file names more than one model part; it must have exactly one.',
    () => 'Le fichier 3MF désigne plusieurs parties modèle ; il doit en avoir une seule.',
  ],
  externalLink: [
    (name) => `The 3MF file refers to something outside itself: ${name}.`,
    (name) => `Le fichier 3MF renvoie hors de lui-même : ${name}.`,
  ],
  relationshipsUnreadable: [
    () => 'The 3MF file does not say which of its parts is the model.',
    () => 'Le fichier 3MF ne dit pas laquelle de ses parties est le modèle.',
  ],
} satisfies Record<string, [Sentence, Sentence]>;

/** What a file says of itself, as it may be stored and shown: without control characters, and short. */
function tellable(detail: string): string {
  return Array.from(detail.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'))
    .slice(0, 200)
    .join('');
}

function place(detail: string): string {
  return detail === '0' ? '' : ` (triangle or line ${detail})`;
}

function lieu(detail: string): string {
  return detail === '0' ? '' : ` (triangle ou ligne ${detail})`;
}

/** One row of the table of unreadable files. */
export type MeshReadErrorCode = keyof typeof sentences;

/** Every code, for tests and documentation. */
export const meshReadErrorCodes = Object.keys(sentences) as MeshReadErrorCode[];

/**
 * A file that cannot be measured, whatever is tried: an expected fault of its sender's, never of ours.
 * `message` and `messageFr` are sentences for that person.
 */
export class MeshReadError extends Error {
  readonly messageFr: string;

  constructor(
    readonly code: MeshReadErrorCode,
    detail: string | number = 0,
  ) {
    const [english, french]: [Sentence, Sentence] = sentences[code];
    const told = tellable(String(detail));
    super(english(told));
    this.name = 'MeshReadError';
    this.messageFr = french(told);
  }
}
