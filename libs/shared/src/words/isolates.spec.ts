import { describe, expect, it } from '@jest/globals';
import { directionOf, figureIn, isolateIn, isolatesToHtml } from './isolates.js';

describe('isolateIn', () => {
  it('keeps what an Arabic text quotes apart, line by line', () => {
    expect(isolateIn('ar', 'CMD-2026-0042')).toBe('\u2068CMD-2026-0042\u2069');
    expect(isolateIn('ar', 'one\r\n\ntwo')).toBe('\u2068one\u2069\r\n\n\u2068two\u2069');
    expect(isolateIn('ar', '')).toBe('');
  });

  it('lets no mark within turn what follows', () => {
    expect(isolateIn('ar', 'a\u2069\u202eb\u2066')).toBe('\u2068ab\u2069');
  });

  it('leaves the texts of other languages as they are', () => {
    expect(isolateIn('fr', 'CMD-2026-0042')).toBe('CMD-2026-0042');
    expect(isolateIn('en', 'أمينة')).toBe('أمينة');
  });
});

describe('figureIn', () => {
  it('keeps a sign before its number where the text is from right to left', () => {
    expect(figureIn('ar', '−26,66 درهم')).toBe('\u200e−26,66 درهم');
    expect(figureIn('fr', '−26,66 DH')).toBe('−26,66 DH');
  });
});

describe('directionOf', () => {
  it.each([
    ['CMD-2026-0042', 'ltr'],
    ['143,45 درهم', 'rtl'],
    ['«أمينة» (Amina)', 'rtl'],
    ['+212 6 12 34 56 78', 'ltr'],
    ['\u200fPLA أسود', 'rtl'],
    ['', 'ltr'],
  ])('of %s is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('isolatesToHtml', () => {
  it('makes elements with a direction', () => {
    expect(isolatesToHtml('\u2068LB 1\u2069 و \u2068أمينة\u2069')).toBe(
      '<span dir="ltr">LB 1</span> و <span dir="rtl">أمينة</span>',
    );
  });
});
