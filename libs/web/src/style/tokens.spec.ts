import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

const coloursIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, hex]));

const schemes = { light: coloursIn(light), dark: new Map([...coloursIn(light), ...coloursIn(dark)]) };

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1);
  const parts = [0, 2, 4].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Text on what is behind it, and lines that bound a control. */
const pairs: [front: string, back: string, least: number][] = [
  ...['ink', 'soft', 'accent', 'accent-strong', 'bad', 'good', 'wait'].flatMap(
    (front): [string, string, number][] => [
      [front, 'sheet', 4.5],
      [front, 'ground', 4.5],
    ],
  ),
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-strong', 4.5],
  ['accent', 'accent-ground', 4.5],
  ['good', 'good-ground', 4.5],
  ['bad', 'bad-ground', 4.5],
  ['wait', 'wait-ground', 4.5],
  ['code-ink', 'code-ground', 4.5],
  ['edge', 'sheet', 3],
  ['focus', 'sheet', 3],
];

describe.each(Object.entries(schemes))('The %s colours', (_, colours) => {
  it.each(pairs)('%s is readable on %s', (front, back, least) => {
    expect(contrast(colours.get(front)!, colours.get(back)!)).toBeGreaterThanOrEqual(least);
  });
});

describe('Mails', () => {
  it('have the colours of the pages, written out: mail programs know no tokens', () => {
    const folder = join(import.meta.dirname, '../../../shared/src/infra/mail');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.mjml$|render-mail\.ts$/.test(file),
    );
    const used = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/g)].map(
        ([hex]) => hex,
      ),
    );
    const known = new Set([...schemes.light.values(), ...schemes.dark.values()]);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((hex) => !known.has(hex))).toEqual([]);
  });
});
