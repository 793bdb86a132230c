import type { Random } from '../random.js';

/** Values that services trip over. */
const hostileValues: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    '0',
    '-1',
    'true',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    true,
    false,
    0,
    -1,
    1,
    1.5,
  ],
  ...[26, 1001, 2 ** 31, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 1e21, 1e308, -0, 5e-324],
  ...[
    [],
    {},
    [null],
    [[]],
    [{}],
    { length: 1 },
    { toString: 1 },
    { then: 'x' },
    { $ne: null },
    { constructor: {} },
  ],
  ...[
    '../../etc/passwd',
    '..%2f..',
    '%00',
    '\0',
    '\u0001',
    'a\nb',
    'a\r\nSet-Cookie: x=y',
    "' or 1=1 --",
    '{{7*7}}',
  ],
  ...[
    '<script>alert(1)</script>',
    '${jndi:ldap://x}',
    '\u202e\u200b',
    '\ufeff',
    '\ud800',
    'e\u0301',
    '🏠',
    '👨‍👩‍👧',
    'ﷺ',
  ],
  ...[
    'javascript:alert(1)',
    'data:,x',
    'blob:https://a/b',
    '//evil.example',
    'https://evil.example',
    'http://[::1]',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '2099-02-31T00:00:00Z',
    '9'.repeat(400),
    'a'.repeat(1_025),
    'a@'.repeat(200),
  ],
];

const largeValues: ((random: Random) => unknown)[] = [
  (random) => 'x'.repeat(10_000 + random.below(250_000)),
  (random) => Array.from({ length: 20 + random.below(1_200) }, () => ({})),
  (random) => Array.from({ length: 20 + random.below(20_000) }, () => 0),
  (random) => Object.fromEntries(Array.from({ length: 150 + random.below(200) }, (_, n) => [`m${n}`, n])),
];

/** One hostile value; a large one at times. */
export function hostileValue(random: Random): unknown {
  if (random.below(12) === 0) return random.pick(largeValues)(random);
  // A copy: bodies are changed further.
  return structuredClone(random.pick(hostileValues));
}

/** A hostile value as a piece of an address or header. */
export function hostileText(random: Random): string {
  const value = hostileValue(random);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, 4_000).toWellFormed();
}

type Container = Record<string, unknown> | unknown[];

function containersOf(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersOf)];
}

/** Not `splice`: it asks the list for its constructor, which an earlier change may have set. */
function removeAt(list: unknown[], place: number): void {
  list.copyWithin(place, place + 1);
  list.length = Math.max(0, list.length - 1);
}

/** Changes one place of a body: replaces, removes, adds, repeats. */
export function mutateTree(body: Record<string, unknown>, random: Random): void {
  const container = random.pick(containersOf(body)) as Record<string, unknown>;
  const keys = Object.keys(container);
  const kind = random.below(6);
  if (kind === 0 || keys.length === 0) {
    const name = random.pick(['extra', '__proto__', 'constructor', 'price', 'items', 'toJSON', '', '0', 'é']);
    Object.defineProperty(container, name, {
      value: hostileValue(random),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (kind === 1) {
    const key = random.pick(keys);
    if (Array.isArray(container)) removeAt(container as unknown[], Number(key) || 0);
    else delete container[key];
  } else if (kind === 2 && Array.isArray(container)) {
    for (let n = random.below(40); n > 0; n -= 1) (container as unknown[]).push(container[0]);
  } else container[random.pick(keys)] = hostileValue(random);
}
