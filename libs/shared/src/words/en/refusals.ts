/** Why a file or a line is not taken: the service answers it, and the shop says it by itself. */
export const refusals = {
  notOfFormat: 'The content is not {format, select, 3MF {a} other {an}} {format} file.',
  otherFormat: 'The name says {named}, the content is {found}.',
  rushUnavailable:
    'The copies of this line take more than {hours, number} hours to print and cannot be rushed.',
  notInStock: 'is not in stock',
  soldOutColour: 'contains a colour that is not in stock',
  cardColour: 'must be {sku}, the colour of the card’s plate: make the card anew for another',
  samePlasticAsFile: 'must be of the same plastic as the other colours of the file ({polymer})',
} as const;
