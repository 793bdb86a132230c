import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { figures, say } from '../words/language.js';

type Task = Schema<'Task'>['task'];

/** Where a task is done, if it is done in the console. */
const places: Partial<Record<Task, string>> = {
  lateOrders: consolePath('orders'),
  rushOrders: consolePath('orders'),
  endPlates: consolePath('plates'),
  startPlates: consolePath('plates'),
  planCopies: consolePath('plates'),
  makeOrders: consolePath('orders'),
  dropUnwanted: consolePath('plates'),
  finishOrders: consolePath('orders'),
  shipOrders: consolePath('orders'),
  buyPlastic: consolePath('stock'),
  confirmTransfers: `${consolePath('money')}?view=transfers`,
  returnPayments: `${consolePath('money')}?view=returns`,
  startWorker: consolePath('work/workers'),
  startQueues: consolePath('work/queues'),
  replaceWorkers: consolePath('work/workers'),
  freeQueues: consolePath('work/queues'),
  resumePaused: consolePath('work/queues'),
  decidePayments: consolePath('work/given-up'),
  mendWork: consolePath('work/given-up'),
  mendCauses: consolePath('work/failures'),
  answerProjects: consolePath('projects'),
  answerMessages: consolePath('messages'),
  settleMismatches: `${consolePath('money')}?view=mismatches`,
};

/** What waits for an operator, the most pressing first. */
export function HomePage() {
  const [record] = useLive(
    ['orders', 'plates', 'stock', 'money', 'projects', 'messages', 'work', 'workers'],
    () => dataOf(service.GET('/ops/api/home')),
  );
  return (
    <>
      <h1>{say('menu.home')}</h1>
      <Record record={record}>
        {(tasks) => {
          if (tasks.length === 0) return <p>{say('home.nothing')}</p>;
          return (
            <ol class="tasks">
              {tasks.map(({ task, count, oldestAt }) => {
                const place = places[task];
                const text = say(`home.tasks.${task}`, { count });
                return (
                  <li key={task} data-task={task}>
                    {place === undefined ? <strong>{text}</strong> : <a href={place}>{text}</a>}{' '}
                    <small>{say('home.oldest', { since: figures.moment(oldestAt) })}</small>
                  </li>
                );
              })}
            </ol>
          );
        }}
      </Record>
    </>
  );
}
