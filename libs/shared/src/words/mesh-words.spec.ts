import { describe, expect, it } from '@jest/globals';
import { tellFault, tellValidation } from './mesh-words.js';

describe('the words of what was found in a mesh', () => {
  it('are made of codes, in both languages', () => {
    expect(tellFault({ reason: 'meshUnreadable', code: 'stlText', params: { detail: 12 } })).toEqual({
      reason: 'meshUnreadable',
      message: 'Facet 12 of the STL text cannot be read.',
      messageFr: 'La facette 12 du texte STL est illisible.',
    });
    expect(tellFault({ reason: 'meshUnreadable', code: 'givenUp' }).message).toContain(
      'could not be measured',
    );
  });

  it('have a tip behind them', () => {
    const unit = { unit: 'inches', scale: 25.4, x: '12.7', y: '25.4', z: '50.8' } as const;
    const fault = tellFault({
      reason: 'belowMinimumSize',
      code: 'tooSmall',
      params: { measure: 'largestSide', shown: '2.00', limit: 5 },
      tip: { code: 'mesh.likelyOtherUnit', params: unit },
      value: 2,
      limit: 5,
    });
    expect(fault.messageFr).toBe(
      'La pièce est trop petite : le plus grand côté est de 2,00 mm, il faut au moins 5 mm. ' +
        'Si le fichier est en pouces, agrandissez-le 25,4 fois : il mesure alors 12,7 × 25,4 × 50,8 mm.',
    );
    expect(fault).not.toHaveProperty('tip');
  });

  it('are those of the row where an earlier release kept them', () => {
    const fault = {
      reason: 'meshNotClosed',
      message: 'Open.',
      messageFr: 'Ouvert.',
      value: 3,
      limit: 0,
    } as const;
    const warning = { code: 'sharedEdges', message: 'Some.', messageFr: 'Des.', value: 2 };
    const kept = { printable: false, errors: [fault], warnings: [warning] };
    expect(tellValidation(kept)).toEqual(kept);
  });
});
