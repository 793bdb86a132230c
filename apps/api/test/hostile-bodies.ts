import { gzipSync } from 'node:zlib';

/** A body that costs far more to handle than to send, under a name for whoever reads the failure. */
interface HostileBody {
  name: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

const json = { 'Content-Type': 'application/json' };

const members = (count: number, value = '1'): string =>
  `{${Array.from({ length: count }, (_, n) => `"m${n}":${value}`).join(',')}}`;
const list = (count: number, entry: string): string =>
  `[${Array.from({ length: count }, () => entry).join(',')}]`;
const nested = (levels: number, open: string, close: string): string =>
  `{"a":${open.repeat(levels)}${close.repeat(levels)}}`;

/** JSON texts of every costly shape, each within 300 KB; the fields named are those that some endpoint reads. */
const texts: Record<string, string> = {
  'unknown members, 25,000': members(25_000),
  '200 members': members(200),
  '200 members of 200 members': members(200, members(180)),
  '200 members of arrays of 99': members(200, list(99, '0')),
  'an array of 80,000 empty objects': `{"items":${list(80_000, '{}')}}`,
  'items: 1,000 empty objects': `{"items":${list(1_000, '{}')}}`,
  'items: 1,001 empty objects': `{"items":${list(1_001, '{}')}}`,
  'items: 1,000 of 19 members': `{"items":${list(1_000, members(18))}}`,
  'items: 25 of 200 members': `{"items":${list(25, members(200, '"some text"'))}}`,
  'items: 25 with every field wrong': `{"items":${list(25, '{"fileKey":{},"filename":[],"fileName":7,"fileSize":"x","materialId":null,"finish":[[]],"quantity":"1","isRush":"no","technology":{}}')}}`,
  'items: nulls': `{"items":${list(1_000, 'null')}}`,
  'items: arrays in arrays': `{"items":${list(500, list(30, '[]'))}}`,
  'deep objects': nested(40_000, '{"a":', '}').replace('{"a":}', '{}'),
  'deep arrays': nested(120_000, '[', ']'),
  'open arrays': '['.repeat(250_000),
  'open objects': '{"a":'.repeat(50_000),
  'a long name': `{"${'k'.repeat(250_000)}":1}`,
  'a long name with a nested fault': `{"${'k'.repeat(250_000)}":{"b":"\\ud800"}}`,
  escapes: `{"message":"${'\\u0061'.repeat(40_000)}"}`,
  backslashes: `{"message":"${'\\\\'.repeat(120_000)}"}`,
  quotes: `{"message":"${'\\"'.repeat(120_000)}"}`,
  'open text': `{"message":"${'x'.repeat(250_000)}`,
  'many duplicate members': `{${list(20_000, '"name":"x"').slice(1, -1)}}`,
  'prototype members': members(200, '{"__proto__":{"constructor":{"prototype":{}}}}'),
  numbers: `{"items":${list(1_000, '1e308')},"x":${list(1_000, '-0.0000001e-300')}}`,
  'a number of 250,000 digits': `{"quantity":${'9'.repeat(250_000)}}`,
  commas: `{"a":[${','.repeat(250_000)}]}`,
  spaces: `{"name":"x"${' '.repeat(250_000)}}`,
};

/** What is tried as the text of each field, 200,000 characters long. */
const longTexts: Record<string, string> = {
  letters: 'a'.repeat(200_000),
  spaces: `${' '.repeat(200_000)}a`,
  'spaces between': 'a '.repeat(100_000),
  dots: 'a.'.repeat(100_000),
  'at signs': 'a@'.repeat(100_000),
  'an e-mail': `${'a.'.repeat(60_000)}a@${'b.'.repeat(60_000)}example`,
  'quoted e-mail': `"${'\\" '.repeat(40_000)}"@example.com`,
  digits: `+212${'6'.repeat(200_000)}`,
  'combining marks': 'e\u0301\u0327'.repeat(50_000),
  surrogates: '🏠'.repeat(50_000),
  'direction marks': '\u202e\u200b'.repeat(40_000),
  'an address': `https://${'a.'.repeat(60_000)}example/${'%41'.repeat(20_000)}`,
  slashes: '/'.repeat(200_000),
  'a date': `2027-01-31T12:00:00.${'0'.repeat(200_000)}Z`,
  ligatures: '\ufdfa'.repeat(60_000),
};

const fields = [
  ...[
    'name',
    'email',
    'password',
    'confirmPassword',
    'phone',
    'subject',
    'message',
    'title',
    'description',
    'deadline',
  ],
  ...[
    'referenceUrl',
    'fileKey',
    'filename',
    'materialId',
    'label',
    'street',
    'city',
    'image',
    'callbackURL',
    'status',
  ],
  ...[
    'addressId',
    'orderId',
    'markUrl',
    'website',
    'shippingDestinationId',
    'postalCode',
    'redirectTo',
    'token',
  ],
];

/** Each long text as the value of each field, as many fields as fit. */
function longFields(text: string): string {
  const each = text.slice(0, Math.floor(240_000 / fields.length / 3)).toWellFormed();
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, each])));
}

function compressed(name: string, text: string): HostileBody {
  const headers = { ...json, 'Content-Encoding': 'gzip' };
  return { name: `gzip: ${name}`, headers, body: new Uint8Array(gzipSync(text)) };
}

/** Every shape once, for an endpoint whose body is JSON. */
export const hostileBodies: HostileBody[] = [
  ...Object.entries(texts).map(([name, body]) => ({ name, headers: json, body })),
  ...Object.entries(longTexts).map(([name, text]) => ({
    name: `${name} in every field`,
    headers: json,
    body: longFields(text),
  })),
  ...Object.entries(longTexts).map(([name, text]) => ({
    name: `${name} as e-mail and name`,
    headers: json,
    body: JSON.stringify({ email: text.slice(0, 100_000), name: text.slice(0, 50_000) }).toWellFormed(),
  })),
  compressed('96,000 unknown members', members(96_000)),
  compressed('350,000 empty objects', `{"items":${list(350_000, '{}')}}`),
  compressed('50 MB of spaces', `{${' '.repeat(50_000_000)}}`),
  compressed('200 members', members(200)),
  { name: 'not gzip', headers: { ...json, 'Content-Encoding': 'gzip' }, body: 'x'.repeat(250_000) },
  { name: 'not brotli', headers: { ...json, 'Content-Encoding': 'br' }, body: 'x'.repeat(250_000) },
];
