import type { CardOptions } from './card-options.js';
import { dialledNumber } from './phone-number.js';
import { plainText } from '../fonts/text-setting.js';

/**
 * What the QR code of a card may hold, the fullest first: its address, else its website, else ways to reach
 * its owner, down to one; empty for nothing.
 */
export function qrTexts(options: CardOptions): string[] {
  const markUrl = options.markUrl.trim();
  if (markUrl !== '') return [linkOf(markUrl) ?? markUrl];
  const link = linkOf(options.website);
  return link === null ? contactTexts(options) : [link];
}

const webAddress = /^(?<scheme>https?:\/\/)?(?<host>[^\s/?#]+)(?<path>[/?#]\S*)?$/iu;
const hostName =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)(?::\d+)?$/iu;

/** Other addresses that phones open. */
const otherLink = /^(?:(?:mailto|tel|sms|smsto|geo|wifi):\S|[a-z][a-z0-9+.-]*:\/\/\S)\S*$/iu;

/**
 * The address that phones open, with its scheme; `null` for a text that is none. Scheme and host mean the same in
 * capitals, which take less of a code: as long as there is nothing else, it is set in them.
 */
function linkOf(text: string): string | null {
  const typed = plainText(text);
  const { scheme, host = '', path = '' } = webAddress.exec(typed)?.groups ?? {};
  if (scheme === undefined && !hostName.test(host)) return otherLink.test(typed) ? typed : null;
  const origin = `${scheme ?? 'https://'}${host}`;
  if (path !== '' && path !== '/') return `${origin}${path}`;
  return /^[a-z0-9.:/-]+$/i.test(origin) ? origin.toUpperCase() : origin;
}

/** Contacts, shorter and shorter: every phone's camera adds a vCard or a MECARD to the address book. */
function contactTexts(options: CardOptions): string[] {
  const [name, title, company] = [options.name, options.title, options.company].map(plainText) as [
    string,
    string,
    string,
  ];
  const tel = dialledNumber(options.phone);
  const email = mailAddress.exec(plainText(options.email))?.[0] ?? '';
  if (tel === '' && email === '') return [];
  const ways = { name, tel, email };
  const texts = [
    vCard({ ...ways, title, company }),
    meCard(ways),
    meCard({ ...ways, email: tel === '' ? email : '' }),
    tel === '' ? `mailto:${email}` : `tel:${tel}`,
  ];
  return [...new Set(texts)];
}

/** The first, whatever stands around it. */
const mailAddress = /[^\s@<>()[\]:;,|/"]+@[^\s@<>()[\]:;,|/"]*[\p{L}\p{N}]/u;

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
  const separator = new RegExp(`([\\\\,;${alsoEscaped}])`, 'g');
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}:${value.replaceAll(separator, '\\$1')}`);
}
