import type { CardOptions } from './card-options.js';

/**
 * What the QR code of a card may hold, the fullest first: its address, else its website, else ways to reach
 * its owner, down to one; empty for nothing.
 */
export function qrTexts(options: CardOptions): string[] {
  const { markUrl, website } = options;
  if (markUrl.trim() !== '') return [markUrl.trim()];
  if (website.trim() !== '') return [asUrl(website.trim())];
  return contactTexts(options);
}

/** Phones open an address only with its scheme. */
function asUrl(website: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
}

/** Contacts, shorter and shorter: every phone's camera adds a vCard or a MECARD to the address book. */
function contactTexts({ name, title, company, phone, email }: CardOptions): string[] {
  // Without what only parts digits for the eye (RFC 3966).
  const tel = phone.replaceAll(/[\s().\-–/]/g, '');
  const address = email.trim();
  if (tel === '' && address === '') return [];
  const ways = { name: name.trim(), tel, email: address };
  const texts = [
    vCard({ ...ways, title: title.trim(), company: company.trim() }),
    meCard(ways),
    meCard({ ...ways, email: tel === '' ? address : '' }),
    tel === '' ? `mailto:${address}` : `tel:${tel}`,
  ];
  return [...new Set(texts)];
}

interface Contact {
  name: string;
  tel: string;
  email: string;
}

/** RFC 2426, which every phone reads; `N` is demanded, the name is not ours to part. */
function vCard({ name, title, company, tel, email }: Contact & Record<'title' | 'company', string>): string {
  const body = filled({ N: name, FN: name, TITLE: title, ORG: company, TEL: tel, EMAIL: email });
  return ['BEGIN:VCARD', 'VERSION:3.0', ...body, 'END:VCARD'].join('\n');
}

/** NTT DOCOMO's contact for QR codes: the same in fewer characters. */
function meCard({ name, tel, email }: Contact): string {
  return `MECARD:${filled({ N: name, TEL: tel, EMAIL: email }, ':').join(';')};;`;
}

/** `KEY:value` of what is not empty, with the signs escaped that part values, and `alsoEscaped`. */
function filled(fields: Record<string, string>, alsoEscaped = ''): string[] {
  const parting = new RegExp(`([\\\\,;${alsoEscaped}])`, 'g');
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}:${value.replaceAll(parting, '\\$1')}`);
}
