import { dismiss, notices } from './notices.js';
import { appWords } from './app-words.js';

/** What has happened, in the corner of the page. */
export function NoticeList() {
  return (
    <div class="notices" role="log" aria-live="polite" aria-label={appWords().notices}>
      {notices.value.map(({ id, tone, text, action }) => (
        <div key={id} class={`notice ${tone}`}>
          <p>
            <bdi>{text}</bdi>
          </p>
          {action && (
            <button
              type="button"
              class="link"
              onClick={() => {
                action.run();
                dismiss(id);
              }}
            >
              {action.text}
            </button>
          )}
          <button type="button" class="close" aria-label={appWords().close} onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
