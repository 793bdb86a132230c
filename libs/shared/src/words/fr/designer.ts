import type { designer as english } from '../en/designer.js';
import type { Translated } from '../message.js';

/** @see en/designer.ts */
export const designer: Translated<typeof english> = {
  title: 'Composez une carte de visite',
  intro: 'Dessinée et chiffrée sur votre appareil : rien n’est envoyé avant la mise au panier.',
  sampleName: 'Votre nom',
  preview: 'La carte vue de dessus',
  drawing: 'Tracé en cours…',
  waiting: 'Les polices n’ont pas pu être chargées. La suite se fera dès que vous serez de nouveau en ligne.',
  moveHow:
    'Faites glisser ce qui est sur la carte, ou atteignez-le avec Tab : les flèches le déplacent d’un demi-millimètre, avec Maj de cinq ; plus et moins changent son échelle, Suppr le remet en place.',
  move: 'Déplacer : {element}',
  group:
    '{group, select, texts {Textes} card {Carte} type {Caractères} mark {Marque et code QR} relief {Relief} colours {Couleurs} lines {Caractères de chaque ligne} other {Déplacer et mettre à l’échelle}}',
  choice:
    '{field, select, name {Nom} title {Fonction} company {Entreprise} phone {Téléphone} email {E-mail} website {Site web} thickness {Épaisseur} format {Format} corners {Coins} arrangement {Disposition} frame {Cadre} divider {Séparation} icons {Petits dessins devant téléphone, e-mail et site} align {Alignement} textCase {Lettres} relief {Relief} reliefDepth {Profondeur} textDepth {Profondeur du texte} markDepth {Profondeur de la marque et du code QR} fontFamily {Police} fontSize {Taille des lettres} mark {Marque} qr {Code QR} markUrl {Ce que le code QR ouvre} logoKey {Logo} materialId {Carte} textColorId {Texte} other {Marque et code QR}}',
  markUrlHint: 'Vide : le site web, sinon les coordonnées comme fiche de contact.',
  logoHint: 'Un STL, OBJ ou 3MF plat, posé sur le plan XY ; il est envoyé avec la carte.',
  logoChosen: 'Choisi : {name}',
  values: {
    thickness: '{value, select, thin {Fine, 0,8 mm} standard {Normale, 1,2 mm} other {Épaisse, 1,6 mm}}',
    format: '{value, select, eu {Europe, 85 × 55 mm} other {Amérique, 88,9 × 50,8 mm}}',
    corners: '{value, select, square {Droits} soft {Adoucis} other {Ronds}}',
    arrangement:
      '{value, select, classic {Marque à droite} markLeft {Marque à gauche} other {Marque en haut}}',
    frame: '{value, select, none {Aucun} line {Filet} double {Double filet} other {Coins}}',
    divider: '{value, select, line {Filet} short {Filet court} dots {Points} other {Aucune}}',
    align: '{value, select, auto {Comme se lit le nom} left {À gauche} center {Centré} other {À droite}}',
    textCase: '{value, select, upper {Capitales} other {Comme saisies}}',
    relief: '{value, select, emboss {En relief} other {Gravé}}',
    reliefDepth: '{value, select, shallow {0,4 mm} standard {0,6 mm} other {0,8 mm}}',
    textDepth: '{value, select, match {Comme le relief} shallow {0,4 mm} standard {0,6 mm} other {0,8 mm}}',
    markDepth: '{value, select, match {Comme le relief} shallow {0,4 mm} standard {0,6 mm} other {0,8 mm}}',
    fontFamily:
      '{value, select, block {Block (capitales)} bold {Bold (capitales)} dot {Points (capitales)} archivoblack {Archivo Black} rubikmono {Rubik Mono} russoone {Russo One} titilliumblack {Titillium Black} montserrat {Montserrat} poppins {Poppins} spacegrotesk {Space Grotesk} barlowcondensed {Barlow Condensed} robotoslab {Roboto Slab} zillaslab {Zilla Slab} bebasneue {Bebas Neue} other {Righteous}}',
    fontSize: '{value, select, small {Petite} medium {Moyenne} other {Grande}}',
    tracking: '{value, select, normal {Normal} wide {Large} other {Plus large}}',
    mark: '{value, select, none {Aucune} initials {Initiales} other {Logo}}',
  },
  ofCard: 'Comme la carte',
  fontOf: 'Police : {line}',
  sizeOf: 'Taille : {line}',
  spacingOf: 'Espacement : {line}',
  element: 'Élément',
  dx: 'Vers la droite, mm',
  dy: 'Vers le haut, mm',
  scale: 'Échelle',
  putBack: 'Remettre en place',
  choiceFault:
    '{code, select, wholeCharacters {Il y a un demi-caractère : saisissez-le de nouveau.} nothingToEncode {La carte n’a ni site, ni téléphone, ni e-mail à coder : saisissez une adresse ici ou retirez le code.} other {Choisissez un fichier pour le logo.}}',
  logoFile: 'Il faut un fichier STL, OBJ ou 3MF de {megabytes, number} Mo au plus.',
  needsName: 'Saisissez le nom que porte la carte.',
  finding: 'Ce champ {fault}.',
  faults:
    '{count, plural, =1 {Une chose est à changer} other {{count, number} choses sont à changer}} avant que la carte puisse être faite.',
  priceTitle: 'Prix',
  pricing: 'Calcul du prix…',
  take: 'Mettre au panier',
  taking: 'La carte est en préparation…',
  taken: 'La carte est dans le panier.',
  toBasket: 'Voir le panier',
  full: 'Le panier n’a plus de ligne libre.',
  needsAccount: 'Connectez-vous pour faire préparer la carte ; sa composition reste ici.',
  startAgain: 'Recommencer',
  startedAgain: 'Une nouvelle carte est commencée.',
  undo: 'Annuler',
};
