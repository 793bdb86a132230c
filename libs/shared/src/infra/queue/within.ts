/** The work has not ended in time. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * The result of `work`, if it comes in time.
 *
 * @throws {NoAnswerError} after `limitMs`; the work continues, and its later outcome is ignored.
 */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`No answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
