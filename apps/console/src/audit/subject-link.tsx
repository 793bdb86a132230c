import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { colourName, type Colours } from '../ui/colours.js';
import { say, type ConsoleKey } from '../words/language.js';

type Subject = Schema<'AuditSubject'>;

/** Of a change on the queue board that concerns all of them. */
const allQueues = 'all';

/** The pages of what is changed, where the console has them. */
const paths: Partial<Record<Subject['kind'], (id: string) => string>> = {
  order: (id) => consolePath('orders', id),
  plate: (id) => consolePath('plates', id),
  project: (id) => consolePath('projects', id),
  customer: (id) => consolePath('customers', id),
  message: () => consolePath('messages'),
  mail: (id) => consolePath('work/jobs', `mail.send:${id}`),
  worker: () => consolePath('work/workers'),
  colour: (id) => consolePath('stock', id),
  priceBook: (id) => consolePath('prices', id),
  queue: (id) => (id === allQueues ? consolePath('work/queues') : consolePath('work/queues', id)),
  failure: (id) => consolePath('work/failures', id),
};

/** What was changed, as people know it. */
export function SubjectLink({ subject, colours }: { subject: Subject; colours: Colours }) {
  const { kind, id } = subject;
  const path = paths[kind]?.(id);
  const name = nameIn(subject, colours);
  return (
    <>
      <small class="soft">{say(`audited.kinds.${kind}`)}</small>{' '}
      {path === undefined ? <bdi title={id}>{name}</bdi> : <a href={path}>{name}</a>}
    </>
  );
}

function nameIn({ kind, id, name }: Subject, colours: Colours): string {
  if (name !== null) return name;
  if (kind === 'colour') return colourName(colours, id);
  if (kind === 'queue' && id === allQueues) return say('audited.allQueues');
  if (kind === 'queue')
    return say(`work.queueNames.${id}` as Extract<ConsoleKey, `work.queueNames.${string}`>);
  // Of a row that is gone: enough of its id to tell it from others.
  return id.length > 20 ? `…${id.slice(-8)}` : id;
}
