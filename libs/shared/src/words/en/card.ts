/** Business cards: what their owners should know, and why some cannot be made as asked. */
export const card = {
  elements: {
    name: 'name',
    title: 'title',
    company: 'company',
    phone: 'phone number',
    email: 'e-mail address',
    website: 'website',
    mark: 'mark',
    qr: 'QR code',
    frame: 'frame',
    divider: 'divider',
  },
  warnings: {
    textSmaller:
      'Set in capitals of {capMm, number} mm instead of {wantedCapMm, number} mm, {why, select, rank {so that the name stays larger} other {so that it fits}}.',
    thinStrokes:
      '{of, select, logo {{percent, number} % of the logo is finer than the nozzle of {nozzleMm, number} mm: it comes out soft or not at all.} other {Strokes of {strokeMm, number} mm are finer than the nozzle of {nozzleMm, number} mm: edges come out soft.}}',
    fallbackFont: 'The font lacks {characters}: set in another one.',
    keptInside: 'Moved back by {movedMm, number} mm, so that it stays on the card.',
    scaleLimited:
      'Scaled by {scale, number} instead of {asked, number}, the limit of {by, select, card {the card} other {what prints}}.',
    elementsOverlap: 'The {one} and the {two} lie on each other.',
    dividerHidden: 'The divider is left out: the QR code lies on it.',
    engravingShallower:
      'The engraving is {depthMm, number} mm deep, so that {floorMm, number} mm of the card stay under it.',
    qrShortened: 'The QR code holds less than all contact details, so that the text has room beside it.',
    qrLowContrast:
      'The QR code has hardly another colour than the card: phones read it in slanting light at best.',
  },
  /** The message stands behind the name of a field. */
  faults: {
    missingCharacters: {
      message: 'has characters that no font of ours can print: {characters}',
      hint: 'Use Latin, Arabic, Tifinagh, Greek or Cyrillic letters, digits and common signs.',
    },
    nothingToSee: {
      message: 'must have at least one visible character',
      hint: 'Send the name that the card is for.',
    },
    doesNotFit: {
      message: 'does not fit the card, even in the smallest letters that print',
      hint: 'Shorten it, take a narrower font such as barlow-condensed, or leave out other elements.',
    },
    doesNotFitBesideQr: {
      message: 'does not fit beside a QR code, however little that holds, in the smallest letters that print',
      hint: 'Shorten it, take a narrower font such as barlow-condensed, or leave out {frame, select, none {the QR code} other {the frame or the QR code}}.',
    },
    qrTooLong: {
      message:
        'needs a QR code of {modules, number} modules, at {moduleMm, number} mm each {sideMm, number} mm wide, which leaves the text no room',
      hint: 'Shorten what it holds: with an address of {characters, number} characters in markUrl, https:// included, the text fits.',
    },
    qrCovered: {
      message: 'puts the {element} and the QR code on each other, which phones could not read',
      hint: 'Keep everything off the QR code and the empty space around it.',
    },
    logoWithoutOutline: {
      message: 'has no outline when seen from above',
      hint: 'Lay the logo flat on the XY plane and upload it again.',
    },
    logoUnreadable: {
      message: 'cannot be read: {fault}',
      hint: 'Upload a flat STL, OBJ or 3MF of the logo, lying on the XY plane.',
    },
    logoTooLarge: {
      message: 'has {triangles, number} triangles, more than a logo may have ({limit, number})',
      hint: 'Upload a flat STL, OBJ or 3MF of the logo, lying on the XY plane.',
    },
    logoCrossesItself: {
      message:
        'has triangles that cross one another so often (more than {crossings, number} times) that its outline cannot be worked out',
      hint: 'Upload a flat STL, OBJ or 3MF of the logo whose triangles do not cross, lying on the XY plane.',
    },
    logoTooIntricate: {
      message: 'is too intricate: its outline could not be worked out within {seconds, number} seconds',
      hint: 'Upload a simpler STL, OBJ or 3MF of the logo: fewer triangles, a flat outline without small separate pieces, lying on the XY plane. The same file is tried again after {minutes, number} minutes.',
    },
  },
} as const;
