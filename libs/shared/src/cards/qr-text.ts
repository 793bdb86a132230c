import type { CardOptions } from './card-options.js';

/** What the QR code of a card holds: its address, else its website, else a vCard; `null` for nothing. */
export function qrText(options: CardOptions): string | null {
  const { markUrl, website, phone, email } = options;
  if (markUrl.trim() !== '') return markUrl.trim();
  if (website.trim() !== '') return asUrl(website.trim());
  if (phone.trim() === '' && email.trim() === '') return null;
  return vCard(options);
}

/** Phones open an address only with its scheme. */
function asUrl(website: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
}

/** RFC 2426, which every phone reads; `N` is demanded, the name is not ours to part. */
function vCard({ name, title, company, phone, email }: CardOptions): string {
  const lines = [
    ['N', name],
    ['FN', name],
    ['TITLE', title],
    ['ORG', company],
    ['TEL', phone.replaceAll(/\s/g, '')],
    ['EMAIL', email],
  ];
  const filled = lines.filter(([, value]) => value!.trim() !== '');
  const body = filled.map(([key, value]) => `${key}:${escaped(value!.trim())}`);
  return ['BEGIN:VCARD', 'VERSION:3.0', ...body, 'END:VCARD'].join('\n');
}

function escaped(value: string): string {
  return value.replaceAll(/([\\,;])/g, '\\$1');
}
