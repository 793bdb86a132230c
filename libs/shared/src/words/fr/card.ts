import type { card as english } from '../en/card.js';
import type { Translated } from '../message.js';

/** @see en/card.ts */
export const card: Translated<typeof english> = {
  elements: {
    name: 'le nom',
    title: 'la fonction',
    company: 'l’entreprise',
    phone: 'le téléphone',
    email: 'l’adresse e-mail',
    website: 'le site web',
    mark: 'l’emblème',
    qr: 'le code QR',
    frame: 'le cadre',
    divider: 'le séparateur',
  },
  warnings: {
    textSmaller:
      'Composé en capitales de {capMm, number} mm au lieu de {wantedCapMm, number} mm, {why, select, rank {pour que le nom reste plus grand} other {pour tenir}}.',
    thinStrokes:
      '{of, select, logo {{percent, number} % du logo est plus fin que la buse de {nozzleMm, number} mm : rendu imprécis ou absent.} other {Des traits de {strokeMm, number} mm sont plus fins que la buse de {nozzleMm, number} mm : contours moins nets.}}',
    fallbackFont: 'La police n’a pas {characters} : composé dans une autre.',
    keptInside: 'Ramené de {movedMm, number} mm, pour rester sur la carte.',
    scaleLimited:
      'Échelle {scale, number} au lieu de {asked, number}, la limite de {by, select, card {la carte} other {ce qui s’imprime}}.',
    elementsOverlap: '{one} et {two} se chevauchent.',
    dividerHidden: 'Le séparateur est omis : le code QR est dessus.',
    engravingShallower:
      'La gravure fait {depthMm, number} mm de profondeur, pour laisser {floorMm, number} mm de carte dessous.',
    qrShortened: 'Le code QR ne contient pas toutes les coordonnées, pour laisser de la place au texte.',
    qrLowContrast: 'Le code QR a presque la couleur de la carte : lisible seulement en lumière rasante.',
  },
  faults: {
    missingCharacters: {
      message: 'contient des caractères qu’aucune de nos polices ne peut imprimer : {characters}',
      hint: 'Utilisez des lettres latines, arabes, tifinaghes, grecques ou cyrilliques, des chiffres et des signes courants.',
    },
    nothingToSee: {
      message: 'doit avoir au moins un caractère visible',
      hint: 'Envoyez le nom auquel la carte est destinée.',
    },
    doesNotFit: {
      message: 'ne tient pas sur la carte, même dans les plus petites lettres imprimables',
      hint: 'Raccourcissez-le, prenez une police plus étroite comme barlow-condensed, ou retirez d’autres éléments.',
    },
    doesNotFitBesideQr: {
      message:
        'ne tient pas à côté d’un code QR, si peu qu’il contienne, dans les plus petites lettres imprimables',
      hint: 'Raccourcissez-le, prenez une police plus étroite comme barlow-condensed, ou retirez {frame, select, none {le code QR} other {le cadre ou le code QR}}.',
    },
    qrTooLong: {
      message:
        'demande un code QR de {modules, number} modules, de {moduleMm, number} mm chacun et de {sideMm, number} mm de large, ce qui ne laisse pas de place au texte',
      hint: 'Raccourcissez ce qu’il contient : avec une adresse de {characters, number} caractères dans markUrl, https:// compris, le texte tient.',
    },
    qrCovered: {
      message: 'superpose {element} et le code QR, que les téléphones ne pourraient pas lire',
      hint: 'Laissez libres le code QR et l’espace vide autour de lui.',
    },
    logoWithoutOutline: {
      message: 'n’a pas de contour vu de dessus',
      hint: 'Posez le logo à plat sur le plan XY et téléversez-le à nouveau.',
    },
    logoUnreadable: {
      message: 'est illisible : {fault}',
      hint: 'Téléversez un STL, OBJ ou 3MF plat du logo, posé sur le plan XY.',
    },
    logoTooLarge: {
      message: 'a {triangles, number} triangles, plus qu’un logo ne peut en avoir ({limit, number})',
      hint: 'Téléversez un STL, OBJ ou 3MF plat du logo, posé sur le plan XY.',
    },
    logoCrossesItself: {
      message:
        'a des triangles qui se croisent si souvent (plus de {crossings, number} fois) que son contour ne peut être calculé',
      hint: 'Téléversez un STL, OBJ ou 3MF plat du logo, dont les triangles ne se croisent pas, posé sur le plan XY.',
    },
    logoTooIntricate: {
      message: 'est trop complexe : son contour n’a pas pu être calculé en {seconds, number} secondes',
      hint: 'Téléversez un STL, OBJ ou 3MF plus simple du logo : moins de triangles, un contour plat sans petits morceaux séparés, posé sur le plan XY. Le même fichier est réessayé après {minutes, number} minutes.',
    },
  },
};
