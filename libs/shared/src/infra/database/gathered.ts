import DataLoader from 'dataloader';

interface Bounds {
  /** Statements of one kind under way at once: one slow connection does not hold up every caller. */
  mostUnderWay?: number;
  /** Questions of one statement. */
  mostQuestions?: number;
}

/** How long questions wait for their turn, as long as a request's statement may take. */
const mostWaitMs = 30_000;

/**
 * Answers questions of many callers by few statements: those of one turn of the event loop go together, and while
 * statements are under way, newcomers wait for the next one. Nothing is kept: each answer is read after its question.
 * A failed statement fails all its questions, so a question must not be able to make one fail. Those whose turn comes too late,
 * as behind statements that nothing answers, fail as a database that is away would make them.
 *
 * @param ask answers in the order of the questions; an error in place of an answer fails its question alone
 */
export function gathered<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly (Answer | Error)[]>,
  { mostUnderWay = 2, mostQuestions = 100 }: Bounds = {},
): (question: Question) => Promise<Answer> {
  let underWay = 0;
  const waiting: { sinceMs: number; dispatch: () => void }[] = [];
  let isTooLate = false;
  const load = async (questions: readonly Question[]): Promise<readonly (Answer | Error)[]> => {
    try {
      if (isTooLate) throw tooLate();
      return await ask(questions);
    } finally {
      underWay -= 1;
      begin();
    }
  };
  const begin = (): void => {
    if (underWay >= mostUnderWay) return;
    const next = waiting.shift();
    if (next === undefined) return;
    underWay += 1;
    isTooLate = performance.now() - next.sinceMs > mostWaitMs;
    next.dispatch();
  };
  const loader = new DataLoader<Question, Answer>(load, {
    cache: false,
    maxBatchSize: mostQuestions,
    batchScheduleFn: (dispatch) => {
      waiting.push({ sinceMs: performance.now(), dispatch });
      setImmediate(begin);
    },
  });
  return (question) => loader.load(question);
}

const tooLate = (): Error =>
  Object.assign(new Error(`No turn for a statement within ${mostWaitMs} ms`), { code: 'ETIMEDOUT' });
