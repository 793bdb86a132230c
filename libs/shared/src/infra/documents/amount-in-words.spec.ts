import { describe, expect, it } from '@jest/globals';
import { amountInWords } from './amount-in-words.js';

describe('an amount in French words', () => {
  it.each([
    [0, 'zéro dirham'],
    [1, 'un dirham'],
    [2, 'deux dirhams'],
    [16, 'seize dirhams'],
    [21, 'vingt et un dirhams'],
    [61, 'soixante et un dirhams'],
    [70, 'soixante-dix dirhams'],
    [71, 'soixante et onze dirhams'],
    [77, 'soixante-dix-sept dirhams'],
    [80, 'quatre-vingts dirhams'],
    [81, 'quatre-vingt-un dirhams'],
    [90, 'quatre-vingt-dix dirhams'],
    [91, 'quatre-vingt-onze dirhams'],
    [99, 'quatre-vingt-dix-neuf dirhams'],
    [100, 'cent dirhams'],
    [101, 'cent un dirhams'],
    [180, 'cent quatre-vingts dirhams'],
    [200, 'deux cents dirhams'],
    [201, 'deux cent un dirhams'],
    [280, 'deux cent quatre-vingts dirhams'],
    [1000, 'mille dirhams'],
    [2000, 'deux mille dirhams'],
    [80_000, 'quatre-vingt mille dirhams'],
    [200_000, 'deux cent mille dirhams'],
    [1_000_000, 'un million de dirhams'],
    [1_000_001, 'un million un dirhams'],
    [80_000_000, 'quatre-vingts millions de dirhams'],
    [200_000_000, 'deux cents millions de dirhams'],
    [1_000_000_000, 'un milliard de dirhams'],
  ])('%d is %s', (dirhams, words) => {
    expect(amountInWords(dirhams * 100, 'fr')).toBe(words);
  });

  it.each([
    [1, 'zéro dirham et un centime'],
    [80, 'zéro dirham et quatre-vingts centimes'],
    [101, 'un dirham et un centime'],
    [
      123_456_789,
      'un million deux cent trente-quatre mille cinq cent soixante-sept dirhams et quatre-vingt-neuf centimes',
    ],
    [
      999_999_999_999_999,
      'neuf billions neuf cent quatre-vingt-dix-neuf milliards neuf cent quatre-vingt-dix-neuf millions ' +
        'neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf dirhams ' +
        'et quatre-vingt-dix-neuf centimes',
    ],
  ])('%d centimes are %s', (centimes, words) => {
    expect(amountInWords(centimes, 'fr')).toBe(words);
  });
});

describe('an amount in English words', () => {
  it.each([
    [0, 'zero dirhams'],
    [1, 'zero dirhams and one centime'],
    [100, 'one dirham'],
    [2_150, 'twenty-one dirhams and fifty centimes'],
    [10_100, 'one hundred and one dirhams'],
    [100_000_000, 'one million dirhams'],
    [
      123_456_789,
      'one million two hundred and thirty-four thousand five hundred and sixty-seven dirhams ' +
        'and eighty-nine centimes',
    ],
  ])('%d centimes are %s', (centimes, words) => {
    expect(amountInWords(centimes, 'en')).toBe(words);
  });
});
