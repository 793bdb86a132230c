import { describe, expect, it } from '@jest/globals';
import { told } from '@shared/words/say.js';
import { stillWorking } from './work-pending-error.js';

const refusal = (startSeconds: number | null) => {
  const { code, retryAfterSeconds, details } = stillWorking(told('api.messages.cardBeingMade'), startSeconds);
  return {
    code,
    retryAfterSeconds,
    estimatedStartSeconds: details.estimatedStartSeconds,
    hint: details.hint,
  };
};

describe('stillWorking', () => {
  it.each([
    [null, 10, null],
    [0, 10, 0],
    [3.2, 10, 4],
    [41.5, 42, 42],
    [900, 60, 900],
  ])('tells work that begins in %p s to retry after %i s', (startSeconds, retryAfterSeconds, told) => {
    const refused = refusal(startSeconds);
    expect(refused).toMatchObject({
      ...{ code: 'EXTERNAL_SERVICE_ERROR', retryAfterSeconds, estimatedStartSeconds: told },
    });
  });

  it('says when the work begins if that is not soon', () => {
    expect(refusal(41.5).hint).toEqual(told('api.hints.workBegins', { seconds: 42 }));
    expect(refusal(3).hint).toEqual(told('api.hints.workGoesOn'));
  });
});
