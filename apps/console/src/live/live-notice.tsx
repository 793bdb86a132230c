import { figures, say } from '../words/language.js';
import { notLiveSince } from './follow.js';

/** Says that changes may be missing on the page, while they may be. */
export function LiveNotice() {
  const since = notLiveSince.value;
  return (
    <div role="status">
      {since !== null && (
        <p class="notice wait">{say('frame.notLive', { since: figures.moment(since.toISOString()) })}</p>
      )}
    </div>
  );
}
