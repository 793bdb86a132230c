import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { auditedActions } from '../domain/contract/audited-actions.js';
import { locales, type PageLocale, pageLocales } from '../domain/contract/enums.js';
import { errorCodes } from '../domain/contract/errors.js';
import type { CardFaultParams, CardWarningParams } from '../domain/contract/card-findings.js';
import type { MeshFaultParams, MeshWarningParams } from '../domain/contract/mesh-findings.js';
import type { english } from './en/english.js';
import { languages } from './languages.js';
import { pageTopics } from './page-topics.js';
import type { Messages, ParamNames } from './message.js';
import { say, tell } from './say.js';

/** Codes of a topic that have no message, and what messages name and their codes do not tell. */
type Untold<Params, Topic> = {
  [Code in keyof Params]: Code extends keyof Topic
    ? Exclude<NamedBy<Topic[Code]>, KeyOf<Params[Code]>>
    : Code;
}[keyof Params];
type NamedBy<Group> = Group extends string ? ParamNames<Group> : ParamNames<Group[keyof Group]>;
type KeyOf<Params> = Params extends unknown ? keyof Params : never;

function textsOf(messages: Messages, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, one]): [string, string][] =>
    typeof one === 'string' ? [[path + name, one]] : textsOf(one, `${path}${name}.`),
  );
}

const keptIn = (locale: PageLocale): Map<string, string> => new Map(textsOf(languages[locale].messages));

const all = keptIn('en');

/** All messages, or those of pages and mails in a language that has no others. */
function neededIn(locale: PageLocale): Map<string, string> {
  if (locales.some((one) => one === locale)) return all;
  return new Map([...all].filter(([key]) => pageTopics.some((topic) => key.startsWith(`${topic}.`))));
}

/** Each parameter with its kind, e.g. `count: number`, once. */
function paramsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const isChoice = element.type === TYPE.select || element.type === TYPE.plural;
    const choices = isChoice ? Object.values(element.options) : [];
    return [element.value, ...choices.flatMap(({ value }) => paramsOf(value))];
  });
  return [...new Set(found)].sort();
}

/** These are called by their whole key; others by codes that are stored, and by their names in a tree. */
const calledByKey = /^(api\.(messages|hints|fields)|refusals)\./;

/** All names, and names with dots, in the code that says messages. */
function namesInCode(): Set<string> {
  const root = join(import.meta.dirname, '../../../..');
  const names = new Set<string>();
  for (const folder of [
    'apps/api/src',
    'apps/console/src',
    'apps/storefront/src',
    'apps/worker/src',
    'libs',
    'wasm/mesh-kernel',
  ]) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.spec)\.tsx?$/.test(file) || /words\/(ar|en|fr)\/|testing/.test(file)) continue;
      for (const [path] of readFileSync(join(root, folder, file), 'utf8').matchAll(/[\w-]+(?:\.[\w-]+)*/g)) {
        for (const name of [path, ...path.split('.')]) names.add(name);
      }
    }
  }
  return names;
}

describe('the messages', () => {
  it.each(pageLocales)('of %s are complete, and none too many', (locale) => {
    const own = keptIn(locale);
    const wanted = neededIn(locale);
    expect([...wanted.keys()].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !all.has(key))).toEqual([]);
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(pageLocales)('of %s are well-formed, and told the same', (locale) => {
    const told = (texts: Map<string, string>) =>
      [...texts].map(([key, text]) => [key, ...paramsOf(parse(text, { ignoreTag: true }))]).sort();
    expect(told(keptIn(locale))).toEqual(told(neededIn(locale)));
  });

  it('are all said somewhere', () => {
    const names = namesInCode();
    const isSaid = (key: string): boolean =>
      calledByKey.test(key) ? names.has(key) : key.split('.').every((name) => names.has(name));
    const unused = [...all.keys()].filter((key) => !isSaid(key));
    expect(unused).toEqual([]);
  });

  it('cover every code of a refusal, and none besides', () => {
    const covered = [...all.keys()].flatMap((key) => /^api\.errors\.(.+)$/.exec(key)?.[1] ?? []);
    expect(covered.sort()).toEqual([...errorCodes].sort());
  });

  it('name every change of an operator, and none besides', () => {
    const named = [...all.keys()].flatMap((key) => /^console\.audited\.actions\.(.+)$/.exec(key)?.[1] ?? []);
    expect(named.sort()).toEqual([...auditedActions].sort());
  });

  it('cover the codes of the domain', () => {
    const mesh: Untold<MeshWarningParams & MeshFaultParams, (typeof english)['mesh']>[] = [];
    const warnings: Untold<CardWarningParams, (typeof english)['card']['warnings']>[] = [];
    const faults: Untold<CardFaultParams, (typeof english)['card']['faults']>[] = [];
    expect<never[]>([...mesh, ...warnings, ...faults]).toEqual([]);
  });
});

describe('say', () => {
  it('writes numbers as they were rounded, in the signs of the language', () => {
    const params = { side: '1256.50', limit: 256 };
    expect(say('en', 'mesh.tooLarge', params)).toContain('is 1256.50 mm long');
    expect(say('fr', 'mesh.tooLarge', params)).toContain('mesure 1\u202f256,50 mm');
  });

  it('says sentences within sentences', () => {
    const edge = { code: 'mesh.openEdge', params: { x1: 0, y1: 0.5, z1: 0, x2: 1, y2: 1, z2: 1 } };
    expect(say('fr', 'mesh.notClosed', { count: 2, edges: [edge, edge] })).toBe(
      'Le maillage n’est pas fermé : 2 arêtes ouvertes, les premières d’un sommet à l’autre ' +
        '(0 ; 0,5 ; 0)–(1 ; 1 ; 1), (0 ; 0,5 ; 0)–(1 ; 1 ; 1) mm.',
    );
  });

  it('counts as the language does', () => {
    expect(say('en', 'refusals.rushUnavailable', { hours: 8 })).toBe(
      'The copies of this line take more than 8 hours to print and cannot be rushed.',
    );
    expect(say('fr', 'document.workingDays', { days: 1234 })).toBe('1\u00a0234 jours ouvrés');
    expect(say('en', 'document.workingDays', { days: 1234 })).toBe('1,234 working days');
  });

  it('has verbs that go with what is counted', () => {
    const of = (count: number): string => say('en', 'shop.totals.unpriced', { count });
    expect(of(1)).toBe('One line has no price yet and is not in this total.');
    expect(of(3)).toBe('3 lines have no price yet and are not in this total.');
  });

  it('takes what is told for no message', () => {
    const detail = "{name} '{x}' <b>#</b>";
    expect(say('en', 'mesh.partMissing', { detail })).toBe(
      `The 3MF file lacks a part that it refers to: ${detail}.`,
    );
  });

  it('tells a code of a later release as it is', () => {
    expect(tell('fr', { code: 'mesh.notYetKnown' })).toBe('mesh.notYetKnown');
    expect(tell('fr', { code: 'mesh.constructor' })).toBe('mesh.constructor');
  });

  it('refuses to leave a gap', () => {
    expect(() => tell('en', { code: 'mesh.severalBodies' })).toThrow('count');
  });
});
