import { expect, it } from '@jest/globals';
import type { ServiceError } from '@shared/domain/contract/errors.js';
import { type ArrivingUpload, ArrivingUploads } from './arriving-uploads.js';

const cut: string[] = [];
const uploadOf = (name: string): ArrivingUpload => ({
  mostBytes: 10,
  cutOff: () => name !== 'slow 0 0' && cut.push(name) > 0,
});
const codeOf = (take: () => unknown): string => {
  try {
    take();
    return 'taken';
  } catch (error) {
    return (error as ServiceError).code;
  }
};

it('leaves room to other accounts, by halves of what is left, and then by what others hold', () => {
  const uploads = new ArrivingUploads();
  const mostOf = (account: string) => {
    let count = 0;
    while (codeOf(() => uploads.take(account, uploadOf(`${account} ${count}`))) === 'taken') count += 1;
    return count;
  };
  // One after another takes all it may.
  const counts = Array.from({ length: 11 }, (_, place) => mostOf(`slow ${place}`));
  expect(counts).toEqual([20, 20, 20, 14, 9, 6, 4, 3, 2, 1, 1]);
  expect(cut).toEqual([]);
  const own = uploadOf('own');
  expect(uploads.take('customer', own)).toBe(0);
  // The oldest has arrived.
  expect(cut).toEqual(['slow 0 1']);
  expect(codeOf(() => uploads.take('customer', uploadOf('second')))).toBe('RATE_LIMITED');
  expect(uploads.take('another customer', uploadOf('another'))).toBe(0);
  expect(cut).toEqual(['slow 0 1', 'slow 1 0']);
  uploads.leave('customer', own);
  expect(uploads.take('customer', own)).toBe(0);
  expect(cut).toHaveLength(2);
});

it('refuses where everybody has as many', () => {
  const uploads = new ArrivingUploads();
  for (let account = 0; account < 100; account++) uploads.take(String(account), uploadOf('one'));
  cut.length = 0;
  expect(codeOf(() => uploads.take('customer', uploadOf('own')))).toBe('STORAGE_ERROR');
  expect(codeOf(() => uploads.take('0', uploadOf('second')))).toBe('RATE_LIMITED');
  expect(cut).toEqual([]);
});
