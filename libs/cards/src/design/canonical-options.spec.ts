import { describe, expect, it } from '@jest/globals';
import { canonicalOptions } from './canonical-options.js';
import { cardDefaults, type CardOptions } from './card-options.js';

const options = (changes: Partial<CardOptions>): CardOptions => ({
  ...cardDefaults,
  name: 'Zoé',
  title: 'PDG',
  phone: '0612',
  ...changes,
});

const jsonOf = (changes: Partial<CardOptions>): string => JSON.stringify(canonicalOptions(options(changes)));

const place = { dx: 1, dy: 2, scale: 1.1 };

describe('A card is the same', () => {
  it.each<[string, Partial<CardOptions>, Partial<CardOptions>?]>([
    ['in the font that it has', { typography: { name: { font: 'block' } } }],
    [
      'at the size that it has',
      { typography: { name: { size: 'large' } }, fontSize: 'large' },
      { fontSize: 'large' },
    ],
    ['with normal tracking', { typography: { name: { tracking: 'normal' } } }],
    ['with a field that says nothing', { typography: { name: {} } }],
    ['with typography of nothing', { typography: { email: { font: 'bold' } } }],
    ['with a placement of nothing', { placements: { email: place } }],
    ['with a placement of no QR code', { placements: { qr: place } }],
    ['with a placement of no mark', { mark: 'none', placements: { mark: place } }, { mark: 'none' }],
    ['with a placement that does not move', { placements: { name: { dx: 0, dy: -0, scale: 1 } } }],
    ['with an address and no QR code', { markUrl: 'https://a.ma' }],
    ['at the depth of the relief', { textDepth: 'standard', markDepth: 'standard' }],
    ['with a depth of no mark', { mark: 'none', markDepth: 'deep' }, { mark: 'none' }],
    ['with spaces side by side or at the ends', { name: ' Zoé ', title: 'P  D\u00a0G' }, { title: 'P D G' }],
    ['in decomposed characters', { name: 'Zoe\u0301' }],
    ['with what shows nothing', { name: 'Zo\u00adé' }],
    ['with a hyphen that does not break', { title: 'A\u2011B' }, { title: 'A-B' }],
    ['with no divider of a name alone', { title: '', phone: '', divider: 'none' }, { title: '', phone: '' }],
    ['with icons of nothing', { phone: '', icons: true }, { phone: '' }],
    ['with keys in another order', Object.fromEntries(Object.entries(options({})).reverse())],
  ])('%s', (_, changes, same = {}) => {
    expect(jsonOf(changes)).toBe(jsonOf(same));
  });
});

it.each<Partial<CardOptions>>([
  { typography: { name: { font: 'bold' } } },
  { typography: { phone: { size: 'small' } } },
  { typography: { title: { tracking: 'wide' } } },
  { placements: { name: place } },
  { placements: { mark: place } },
  { qr: true },
  { qr: true, markUrl: 'https://a.ma' },
  { qr: true, placements: { qr: place } },
  { textDepth: 'deep' },
  { markDepth: 'deep' },
  { divider: 'none' },
  { icons: true },
  { textCase: 'asTyped' },
  { name: 'zoé' },
])('%j makes another card, and stays', (changes) => {
  expect(jsonOf(changes)).not.toBe(jsonOf({}));
  expect(canonicalOptions(options(changes))).toMatchObject(changes);
});

it('Canonical options are so already', () => {
  const once = canonicalOptions(options({ qr: true, markUrl: ' a.ma ', placements: { qr: place } }));
  expect(canonicalOptions(once)).toEqual(once);
});
