/** A parameter of a sentence: a figure, a text, or further sentences. */
export type Param = string | number | Told | readonly Told[];

/**
 * A sentence in no language yet: the key of its message in `words/`, and its parameters. Rows store this form; it
 * becomes text in the reader's language when an answer, mail or page is made.
 */
export interface Told<Code extends string = string> {
  code: Code;
  params?: Readonly<Record<string, Param>>;
}

/** A sentence by its code; a plain text comes from a row of an earlier release, in English. */
export type Sentence = string | Told;

/** The type of a sentence, from the parameters of each code; `undefined` for a code without any. */
export type ToldOf<Params> = {
  [Code in keyof Params & string]: Params[Code] extends undefined
    ? { code: Code; params?: undefined }
    : { code: Code; params: Params[Code] };
}[keyof Params & string];
