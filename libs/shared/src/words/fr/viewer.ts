import type { viewer as english } from '../en/viewer.js';
import type { Translated } from '../message.js';

/** @see en/shop-viewer.ts */
export const viewer: Translated<typeof english> = {
  open: 'Voir en 3D',
  openOf: 'Voir en 3D : {name}',
  titleOf: '{name} en 3D',
  preparing: 'Préparation de la pièce…',
  failed:
    '{why, select, gone {Cet appareil n’a plus le fichier : remplacez-le.} tooLarge {La pièce a trop de triangles pour être dessinée ici ; son prix n’en dépend pas.} tooSlow {La préparation de la pièce a pris trop de temps ; son prix n’en dépend pas.} outOfMemory {Cet appareil a trop peu de mémoire pour dessiner la pièce ; son prix n’en dépend pas.} other {La pièce ne peut pas être dessinée ici ; son prix n’en dépend pas.}}',
  unsupported: 'Ce navigateur ne peut pas dessiner en 3D : WebGL lui manque ou est désactivé.',
  lost: 'La carte graphique ne dessine plus. Si l’image ne revient pas, fermez cette vue et rouvrez-la.',
  alt: '{name} sur son plateau : {x} × {y} × {z} mm.',
  sound: 'Ni arêtes ouvertes, ni surplombs, ni parois minces.',
  help: 'Glissez pour tourner, molette pour zoomer, bouton droit pour déplacer. Au clavier : les flèches tournent, + et − zooment, 0 montre tout. Les carreaux du plateau font 10 mm.',
  view: 'Vue',
  side: '{side, select, corner {Coin} front {Avant} back {Arrière} left {Gauche} right {Droite} top {Dessus} other {Dessous}}',
  fit: 'Tout montrer',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  section: 'Coupe',
  noSection: 'Aucune',
  cutAt: 'Coupe sur {axis} à {mm} mm',
  measure: 'Mesurer',
  firstPoint: 'Cliquez sur un point de la pièce. Au clavier, Entrée prend celui de la croix.',
  secondPoint: 'Maintenant un deuxième point.',
  legend: 'Marqué sur la pièce',
  fault: '{fault, select, openEdges {Arêtes ouvertes} overhangs {Surplombs} other {Parois minces}}',
  openEdges: '{count, plural, =1 {une arête} other {{count, number} arêtes}}, jusqu’à {mm} mm de long',
  overhangs:
    '{count, plural, =1 {une zone} other {{count, number} zones}}, {area} mm², jusqu’à {mm} mm au-dessus de ce qui est dessous',
  thinWalls:
    '{count, plural, =1 {une zone} other {{count, number} zones}}, {area} mm², {mm} mm au plus mince',
  show: 'Montrer',
  showOf:
    'Montrer sur la pièce : {fault, select, openEdges {arêtes ouvertes} overhangs {surplombs} other {parois minces}}',
};
