import type { Translated } from '../message.js';
import type { mesh as english } from '../en/mesh.js';

/** @see en/mesh.ts */
export const mesh: Translated<typeof english> = {
  outOfMemory: 'Le maillage est trop grand pour être mesuré. Réduisez le nombre de triangles.',
  stlLength:
    'La longueur du fichier ne correspond pas {detail, plural, one {au nombre de triangles annoncé ({detail})} other {aux {detail} triangles annoncés}} : il est tronqué ou endommagé.',
  stlText: 'La facette {detail} du texte STL est illisible.',
  stlTruncated: 'Le texte STL s’arrête au milieu de la facette {detail}.',
  nonFiniteCoordinate:
    'Une coordonnée n’est pas un nombre{detail, select, 0 {} other { (triangle ou ligne {detail})}}.',
  coordinateOutOfRange:
    'Une coordonnée est trop grande pour appartenir à une pièce{detail, select, 0 {} other { (triangle ou ligne {detail})}}.',
  noTriangles: 'Le fichier ne contient aucun triangle.',
  objLine: 'La ligne {detail} du fichier OBJ est illisible.',
  objIndex: 'La ligne {detail} du fichier OBJ désigne un sommet qui n’existe pas.',
  tooManyTriangles:
    '{detail, select, placedObjects {Le fichier place plus de 500 000 objets. Réduisez les copies.} triangles {Le fichier contient plus de 10 millions de triangles. Réduisez leur nombre.} vertices {Le fichier contient plus de 10 millions de sommets. Réduisez le nombre de triangles.} objects {Le fichier contient plus de 100 000 objets. Fusionnez-en ou retirez-en.} references {Le fichier liste plus de 500 000 éléments à fabriquer et composants. Réduisez les copies.} other {Le fichier place plus de 20 millions de triangles. Réduisez les copies ou les triangles.}}',
  nestingTooComplex: 'Trop de morceaux de la surface sont imbriqués les uns dans les autres.',
  xmlMalformed: 'Le modèle 3MF n’est pas un XML bien formé.',
  xmlTruncated: 'Le modèle 3MF s’arrête avant d’être complet.',
  xmlDoctype: 'Le modèle 3MF contient une définition de type de document, ce que le 3MF interdit.',
  xmlDepth: 'Le modèle 3MF imbrique trop profondément ses éléments.',
  xmlTagTooLong: 'Le modèle 3MF contient une balise trop longue.',
  xmlNotAModel: 'La partie modèle du 3MF ne commence pas par un élément model.',
  threemfUnit: 'Le modèle 3MF indique une unité qui n’existe pas.',
  threemfVertex: 'Un sommet du modèle 3MF n’a pas de x, y ou z lisible.',
  threemfTriangle: 'Le triangle {detail} d’un objet du modèle 3MF n’a pas de v1, v2 ou v3 lisible.',
  threemfIndex: 'Le triangle {detail} d’un objet du modèle 3MF désigne un sommet qui n’existe pas.',
  threemfObject: 'Un objet du modèle 3MF n’a pas d’identifiant lisible.',
  threemfTransform:
    'Une transformation du modèle 3MF est inutilisable : il faut douze nombres et elle ne doit pas aplatir la pièce.',
  threemfReference:
    'Un composant ou un élément à fabriquer du modèle 3MF n’a pas d’identifiant d’objet lisible.',
  threemfObjectType: 'Un objet du modèle 3MF a un type qui n’existe pas.',
  threemfNoResources: 'Le modèle 3MF n’a pas de ressources : il ne contient aucun objet.',
  threemfNoBuild: 'Le modèle 3MF n’a pas de fabrication : il ne dit pas quoi imprimer.',
  requiredExtension:
    'Le fichier 3MF exige une extension que nous ne calculons pas : {detail}. Exportez-le en simple maillage (3MF de base, STL ou OBJ).',
  solidInExtension:
    'Le solide du fichier 3MF est décrit par une extension que nous ne calculons pas : {detail}. Exportez-le en simple maillage (3MF de base, STL ou OBJ).',
  objectWithoutMesh: 'Le fichier 3MF fabrique l’objet {detail}, qui n’a ni maillage ni composants.',
  otherInBuild:
    'La fabrication du fichier 3MF désigne l’objet {detail} de type « other », qui ne s’imprime pas.',
  xmlEncoding: 'Le modèle 3MF est encodé en {detail} ; le 3MF n’admet que l’UTF-8 et l’UTF-16.',
  missingObject: 'Le modèle 3MF renvoie à l’objet {detail}, qui n’existe pas.',
  duplicateObject: 'Le modèle 3MF contient deux fois l’objet {detail}.',
  componentCycle: 'L’objet {detail} du modèle 3MF se contient lui-même.',
  componentDepth: 'Des objets du modèle 3MF sont imbriqués sur plus de 64 niveaux.',
  nothingToBuild: 'La fabrication du fichier 3MF est vide : elle ne liste aucun objet à imprimer.',
  archiveDamaged: 'Le fichier 3MF n’est pas une archive ZIP lisible : il est tronqué ou endommagé.',
  archiveEncrypted: 'Le fichier 3MF est chiffré. Enregistrez-le sans mot de passe.',
  archiveTooLarge: 'Le fichier 3MF se décompresse en plus de données que ce qui peut être mesuré.',
  archiveNames: 'Le fichier 3MF contient une entrée au nom interdit ou en double : {detail}.',
  partMissing: 'Il manque au fichier 3MF une partie à laquelle il renvoie : {detail}.',
  severalModels: 'Le fichier 3MF désigne plusieurs parties modèle ; il doit en avoir une seule.',
  externalLink: 'Le fichier 3MF renvoie hors de lui-même : {detail}.',
  relationshipsUnreadable: 'Le fichier 3MF ne dit pas laquelle de ses parties est le modèle.',
  givenUp: 'Le fichier n’a pas pu être mesuré dans nos limites de temps et de mémoire.',

  notClosed:
    'Le maillage n’est pas fermé : {count, number} arêtes ouvertes, les premières d’un sommet à l’autre {edges} mm.',
  /** Semicolons between the lengths, whose decimals stand behind commas. */
  openEdge: '({x1, number} ; {y1, number} ; {z1, number})–({x2, number} ; {y2, number} ; {z2, number})',
  tooLarge: 'La pièce mesure {side, number} mm sur un côté ; le plateau accepte {limit, number} mm.',
  tooSmall:
    'La pièce est trop petite : {measure, select, largestSide {le plus grand côté} smallestSide {le plus petit côté} other {le volume}} est de {shown, number} {measure, select, volume {mm³} other {mm}}, il faut au moins {limit, number} {measure, select, volume {mm³} other {mm}}.',

  withTip: '{fault} {tip}',

  sharedEdges:
    '{count, plural, =1 {Une arête est partagée} other {Des arêtes sont partagées}} par quatre faces ou plus ; la pièce s’imprime, mais peut y être fragile.',
  invertedShells:
    '{count, plural, =1 {Un volume est retourné ; nous l’avons remis à l’endroit.} other {Des volumes sont retournés ; nous les avons remis à l’endroit.}}',
  degenerateTriangles:
    '{count, plural, =1 {Un triangle sans surface a été ignoré.} other {Des triangles sans surface ont été ignorés.}}',
  severalBodies:
    'Le fichier contient {count, number} volumes ; ils sont imprimés ensemble, tels qu’ils sont placés.',
  thinWalls:
    'Des parois plus fines qu’une ligne imprimée ({lineWidthMm, number} mm), environ {areaMm2, number} mm², peuvent être fragiles ou manquer.',
  supportsNeeded:
    'Des surplombs demandent des supports ; ils sont comptés dans le prix et laissent des traces.',
  tallAndSlender: 'La pièce est haute et élancée : elle peut bouger à l’impression. Couchez-la si possible.',
  overlappingBodies:
    '{bodies, plural, =1 {Le volume se recoupe lui-même ; la partie commune est imprimée et comptée une seule fois.} other {Des volumes se chevauchent, ou l’un se recoupe lui-même ; la partie commune est imprimée et comptée une seule fois.}}',
  likelyOtherUnit:
    'Si le fichier est en {unit, select, inches {pouces} other {mètres}}, agrandissez-le {scale, number} fois : il mesure alors {x, number} × {y, number} × {z, number} mm.',
};
