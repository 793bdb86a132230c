import { expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { newId } from './new-id.js';

it('Ids are UUIDv7, all different, and sort as they were made, within one millisecond, too', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
