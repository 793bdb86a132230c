/** The console's pages stand below this path, and its own interface below `/ops/api`. */
export const consoleRoot = '/ops';

/** The cookie in which the console keeps the language that its reader chose. */
export const consoleLanguageCookie = 'console_language';

/** Its sections: each is a page, with pages of single things below it. The first is the start page, at the root. */
export const consoleSections = [
  'home',
  'orders',
  'plates',
  'stock',
  'projects',
  'messages',
  'customers',
  'money',
  'prices',
  'accounting',
  'work/queues',
  'work/failures',
  'work/jobs',
  'work/workers',
  'work/given-up',
  'operators',
  'audit',
] as const;
export type ConsoleSection = (typeof consoleSections)[number];

/** The path of a section, or of a page below it. */
export function consolePath(section: ConsoleSection, ...below: string[]): string {
  const named = section === consoleSections[0] ? [] : [section];
  return [consoleRoot, ...named, ...below].join('/');
}
