/** Colours of the catalogue, by their English name; the catalogue itself has them in English and French. */
export const arabicColours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Black: 'أسود',
    White: 'أبيض',
    Grey: 'رمادي',
    Silver: 'فضي',
    Red: 'أحمر',
    Orange: 'برتقالي',
    Yellow: 'أصفر',
    Green: 'أخضر',
    Blue: 'أزرق',
    'Sky Blue': 'أزرق سماوي',
    Purple: 'بنفسجي',
    Pink: 'وردي',
    Brown: 'بني',
    Beige: 'بيج',
    Gold: 'ذهبي',
    Clear: 'شفاف',
  }),
);
