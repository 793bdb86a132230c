import type { refusals as english } from '../en/refusals.js';
import type { Translated } from '../message.js';

/** @see en/refusals.ts */
export const refusals: Translated<typeof english> = {
  notOfFormat: 'Le contenu n’est pas un fichier {format}.',
  otherFormat: 'Le nom indique {named}, le contenu est du {found}.',
  rushUnavailable:
    'Les exemplaires de cette ligne demandent plus de {hours, number} heures d’impression : l’express est impossible.',
  notInStock: 'n’est pas en stock',
  soldOutColour: 'contient une couleur qui n’est pas en stock',
  cardColour: 'doit être {sku}, la couleur de la plaque de la carte : refaites la carte pour une autre',
  samePlasticAsFile: 'doit être du même plastique que les autres couleurs du fichier ({polymer})',
};
