import { describe, expect, it } from '@jest/globals';
import { materialSeeds } from '../../../../prisma-free-migrations/data/materials.js';
import { nameIn } from './name-in.js';

describe('The name of a material', () => {
  const skyBlue = { name: 'PLA Sky Blue', nameFr: 'PLA bleu ciel' };

  it('is in the language of its reader', () => {
    expect(nameIn('en', skyBlue)).toBe('PLA Sky Blue');
    expect(nameIn('fr', skyBlue)).toBe('PLA bleu ciel');
    expect(nameIn('ar', skyBlue)).toBe('\u200fPLA أزرق سماوي');
  });

  it('is French in Arabic where a colour has no Arabic word', () => {
    expect(nameIn('ar', { name: 'PLA Galaxy', nameFr: 'PLA galaxie' })).toBe('PLA galaxie');
    expect(nameIn('ar', { name: 'PLA constructor', nameFr: 'PLA galaxie' })).toBe('PLA galaxie');
  });

  it('is Arabic for every colour of the catalogue', () => {
    const names = materialSeeds.map((material) => nameIn('ar', material));
    expect(names.filter((name) => !/^\u200f(PLA|PETG|ABS|ASA|TPU) [\u0621-\u064a ]+$/.test(name))).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(materialSeeds.length);
  });
});
