/** A browser and its system, by their own names; `unknown` where the client does not say. */
export interface Device {
  browser: string;
  system: string;
}

/** The first that is found counts: browsers name those that they are like, too. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly [mark: RegExp, name: string][], text: string): string =>
  list.find(([mark]) => mark.test(text))?.[1] ?? 'unknown';

/** What a session was begun with, by the header that it sent. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
