import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import {
  type BodyCase,
  expectVerdict,
  judged,
  oneOf,
  optional,
  quantityBounds,
  required,
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
});

/** What a text may be long; long ones may not fit the card, which is no fault of the field. */
const atMost = (field: string, max: number): BodyCase[] => [
  [`${field} may be an empty string`, { [field]: '' }],
  [`${field} of ${max + 1} characters is refused`, { [field]: 'a'.repeat(max + 1) }, field],
  [`${field} is a string`, { [field]: 7 }, field],
];

const fonts = [
  ...['block', 'bold', 'dot', 'archivo-black', 'rubik-mono', 'russo-one', 'titillium-black', 'montserrat'],
  ...['poppins', 'space-grotesk', 'barlow-condensed', 'roboto-slab', 'zilla-slab', 'bebas-neue', 'righteous'],
];
const depths = ['match', 'shallow', 'standard', 'deep'];

const choices: Record<string, string[]> = {
  thickness: ['thin', 'standard', 'thick'],
  format: ['eu', 'us'],
  corners: ['square', 'soft', 'round'],
  arrangement: ['classic', 'markLeft', 'stacked'],
  frame: ['none', 'line', 'double', 'corners'],
  divider: ['line', 'short', 'dots', 'none'],
  align: ['left', 'center', 'right'],
  textCase: ['upper', 'asTyped'],
  relief: ['emboss', 'engrave'],
  reliefDepth: ['shallow', 'standard', 'deep'],
  textDepth: depths,
  markDepth: depths,
  fontFamily: fonts,
  fontSize: ['small', 'medium', 'large'],
  mark: ['none', 'initials'],
  finish: ['standard', 'smooth', 'polished'],
};

const texts = ['title', 'company', 'phone', 'email', 'website'];
const typed = (entry: object) => ({ typography: { name: entry } });
const placed = (entry: object) => ({ placements: { name: entry } });

const cases: BodyCase[] = [
  ...required('name', 'materialId'),
  ['name is at least 1 character', { name: '' }, 'name'],
  ['name of 41 characters is refused', { name: 'a'.repeat(41) }, 'name'],
  ['materialId is at least 1 character', { materialId: '' }, 'materialId'],
  ...texts.flatMap((field) => atMost(field, 40)),
  ...Object.entries(choices).flatMap(([field, values]) => oneOf(field, values)),
  ...optional(...texts, ...Object.keys(choices), 'quantity', 'typography', 'placements', 'icons', 'qr'),
  ['icons is a boolean', { icons: 'true' }, 'icons'],
  ['qr is a boolean', { qr: 'true' }, 'qr'],
  ...atMost('markUrl', 120),
  ...atMost('logoKey', 200),
  ...atMost('textColorId', 64),
  ...atMost('markColorId', 64),
  ...quantityBounds(),
  ['mark logo needs a logoKey (decision 36)', { mark: 'logo' }, 'logoKey'],
  ['typography may be an empty object', { typography: {} }],
  ['typography takes font, size, tracking', typed({ font: 'bold', size: 'large', tracking: 'wider' })],
  ['typography: font takes the font values only', typed({ font: 'comic' }), 'typography.name.font'],
  ['typography: size takes three values only', typed({ size: 'huge' }), 'typography.name.size'],
  ['typography: tracking takes three values only', typed({ tracking: 'tight' }), 'typography.name.tracking'],
  ['placements: dx 86 is refused', placed({ dx: 86 }), 'placements.name.dx'],
  ['placements: dx -86 is refused', placed({ dx: -86 }), 'placements.name.dx'],
  ['placements: dy 56 is refused', placed({ dy: 56 }), 'placements.name.dy'],
  ['placements: dy -56 is refused', placed({ dy: -56 }), 'placements.name.dy'],
  ['placements: scale 0.49 is refused', placed({ scale: 0.49 }), 'placements.name.scale'],
  ['placements: scale 2.51 is refused', placed({ scale: 2.51 }), 'placements.name.scale'],
  ['placements: dx 85, dy 55, scale 2.5 are accepted', placed({ dx: 85, dy: 55, scale: 2.5 })],
];

const card = (changes: object = {}) =>
  customer.post<{ fileKey: string; quote: { total: number } }>('/api/cards', {
    name: 'Amina Benali',
    materialId: 'pla-noir',
    ...changes,
  });

describe('§4.6 POST /api/cards', () => {
  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await card(changes), 200, refused);
  });

  it('200 data = { fileKey, quote }', async () => {
    const { status, data } = await card();
    expect([status, Object.keys(data)]).toEqual([200, expect.arrayContaining(['fileKey', 'quote'])]);
  });

  it('defaults are those of the table', async () => {
    const said = { thickness: 'standard', format: 'eu', fontFamily: 'block', mark: 'initials', quantity: 50 };
    // The link to the preview is signed anew for each answer.
    const previewUrl: unknown = expect.any(String);
    expect((await card(said)).data).toEqual({ ...(await card()).data, previewUrl });
  });

  it('the same input gives the same file (decision 36)', async () => {
    expect((await card()).data.fileKey).toBe((await card()).data.fileKey);
  });

  it('needs a session', async () => {
    expectRefusal(await judged(new Client(stack)).post('/api/cards', {}), 401, 'UNAUTHORIZED');
  });
});
