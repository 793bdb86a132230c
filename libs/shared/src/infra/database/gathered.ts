import DataLoader from 'dataloader';

/** Statements of one kind under way at once: one slow connection does not hold up every caller. */
const mostUnderWay = 2;

/** Questions of one statement at most. */
const mostQuestions = 100;

/**
 * Answers questions of many callers by few statements: those of one turn of the event loop go together, and while
 * statements are under way, newcomers wait for the next one. Nothing is kept: each answer is read after its question.
 * A failed statement fails all its questions, so a question must not be able to make one fail.
 *
 * @param ask answers in the order of the questions; an error in place of an answer fails its question alone
 */
export function gathered<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly (Answer | Error)[]>,
): (question: Question) => Promise<Answer> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const load = async (questions: readonly Question[]): Promise<readonly (Answer | Error)[]> => {
    try {
      return await ask(questions);
    } finally {
      underWay -= 1;
      begin();
    }
  };
  const begin = (): void => {
    if (underWay >= mostUnderWay) return;
    const dispatch = waiting.shift();
    if (dispatch === undefined) return;
    underWay += 1;
    dispatch();
  };
  const loader = new DataLoader<Question, Answer>(load, {
    cache: false,
    maxBatchSize: mostQuestions,
    batchScheduleFn: (dispatch) => {
      waiting.push(dispatch);
      setImmediate(begin);
    },
  });
  return (question) => loader.load(question);
}
