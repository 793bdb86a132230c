/** Letters, marks, digits and punctuation of Arabic script, and the joiner that only makes words longer. */
const arabicSign = /\p{Script_Extensions=Arabic}/u;

/** What shapes Arabic without being seen: zero-width joiner and non-joiner. */
const joiner = /[\u200c\u200d]/;

/** Whether a text has signs whose form and place depend on their neighbours. */
export function hasArabic(text: string): boolean {
  return arabicSign.test(text);
}

/** Whether a character is set together with its neighbours: a sign of Arabic script, or what joins or parts them. */
export function isShaped(character: string): boolean {
  return arabicSign.test(character) || joiner.test(character);
}

/**
 * What prints at the size of a card: letters, digits, the marks of vowels and hamza, common punctuation. Signs of
 * recitation and ornaments are drawn too finely.
 */
const printed = /[\p{L}\p{Nd}\u064b-\u0655\u0670\u060c\u061b\u061f\u066a-\u066d\u06d4\u200c\u200d]/u;

/** Whether a sign of Arabic script has forms that print. */
export function isPrintedArabic(character: string): boolean {
  return printed.test(character);
}

/** Whether a text has signs of vowels or of doubled letters. */
export function hasVowels(text: string): boolean {
  return /[\u064b-\u0652]/.test(text);
}

/** Signs of old encodings that stand for one form of a letter, or for several letters. */
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** A text whose Arabic letters are plain ones, which take their forms from their neighbours. */
export function withPlainLetters(text: string): string {
  return text.replaceAll(presentationForms, (forms) => forms.normalize('NFKC'));
}

/** What browsers show nothing of; in Arabic, all but what steers the forms and the direction of letters. */
export function withoutUnseen(text: string): string {
  return hasArabic(text)
    ? text.replaceAll(/[^\P{Default_Ignorable_Code_Point}\p{Bidi_Control}\u200c\u200d]/gu, '')
    : text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** A word of Arabic letters alone, without its vowels and what shapes or steers it; others stay as they are. */
export function withoutVowels(word: string): string {
  return hasArabic(word) ? word.replaceAll(/[\p{Mn}\u0640\u200c\u200d\p{Bidi_Control}]/gu, '') : word;
}

/** A family name without its article: `الفاسي` is filed under `ف`. */
export function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{3})/u, '');
}
