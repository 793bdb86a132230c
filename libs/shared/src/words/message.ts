import type { Param } from '../domain/contract/told.js';

/** Messages of a topic: ICU texts under names, in groups where that helps. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** The same messages in another language: each of them, and none too many. */
export type Translated<Topic> = {
  readonly [Name in keyof Topic]: Topic[Name] extends string ? string : Translated<Topic[Name]>;
};

/**
 * Names of the parameters of an ICU text. `Depth` has a letter for each brace that is open: `m` for a text, `a` for the
 * options of an argument.
 */
type Scan<Text, Depth extends string, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Depth extends `${infer Outer}${'>m' | '>a'}`
      ? Scan<`${Rest}{${After}`, Outer, Found>
      : Found
    : Depth extends `${string}>a`
      ? Scan<After, `${Depth}>m`, Found>
      : After extends `${infer Inner}}${infer Rest}`
        ? Inner extends `${infer Name},${string}`
          ? Scan<After, `${Depth}>a`, Found | Name>
          : Scan<Rest, Depth, Found | Inner>
        : Found
  : Found;

/** Names of what an ICU text leaves open. */
export type ParamNames<Text> = Scan<Text, 'm', never>;

/** What a text needs to be said: nothing, or a value for each of its parameters. */
export type ParamsOf<Text> = [ParamNames<Text>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<Text> & string, Param | null>>];

/** Dotted names of all texts in a group. */
export type PathsIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string ? Name : `${Name}.${PathsIn<Group[Name]>}`;
}[keyof Group & string];

/** The text at a dotted name. */
export type TextAt<Group, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Group
    ? TextAt<Group[Name], Rest>
    : never
  : Path extends keyof Group
    ? Group[Path]
    : never;
