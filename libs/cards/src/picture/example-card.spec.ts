import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decode } from 'fast-png';
import decodeQR from 'qr/decode.js';
import { locales } from '@shared/domain/contract/enums.js';
import { openCardWorkshop } from '../card-workshop.js';
import type { CardWorkshop } from '../make-card.js';
import { drawExample, exampleFile } from '@testing/cards/example-card.js';

let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

describe.each(locales)('The card that the site shows (%s)', (locale) => {
  const { width, height, data } = decode(readFileSync(exampleFile(locale)));

  it('is the one that its request makes (else: npm run tool cards:sheet)', () => {
    const drawn = drawExample(locale, workshop);
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    // Another machine may round a shade or an edge otherwise.
    const others = drawn.data.reduce((sum, value, at) => sum + Number(Math.abs(value - data[at]!) > 4), 0);
    expect(others / drawn.data.length).toBeLessThan(0.001);
  });

  it('has a QR code that is read off the picture', () => {
    expect(decodeQR({ width, height, data: Uint8Array.from(data) })).toBe('HTTPS://EXAMPLE.COM');
  });
});
