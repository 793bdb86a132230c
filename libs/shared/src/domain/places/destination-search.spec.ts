import { describe, expect, it } from '@jest/globals';
import { destinationSeeds } from '../../../../../prisma-free-migrations/data/destinations.js';
import { materialSeeds } from '../../../../../prisma-free-migrations/data/materials.js';
import {
  cityNames,
  foldName,
  indexDestinations,
  isOneEditAway,
  searchDestinations,
} from './destination-search.js';

const index = indexDestinations(destinationSeeds);
const namesFor = (typed: string, limit = 20): string[] =>
  searchDestinations(index, typed, limit).map((destination) => destination.name);
const cityOf = (code: string) => {
  const city = destinationSeeds.find((destination) => destination.code === code);
  if (!city) throw new Error(`No city ${code}.`);
  return city;
};

describe('searchDestinations', () => {
  it.each([
    ['Fez', ['Fès']],
    ['FÈS', ['Fès']],
    ['tang', ['Tanger']],
    ['beni mel', ['Béni Mellal']],
    ['Béni-Mellal', ['Béni Mellal']],
    ['sale', ['Salé', 'Fquih Ben Salah', 'Oulad Saleh']],
    ['marrakesh', ['Marrakech']],
    ['el jadida', ['El Jadida']],
    ['eljadida', ['El Jadida']],
    ['jadida', ['El Jadida']],
    ["m'diq", ['M’diq']],
    ['mdiq', ['M’diq']],
    ['M’DIQ', ['M’diq']],
    ['mogador', ['Essaouira']],
    ['laayoun', ['Laâyoune', 'El Marsa']],
    ['الرباط', ['Rabat']],
    ['الدار البيضاء', ['Casablanca']],
    ['اسفي', ['Safi']],
    ['آسفِي', ['Safi']],
    ['مراكـــش', ['Marrakech']],
    ['طنجه', ['Tanger']],
    ['xyz', []],
    ['--', []],
  ])('%s', (typed, names) => {
    expect(namesFor(typed)).toEqual(names);
  });

  it('puts the city called so before cities that begin so', () => {
    expect(namesFor('sidi slimane')).toEqual(['Sidi Slimane', 'Sidi Slimane Echcharraa']);
    expect(namesFor('casa')[0]).toBe('Casablanca');
    expect(namesFor('rabat')[0]).toBe('Rabat');
  });

  it('puts names that begin so before inner words, and those before parts of words', () => {
    expect(namesFor('mar')).toEqual(['Marrakech', 'Martil', 'El Marsa', 'Témara', 'Es-Semara']);
  });

  it('keeps the order of population among equal hits, and the limit', () => {
    expect(namesFor('ta', 4)).toEqual(['Tanger', 'Taza', 'Taourirt', 'Taroudant']);
    expect(namesFor('a', 1)).toEqual(['Agadir']);
  });
});

describe('a typing error', () => {
  it.each([
    ['casablanka', 'Casablanca'],
    ['cassablanca', 'Casablanca'],
    ['casablnca', 'Casablanca'],
    ['csaablanca', 'Casablanca'],
    ['Dar el Beida', 'Casablanca'],
    ['dar el bieda', 'Casablanca'],
    ['الدار البيضاا', 'Casablanca'],
    ['الدر البيضاء', 'Casablanca'],
    ['marakech', 'Marrakech'],
    ['marrakesc', 'Marrakech'],
    ['agadri', 'Agadir'],
    ['tanjer', 'Tanger'],
    ['طنجةة', 'Tanger'],
    ['ouarzazat', 'Ouarzazate'],
    ['ouarzasa', 'Ouarzazate'],
  ])('%s is %s', (typed, name) => {
    expect(namesFor(typed)[0]).toBe(name);
  });

  it('is not guessed in fewer than four letters', () => {
    expect(namesFor('fax')).toEqual([]);
  });

  it('never puts a wrong town first for a right name', () => {
    const wrong = destinationSeeds.flatMap(({ name, aliases }) =>
      [name, ...aliases].filter((spelling) => namesFor(spelling)[0] !== name),
    );
    expect(wrong).toEqual([]);
  });

  it('of any kind, at any place of any spelling, still finds the town, unless it writes another', () => {
    const lost: string[] = [];
    for (const { name, aliases } of destinationSeeds) {
      for (const spelling of [name, ...aliases].map(foldName)) {
        for (const typed of typosOf(spelling)) {
          if (typed.length < 4 || namesFor(typed).includes(name)) continue;
          const [first] = searchDestinations(index, typed, 1);
          const isOther = first !== undefined && spellingsOf(first).some((one) => one.includes(typed));
          if (!isOther) lost.push(`${name}: ${typed}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

function spellingsOf({ name, aliases }: { name: string; aliases: readonly string[] }): string[] {
  return [name, ...aliases].map(foldName);
}

/** One error of each kind: where it falls changes with the spelling. */
function typosOf(spelling: string): string[] {
  return Array.from(spelling, (_, place) => {
    const [before, letter, after] = [spelling.slice(0, place), spelling[place]!, spelling.slice(place + 1)];
    const kinds = [
      before + after,
      `${before}x${after}`,
      `${before}${letter}x${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
    return kinds[place % kinds.length]!;
  });
}

describe('isOneEditAway', () => {
  it.each([
    ['fes', 'fes', true],
    ['fes', 'fez', true],
    ['fes', 'fe', true],
    ['fe', 'fes', true],
    ['fes', 'efs', true],
    ['fes', 'sef', false],
    ['fes', 'f', false],
    ['rabat', 'rbaat', true],
    ['rabat', 'rabatxx', false],
    ['rabat', 'xabax', false],
  ])('%s, %s: %s', (a, b, is) => {
    expect(isOneEditAway(a, b)).toBe(is);
  });
});

describe('cityNames', () => {
  it.each([
    ['FES', 'fes', true],
    ['FES', ' Fez ', true],
    ['FES', 'فاس', true],
    ['FES', 'Fè', false],
    ['FES', 'Meknès', false],
    ['BEM', 'beni-mellal', true],
    ['KEK', 'ksar el kebir', true],
    ['CAS', 'Casa', true],
    ['MDQ', "M'diq", true],
    ['MDQ', 'M’diq', true],
    ['OMB', "oulad m'barek", true],
    ['CAS', '', false],
    ['CAS', '-', false],
  ])('%s is called %s: %s', (code, typed, isNamed) => {
    expect(cityNames(cityOf(code), typed)).toBe(isNamed);
  });
});

describe('the seeded cities', () => {
  it('can be told apart by every spelling, code and id', () => {
    const spellings = destinationSeeds.flatMap(({ name, aliases }) => [
      ...new Set([name, ...aliases].map(foldName)),
    ]);
    expect(spellings.filter((spelling, place) => spellings.indexOf(spelling) !== place)).toEqual([]);
    expect(new Set(destinationSeeds.map(({ code }) => code)).size).toBe(destinationSeeds.length);
    expect(new Set(destinationSeeds.map(({ id }) => id)).size).toBe(destinationSeeds.length);
  });

  it('are many, each with an Arabic name and a sensible delivery time', () => {
    expect(destinationSeeds.length).toBeGreaterThanOrEqual(150);
    for (const { aliases, code, deliveryDaysMin, deliveryDaysMax } of destinationSeeds) {
      expect([code, aliases.some((alias) => /\p{Script=Arabic}/u.test(alias))]).toEqual([code, true]);
      expect(deliveryDaysMin).toBeGreaterThanOrEqual(1);
      expect(deliveryDaysMax).toBeGreaterThanOrEqual(deliveryDaysMin);
      expect(deliveryDaysMax).toBeLessThanOrEqual(6);
    }
  });

  it('have ids that never move', () => {
    expect(cityOf('CAS').id).toBe('019b7700-0000-7000-8000-000000000001');
    expect(cityOf('DAK').id).toBe('019b7700-0000-7000-8000-000000000032');
  });
});

describe('the seeded materials', () => {
  it('are forty colours over five polymers, the first a PLA', () => {
    expect(materialSeeds).toHaveLength(40);
    expect(new Set(materialSeeds.map(({ sku }) => sku)).size).toBe(40);
    expect(new Set(materialSeeds.map(({ polymer }) => polymer))).toEqual(
      new Set(['pla', 'petg', 'abs', 'asa', 'tpu']),
    );
    expect(materialSeeds[0]).toMatchObject({
      sku: 'pla-noir',
      polymer: 'pla',
      nameFr: 'PLA noir',
      position: 1,
    });
  });

  it('have SKUs that fit an address and colours that fit a style sheet', () => {
    for (const { sku, polymer, previewColor } of materialSeeds) {
      expect(sku).toMatch(new RegExp(`^${polymer}-[a-z-]{1,58}$`));
      expect(previewColor).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
