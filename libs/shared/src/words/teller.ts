import { IntlMessageFormat } from 'intl-messageformat';
import type { Param, Told } from '../domain/contract/told.js';
import { groupThousands, writeFigure, type Writing } from './language.js';
import type { Messages } from './message.js';

type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>;
type Values = Record<string, string | number | null>;

/** Parameters of a message; `null` where a choice has a case for it. */
export type Params = Readonly<Record<string, Param | null>>;

/** Further styles of numbers, by the name that messages call them. */
const formats = { number: { whole: { useGrouping: true } } };

/**
 * `{x, number}` writes the number as it was rounded, in the signs of the language; `{x, number, whole}` a count with its
 * thousands apart.
 */
function formattersOf(writing: Writing): Formatters {
  const rules: Partial<Record<string, Intl.PluralRules>> = {};
  return {
    getNumberFormat: (_, style) => {
      const format = (value: number) =>
        style?.useGrouping === true
          ? groupThousands(String(value), writing.amounts.group)
          : writeFigure(value, writing);
      return { format } as Intl.NumberFormat;
    },
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getPluralRules: (_, { type = 'cardinal' } = {}) =>
      (rules[type] ??= new Intl.PluralRules(writing.tag, { type })),
  };
}

/** Says the messages of one language; each is compiled when it is first said. */
export class Teller {
  private readonly formatters: Formatters;
  private readonly compiled = new Map<string, IntlMessageFormat>();

  constructor(
    private readonly writing: Writing,
    private readonly messages: Messages,
    /** Says what has no words here. */
    private readonly other?: Teller,
  ) {
    this.formatters = formattersOf(writing);
  }

  /** The text of a message before its parameters are filled in. */
  find(key: string): string | undefined {
    const found = key
      .split('.')
      .reduce<Messages | string | undefined>(
        (group, name) => (typeof group === 'object' && Object.hasOwn(group, name) ? group[name] : undefined),
        this.messages,
      );
    return typeof found === 'string' ? found : undefined;
  }

  /**
   * An unknown code, of a later release, is returned unchanged.
   *
   * @throws Error when a parameter is missing
   */
  tell({ code, params = {} }: Told | { code: string; params?: Params }): string {
    if (this.other !== undefined && this.find(code) === undefined) return this.other.tell({ code, params });
    const values = Object.entries(params).map(([name, param]) => [name, this.valueOf(param)]);
    return String(this.messageOf(code)?.format(Object.fromEntries(values) as Values) ?? code);
  }

  private messageOf(key: string): IntlMessageFormat | undefined {
    const held = this.compiled.get(key);
    if (held !== undefined) return held;
    const text = this.find(key);
    if (text === undefined) return undefined;
    const message = new IntlMessageFormat(text, this.writing.tag, formats, {
      formatters: this.formatters,
      ignoreTag: true,
    });
    this.compiled.set(key, message);
    return message;
  }

  private valueOf(param: Param | null): string | number | null {
    if (typeof param !== 'object' || param === null) return param;
    return 'code' in param ? this.tell(param) : param.map((one) => this.tell(one)).join(', ');
  }
}
