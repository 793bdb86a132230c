/** What stands in a sentence: a figure or text, or further sentences. */
export type Param = string | number | Told | readonly Told[];

/**
 * A sentence that is in no language yet: the key of its message in `words/`, and what stands in it. Rows hold it so;
 * who answers a person says it in that person's language.
 */
export interface Told<Code extends string = string> {
  code: Code;
  params?: Readonly<Record<string, Param>>;
}

/** A sentence by its code; a text is one that a row of an earlier release keeps, in English. */
export type Sentence = string | Told;

/** What is told, as a type, of the parameters of each code; `undefined` for a code that has none. */
export type ToldOf<Params> = {
  [Code in keyof Params & string]: Params[Code] extends undefined
    ? { code: Code; params?: undefined }
    : { code: Code; params: Params[Code] };
}[keyof Params & string];
