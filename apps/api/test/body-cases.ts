import { expect } from '@jest/globals';
import { type Answer, Client } from '@testing/http-client.js';
import { faultsOf, operationFor } from '@testing/openapi/judge.js';

/** Holds every answer that the client gets against the API description. */
export function judged<T extends Client>(client: T): T {
  const send = client.send.bind(client);
  client.send = async <Data>(path: string, init: RequestInit): Promise<Answer<Data>> => {
    const answer = await send<Data>(path, init);
    const placed = operationFor(init.method ?? 'GET', path);
    if (placed !== null) expect(faultsOf(placed, answer)).toEqual([]);
    return answer;
  };
  return client;
}

/** What a case sends instead of, or beside, an accepted body; and the field that is then refused, if any. */
export type BodyCase = [said: string, changes: object, refused?: string];

/** The bounds of a text field: both ends are accepted, one beyond is not. */
export function textBounds(field: string, min: number, max: number): BodyCase[] {
  const of = (length: number) => ({ [field]: 'a'.repeat(length) });
  return [
    ...(min > 0
      ? ([
          [`${field} of ${min - 1} characters is refused`, of(min - 1), field],
          [`${field} of ${min} characters is accepted`, of(min)],
        ] satisfies BodyCase[])
      : []),
    [`${field} of ${max} characters is accepted`, of(max)],
    [`${field} of ${max + 1} characters is refused`, of(max + 1), field],
    [`${field} is a string`, { [field]: 7 }, field],
  ];
}

/** An enumeration: each value is accepted, anything else is not. */
export function oneOf(field: string, values: string[]): BodyCase[] {
  return [
    ...values.map((value): BodyCase => [`${field} takes ${value}`, { [field]: value }]),
    [`${field} takes nothing else`, { [field]: 'other-value' }, field],
  ];
}

/** `>0, max 1000`. */
export function quantityBounds(field = 'quantity'): BodyCase[] {
  return [
    [`${field} is above 0`, { [field]: 0 }, field],
    [`${field} of 1 is accepted`, { [field]: 1 }],
    [`${field} of 1000 is accepted`, { [field]: 1000 }],
    [`${field} of 1001 is refused`, { [field]: 1001 }, field],
    [`${field} is whole`, { [field]: 1.5 }, field],
    [`${field} is a number, not text`, { [field]: '3' }, field],
  ];
}

/** A Moroccan number. */
export function phonePattern(field = 'phone'): BodyCase[] {
  const accepted = ['0512345678', '0612345678', '0712345678', '+212612345678'];
  const refused = ['0412345678', '061234567', '06123456789', '00212612345678', '212612345678'];
  return [
    ...accepted.map((value): BodyCase => [`${field} ${value} is accepted`, { [field]: value }]),
    ...refused.map((value): BodyCase => [`${field} ${value} is refused`, { [field]: value }, field]),
  ];
}

/** `true` or `false`. */
export function flag(field: string): BodyCase[] {
  return [
    [`${field} takes true`, { [field]: true }],
    [`${field} is a boolean`, { [field]: 'true' }, field],
  ];
}

/** Fields without which nothing is accepted. */
export function required(...fields: string[]): BodyCase[] {
  return fields.map((field) => [`${field} is required`, { [field]: undefined }, field]);
}

/** Fields that may be left out. */
export function optional(...fields: string[]): BodyCase[] {
  return fields.map((field) => [`${field} may be left out`, { [field]: undefined }]);
}

/** Puts each case's changes into the only item; the refused field is then the item's. */
export function inItem(cases: BodyCase[]): BodyCase[] {
  return cases.map(([said, changes, refused]) => [`item: ${said}`, changes, refused && `items.0.${refused}`]);
}

/** A text that may not be empty. */
export function emptyText(field: string): BodyCase {
  return [`${field} is at least 1 character`, { [field]: '' }, field];
}

/** Asserts that an answer accepts, or refuses exactly that field. */
export function expectVerdict(answer: Answer, status: number, refused: string | undefined): void {
  if (refused === undefined) {
    expect([answer.status, answer.error]).toEqual([status, undefined]);
    return;
  }
  expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  const fields = answer.error.details.errors?.map(({ field }) => field) ?? [];
  expect([...new Set(fields)]).toEqual([refused]);
}
