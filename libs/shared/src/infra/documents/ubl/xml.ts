/** An element of an XML document: its name with a prefix, its attributes, and either a text or elements. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

/** What a list of children may hold: elements that are left out are `null`. */
export type XmlChildren = readonly (XmlElement | null)[];

/** An element that holds others. */
export function parent(name: string, children: XmlChildren): XmlElement {
  return { name, attributes: {}, content: children.filter((child) => child !== null) };
}

/** An element that holds a text. */
export function leaf(name: string, text: string, attributes: Record<string, string> = {}): XmlElement {
  return { name, attributes, content: text };
}

/** An element that is there if its text is. */
export function optionalLeaf(
  name: string,
  text: string | null | undefined,
  attributes: Record<string, string> = {},
): XmlElement | null {
  return text === null || text === undefined || text.trim() === '' ? null : leaf(name, text, attributes);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no XML 1.0 document can hold, even escaped. */

const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without what XML cannot hold. */
export function writableText(text: string): string {
  return text.toWellFormed().replace(unwritable, '');
}

/** A text as it stands between tags or in an attribute. */
export function escapedXml(text: string): string {
  return writableText(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`);
  const open = `${indent}<${name}${stated.join('')}>`;
  if (typeof content === 'string') return `${open}${escapedXml(content)}</${name}>`;
  const inner = content.map((child) => written(child, `${indent}  `));
  return [open, ...inner, `${indent}</${name}>`].join('\n');
}

/** An XML document in UTF-8. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}
