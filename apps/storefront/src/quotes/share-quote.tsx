import { Actions, Button, ButtonLink } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { notify } from '@web/app/notices.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';

interface ShareQuoteProps {
  quote: Schema<'SavedQuoteWithLines'>;
  onChanged: () => void;
}

/** A link by which a purchaser reads the quote without an account; it ends with the quote, or when it is withdrawn. */
export function ShareQuote({ quote, onChanged }: ShareQuoteProps) {
  const { id, reference, share } = quote;
  const action = useAction();
  const params = { path: { id } };
  const make = (): Promise<boolean> =>
    action.run(async () => {
      await dataOf(service.POST('/api/quotes/{id}/share', { params }));
      onChanged();
    });
  const withdraw = (): Promise<boolean> =>
    action.run(async () => {
      await dataOf(service.DELETE('/api/quotes/{id}/share', { params }));
      onChanged();
    });
  const text = share === null ? '' : say('share.text', { reference, url: share.url });
  return (
    <section class="card">
      <h2>{say('share.title')}</h2>
      <p>
        {share === null ? say('share.about') : say('share.until', { date: figures.moment(share.expiresAt) })}
      </p>
      <FailureNotice failure={action.failure.value} />
      {share === null ? (
        <Actions>
          <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void make()}>
            {say('share.make')}
          </Button>
        </Actions>
      ) : (
        <>
          <p>
            <code>{share.url}</code>
          </p>
          <Actions>
            <Button type="button" isQuiet onClick={() => void copy(share.url)}>
              {say('share.copy')}
            </Button>
            <ButtonLink
              isQuiet
              href={`mailto:?subject=${encodeURIComponent(reference)}&body=${encodeURIComponent(text)}`}
            >
              {say('account.email')}
            </ButtonLink>
            <ButtonLink
              isQuiet
              rel="noopener noreferrer"
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            >
              WhatsApp
            </ButtonLink>
            <button type="button" class="link" onClick={() => void withdraw()}>
              {say('share.withdraw')}
            </button>
          </Actions>
        </>
      )}
    </section>
  );
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  notify({ tone: 'good', text: say('share.copied') });
}
