import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validate } from 'class-validator';
import * as account from './account/account.dto.js';
import * as addresses from './addresses/addresses.dto.js';
import * as auth from './auth/auth.dto.js';
import * as cards from './cards/cards.dto.js';
import * as contact from './contact/contact.dto.js';
import { describedFields } from './endpoint/fields/field-schema.js';
import { pickFields } from './endpoint/fields/pick-fields.js';
import * as board from './ops/board/board.dto.js';
import * as orders from './orders/orders.dto.js';
import * as projects from './projects/projects.dto.js';
import * as quotes from './quotes/quotes.dto.js';
import * as savedQuotes from './quotes/saved-quotes.dto.js';
import { passes } from './http/quick-check.js';

type Dto = new () => object;

const modules = [account, addresses, auth, board, cards, contact, orders, projects, quotes, savedQuotes];
const dtos = modules
  .flatMap((module) => Object.values(module) as unknown[])
  .filter((one): one is Dto => typeof one === 'function' && describedFields(one as Dto).size > 0);

/** Values that some check takes, and values that none does. */
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 0, 1, -1, 1.5, 1001, true, false, {}, [], [{}], ['']),
  fc.constantFrom<unknown>(
    'standard',
    'fdm',
    'pla-noir',
    'fr',
    'amina@example.com',
    '0612345678',
    '2026-11-23',
  ),
  fc.constantFrom<unknown>('a\u0000b', '\u200b', 'x'.repeat(300), '123456789012345', 'Filament2026'),
  fc.string({ maxLength: 20 }),
  fc.integer(),
);

/** What a client may send for a DTO: some fields left out, some right, some odd, nested ones of their own class. */
function bodyOf(dto: Dto): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...describedFields(dto)].map(([field, { schema, nested }]) => {
    const fitting = schema.enum === undefined ? oddValues : fc.constantFrom(...(schema.enum as unknown[]));
    const inner = nested === undefined ? fitting : bodyOf(nested());
    const value = schema.type === 'array' ? fc.array(inner, { maxLength: 3 }) : inner;
    return [field, fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: oddValues })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

describe('passes', () => {
  it('is asked about the DTOs of customers and operators', () => {
    expect(dtos.length).toBeGreaterThanOrEqual(40);
  });

  it.each(dtos.map((dto) => [dto.name, dto] as const))('agrees with validate on %s', async (_, dto) => {
    await fc.assert(
      fc.asyncProperty(bodyOf(dto), async (body) => {
        const { picked } = pickFields(dto, body);
        const errors = await validate(picked, { forbidUnknownValues: false });
        expect(passes(picked)).toBe(errors.length === 0);
      }),
      { numRuns: 150 },
    );
  });

  it('takes a whole basket, and refuses one line of it', () => {
    const line = { fileKey: 'a', filename: 'a.stl', materialId: 'pla-noir', quantity: 3 };
    const basket = (last: object) =>
      pickFields(quotes.BatchDto, { items: [...Array.from({ length: 24 }, () => line), last] }).picked;
    expect(passes(basket(line))).toBe(true);
    expect(passes(basket({ ...line, quantity: 1001 }))).toBe(false);
    expect(passes(basket({ ...line, fileKey: 1 }))).toBe(false);
  });
});
