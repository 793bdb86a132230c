import { Notice } from '../components/notice.js';
import { appWords } from './app-words.js';
import type { CallFailure } from './failure.js';

/** What the service refused, with each of its faults, where there is a failure. It may speak another language than the page. */
export function FailureNotice({ failure }: { failure: CallFailure | null }) {
  if (failure === null) return null;
  const faults = failure.details.errors ?? [];
  return (
    <Notice tone="bad" role="alert">
      <p>
        <bdi>{failure.message}</bdi>
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ field, message }, place) => (
            <li key={place}>
              <FieldName field={field} /> {!failure.message.startsWith(message) && <bdi>{message}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** As people know it, where the app has a word for it. */
function FieldName({ field }: { field: string }) {
  const name = appWords().fieldName?.(field) ?? field;
  return name === field ? (
    <code>
      <bdi>{field}</bdi>
    </code>
  ) : (
    <strong>
      <bdi>{name}</bdi>
    </strong>
  );
}
