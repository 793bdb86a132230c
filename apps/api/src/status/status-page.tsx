import { businessTimeZone } from '@shared/domain/contract/business-time.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';
import { wordsIn } from '@shared/words/words-in.js';
import { Definitions } from '@web/components/definitions.js';
import { Notice, type Tone } from '@web/components/notice.js';
import type { ForeignPage } from '../site/site.service.js';
import { pageLocales } from '@shared/domain/contract/enums.js';
import type { ServiceState, StatusView } from './status.service.js';

const tones: Record<ServiceState, Tone> = { well: 'good', slow: 'wait', paused: 'wait', down: 'bad' };

/** The path of the page, in a language or in that of `Accept-Language`. */
export const statusPaths = ['/status', ...pageLocales.map((locale) => `/${locale}/status`)];

/** How the service does, in words. */
export function statusPage({ state, services, checkedAt }: StatusView, locale: PageLocale): ForeignPage {
  const { title, description, overall, names, states, looked } = wordsIn(locale).site.status;
  const format = new Intl.DateTimeFormat(languages[locale].writing.tag, {
    ...{ dateStyle: 'medium', timeStyle: 'medium', timeZone: businessTimeZone },
  });
  return {
    title,
    description,
    canonicalPath: `/${locale}/status`,
    pathIn: (other) => `/${other}/status`,
    content: (
      <article class="frame narrow page">
        <h1>{title}</h1>
        <Notice tone={tones[state]} role="status">
          <p>
            <strong>{overall[state]}</strong>
          </p>
        </Notice>
        <Definitions
          rows={services.map((service) => [
            names[service.name],
            <span class={`state ${tones[service.state]}`}>{states[service.state]}</span>,
          ])}
        />
        <p class="soft">
          <small>{looked({ at: format.format(new Date(checkedAt)) })}</small>
        </p>
      </article>
    ),
  };
}
