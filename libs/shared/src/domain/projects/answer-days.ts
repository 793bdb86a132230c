/** The days of a project's answer. */
interface Answer {
  answerDays?: number | null | undefined;
  areAnswerDaysNamed: boolean;
}

/** The days from payment to delivery that a person has named, else `null`: those of a quote are counted anew, for the address. */
export function namedDays({ answerDays, areAnswerDaysNamed }: Answer): number | null {
  return areAnswerDaysNamed ? (answerDays ?? null) : null;
}
