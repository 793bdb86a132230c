import { describe, expect, it } from '@jest/globals';
import { tellCardFault, tellCardWarning } from './card-words.js';

describe('the words of what was found of a card', () => {
  it('name its elements as each language does', () => {
    const [one, two] = [{ code: 'card.elements.mark' }, { code: 'card.elements.phone' }] as const;
    expect(
      tellCardWarning({ code: 'elementsOverlap', field: 'placements.mark', params: { one, two } }),
    ).toEqual({
      code: 'elementsOverlap',
      field: 'placements.mark',
      message: 'The mark and the phone number lie on each other.',
      messageFr: 'L’emblème et le téléphone se chevauchent.',
    });
  });

  it('tell of thin letters and of a thin logo', () => {
    const told = tellCardWarning({
      code: 'thinStrokes',
      field: 'title',
      params: { of: 'text', strokeMm: 0.38, nozzleMm: 0.4 },
      value: 0.38,
      limit: 0.4,
    });
    expect(told.messageFr).toBe(
      'Des traits de 0,38 mm sont plus fins que la buse de 0,4 mm : contours moins nets.',
    );
    const logo = { of: 'logo', percent: 12, nozzleMm: 0.4 } as const;
    expect(tellCardWarning({ code: 'thinStrokes', field: 'logoKey', params: logo }).message).toBe(
      '12 % of the logo is finer than the nozzle of 0.4 mm: it comes out soft or not at all.',
    );
  });

  it('tell why a mesh is no logo', () => {
    const fault = { code: 'mesh.stlText', params: { detail: 3 } };
    const kept = { field: 'logoKey', code: 'logoUnreadable', params: { fault } } as const;
    expect(tellCardFault(kept, 'en')).toEqual({
      field: 'logoKey',
      message: 'cannot be read: Facet 3 of the STL text cannot be read.',
      hint: 'Upload a flat STL, OBJ or 3MF of the logo, lying on the XY plane.',
    });
    expect(tellCardFault(kept, 'fr').message).toBe(
      'est illisible : La facette 3 du texte STL est illisible.',
    );
  });

  it('are those of the row where an earlier release kept them', () => {
    const warning = { code: 'qrShortened', field: 'qr', message: 'Short.', messageFr: 'Court.' } as const;
    expect(tellCardWarning(warning)).toEqual(warning);
    const fault = { field: 'logoKey', message: 'crosses', hint: 'Do not cross.' };
    expect(tellCardFault({ ...fault, isTemporary: true }, 'fr')).toEqual(fault);
  });
});
