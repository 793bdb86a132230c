/** The days of an answer, and of the quote that it may be. */
interface Answer {
  answerDays?: number | null | undefined;
  answerQuote?: { deliveryDays?: number | null | undefined } | null | undefined;
}

/** The days from payment to delivery that a person has named, else `null`: those of a quote are counted anew, for the address. */
export function namedDays({ answerDays = null, answerQuote }: Answer): number | null {
  return answerDays === answerQuote?.deliveryDays ? null : answerDays;
}
