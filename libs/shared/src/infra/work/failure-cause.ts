import { createHash } from 'node:crypto';

/** What failures have in common, and what is shown of one of them. */
export interface FailureCause {
  fingerprint: string;
  error: string;
  cause: string;
  frame: string;
  stack: string;
}

/** The head of a text as PostgreSQL stores it: `jsonb` has neither half a character nor NUL. */
const storable = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().replaceAll('\0', '\ufffd');

const longestCause = 300;
const longestStack = 2_000;
const shownFrames = 12;

/**
 * What differs from job to job, and whatever may name a customer or hold a secret. In this order: an address of the web
 * holds a host, a host holds numbers.
 */
const replaced: [RegExp, string][] = [
  // MikroORM puts the statement, with its values, before the reason.
  [/^(?:insert|update|delete|select|with)\b.* - (?=[^-]*$)/is, ''],
  [/\n[\s\S]*$/, ''],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '<url>'],
  [/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<email>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[A-Za-z0-9+/_-]{8,}\.[A-Za-z0-9+/_-]{8,}\.[A-Za-z0-9+/_-]{8,}\b/g, '<token>'],
  [/'[^']*'/g, '<text>'],
  [/"(?![a-z_]+")[^"]*"/g, '<text>'],
  [/“[^”]*”|«[^»]*»/g, '<text>'],
  [/(?:[A-Za-z]:)?(?:\.{0,2}[\\/][\w.@+-]+)+[\\/]?|\b(?:[\w-]+\/){2,}[\w.-]+/g, '<path>'],
  [/\b[0-9a-f]{12,}\b/gi, '<hash>'],
  [/\b(?=[A-Za-z0-9_+=-]*\d)(?=[A-Za-z0-9_+=-]*[A-Za-z])[A-Za-z0-9_+=-]{20,}\b/g, '<token>'],
  [/\[?(?:[0-9a-f]{0,4}:){3,}[0-9a-f]{0,4}\]?(?::\d+)?/gi, '<host>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '<host>'],
  [/\b(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!js\b|ts\b)[a-z]{2,})(?::\d+)?\b/gi, '<host>'],
  [/\d+(?:[.,]\d+)*/g, '<n>'],
  [/\s+/g, ' '],
];

/** A message without ids, numbers, paths, hosts, addresses, tokens and quoted texts: equal for one cause. */
export function normalisedMessage(message: string): string {
  // A long message costs the expressions time, and its head says what it is about.
  const start = message.slice(0, 4_000);
  const normalised = replaced.reduce((text, [pattern, by]) => text.replace(pattern, by), start).trim();
  return storable(normalised, longestCause);
}

const frameLine = /^\s*at (?:(.+?) \()?((?:file:\/\/)?[^()\s]+?)(?::\d+)?(?::\d+)?\)?$/;

function framesOf(stack: string): { name: string; file: string }[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', file] = frameLine.exec(line) ?? [];
    if (file === undefined || file.startsWith('node:')) return [];
    return [{ name: name.replace(/^async /, ''), file: shortFile(file) }];
  });
}

/** From the project's or a package's folder on: how the machine is laid out is no cause. */
function shortFile(file: string): string {
  const [, own] = /\/dist\/(.+)$/.exec(file) ?? [];
  const [, vendor] = /\/node_modules\/(.+)$/.exec(file) ?? [];
  if (vendor !== undefined) return `node_modules/${vendor}`;
  return own ?? /(?:apps|libs|wasm)\/.+$/.exec(file)?.[0] ?? file.split('/').at(-1)!;
}

const isOwn = ({ file }: { file: string }) => !file.startsWith('node_modules/');

/** The cause of a job's failure: that of its last attempt, if the work was given up. */
export function failureCause(job: string, thrown: unknown): FailureCause {
  const inner = thrown instanceof Error && thrown.name === 'GivenUpError' ? thrown.cause : thrown;
  const { name, message, stack = '' } = inner instanceof Error ? inner : new Error(String(inner));
  const error = storable(name, 80);
  const cause = normalisedMessage(message) || error;
  const frames = framesOf(stack);
  const top = frames.find(isOwn) ?? frames[0];
  const frame = top === undefined ? '' : storable(`${top.name || '?'} ${top.file}`, 200);
  const shown = frames.slice(0, shownFrames).map((one) => `at ${one.name || '?'} (${one.file})`);
  return {
    fingerprint: createHash('sha256')
      .update([job, error, cause, frame].join('\n'))
      .digest('hex')
      .slice(0, 16),
    error,
    cause,
    frame,
    stack: storable([`${error}: ${cause}`, ...shown].join('\n'), longestStack),
  };
}
