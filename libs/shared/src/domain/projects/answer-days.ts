/** The days of an answer, and of the quote that it may be. */
interface Answer {
  answerDays?: number | null | undefined;
  answerQuote?: { deliveryDays?: number | null | undefined } | null | undefined;
}

/** Whether a person has named the days from payment to delivery: those of a quote are counted anew, for the address. */
export function areDaysNamed({ answerDays, answerQuote }: Answer): boolean {
  return answerDays != null && answerDays !== answerQuote?.deliveryDays;
}
