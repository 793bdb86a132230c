import { type FieldFault, ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import { told } from '@shared/words/say.js';

/** Largest JSON body, inflated. The largest that any endpoint can use has about 60 KB. */
export const maxJsonBytes = 256 * 1024;

/** Members of one object. The largest request has about 40. */
const maxMembers = 200;

/** Entries of one array. */
const maxEntries = 1_000;

/**
 * Members and entries of a whole body: nested bounds must not multiply. A basket of 25 lines has
 * about 300.
 */
const maxValues = 20_000;

const maxDepth = 12;

/** Of a path in an answer: the client chooses the names, which may be as long as a body. */
const maxPathCharacters = 200;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** An object or array that the scan is inside of. */
interface Container {
  isArray: boolean;
  /** Commas so far: the number of the member or entry that is being read. */
  commas: number;
  /** Where the last string began and ended: in an object before a nested value, that is the member's name. */
  nameStart: number;
  nameEnd: number;
}

function shorten(path: string): string {
  return path.length <= maxPathCharacters ? path : `${path.slice(0, maxPathCharacters).toWellFormed()}…`;
}

function refuse(error: FieldFault): ServiceError {
  return new ServiceError('VALIDATION_ERROR', { details: { errors: [error] } });
}

function invalid(field: string, message: Told): ServiceError {
  return refuse({ field: shorten(field), message });
}

function nameIn(text: string, { nameStart, nameEnd }: Container): string {
  const raw = text.slice(nameStart, Math.min(nameEnd, nameStart + maxPathCharacters));
  return raw.slice(1).replace(/"$/, '');
}

/** The dotted path of the innermost container; made only for refusals. */
function pathOf(text: string, open: Container[]): string {
  return open
    .slice(0, -1)
    .map((one) => (one.isArray ? String(one.commas) : nameIn(text, one)))
    .join('.');
}

/** The end of a string that begins at `start`: after its closing quote, or the text's end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
}

function checkComma(text: string, open: Container[], inner: Container): void {
  inner.commas += 1;
  const most = inner.isArray ? maxEntries : maxMembers;
  if (inner.commas < most) return;
  throw invalid(
    pathOf(text, open),
    inner.isArray
      ? told('api.fields.mostEntries', { limit: most })
      : told('api.fields.mostMembers', { limit: most }),
  );
}

/**
 * Refuses a JSON text that would be costly to read: an object of more than {@link maxMembers} members, an array of
 * more than {@link maxEntries} entries, more than {@link maxValues} of both together. One pass over the text, before
 * it is parsed; it need not be JSON.
 *
 * @returns whether what is parsed of it needs {@link checkJsonTree}: only escapes write what a text of the database cannot hold
 * @throws {ServiceError} VALIDATION_ERROR with the dotted path.
 */
export function checkJsonText(text: string): boolean {
  const open: Container[] = [];
  let inner: Container | undefined;
  let values = 0;
  let isTooDeep = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      if (inner !== undefined) {
        inner.nameStart = at;
        inner.nameEnd = end;
      }
      at = end - 1;
    } else if (code === openBrace || code === openBracket) {
      values += 1;
      inner = { isArray: code === openBracket, commas: 0, nameStart: at, nameEnd: at };
      if (open.push(inner) > maxDepth) isTooDeep = true;
    } else if (code === closeBrace || code === closeBracket) {
      open.pop();
      inner = open.at(-1);
    } else if (code === comma) {
      values += 1;
      if (inner !== undefined) checkComma(text, open, inner);
    }
    if (values > maxValues) throw invalid('', told('api.fields.mostValues', { limit: maxValues }));
  }
  return isTooDeep || text.includes('\\u');
}

function checkText(text: string, path: () => string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid(path(), told('api.fields.wellFormedText'));
  }
}

interface Node {
  value: object;
  path: string[];
}

/**
 * Refuses a body that is no object.
 *
 * @throws {ServiceError} VALIDATION_ERROR
 */
export function checkIsObject(body: unknown): asserts body is object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return;
  throw invalid('', told('api.fields.jsonObject'));
}

/**
 * Refuses bodies that later steps cannot handle: nesting beyond 12 levels, text that the database cannot hold. Works
 * without recursion.
 *
 * @throws {ServiceError} VALIDATION_ERROR with the dotted path.
 */
export function checkJsonTree(body: object): void {
  const open: Node[] = [{ value: body, path: [] }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value: container, path } = node;
    if (path.length >= maxDepth) throw invalid(path.join('.'), told('api.fields.depth', { limit: maxDepth }));
    for (const key of Object.keys(container)) {
      const value = (container as Record<string, unknown>)[key];
      const here = () => [...path, key].join('.');
      checkText(key, here);
      if (typeof value === 'string') checkText(value, here);
      else if (typeof value === 'object' && value !== null) open.push({ value, path: [...path, key] });
    }
  }
}
