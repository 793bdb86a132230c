import type { Schema } from '@client/service-client.js';
import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Definitions, type Definition } from '@web/components/definitions.js';
import { Steps } from '@web/components/steps.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useRenewed } from '@web/app/use-renewed.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { Apart } from '@web/components/apart.js';
import { CustomerLink } from '../ui/customer-link.js';
import { FileIn3d } from '../ui/file-in-3d.js';
import { Notes } from '../ui/notes.js';
import { figures, say } from '../words/language.js';
import { AnswerProject } from './answer-project.js';
import { MoveProject } from './move-project.js';

type Project = Schema<'OperatorProject'>;

/** A project: what is asked, with its files, and what the team answers. */
export function ProjectPage({ id }: { id: string }) {
  const [record, reload] = useLive(
    ['projects'],
    () => dataOf(service.GET('/ops/api/requests/{id}', { params: { path: { id } } })),
    id,
  );
  useRenewed(reload);
  return (
    <Record record={record}>
      {(project) => (
        <article class="record">
          <p class="soft">{project.reference}</p>
          <h1>
            <bdi>{project.title}</bdi>
          </h1>
          <Steps
            label={say('projects.status')}
            steps={project.history.map((step) => ({
              label: say('projects.state', { status: step.status }),
              at: figures.moment(step.at),
              dateTime: step.at,
            }))}
          />
          <p class="as-typed">
            <bdi>{project.description}</bdi>
          </p>
          <Definitions rows={factsOf(project)} />
          <Files files={project.files} />
          <Answer project={project} />
          {mayAct('operator') && (
            <>
              <MoveProject project={project} onDone={reload} />
              {project.nextStatuses.includes('quoted') && <AnswerProject project={project} onDone={reload} />}
            </>
          )}
          <Notes subjectId={id} />
        </article>
      )}
    </Record>
  );
}

function factsOf(project: Project): Definition[] {
  const { customer, vertical, quantity, phone, budgetRange, deadline, referenceUrl } = project;
  const { materialPref, finishPref, orderId } = project;
  return [
    [
      say('projects.customer'),
      <>
        <CustomerLink customer={customer} /> {customer.email}
      </>,
    ],
    [say('projects.phone'), phone ?? '–'],
    [say('projects.vertical'), say('projects.verticalName', { vertical })],
    [say('projects.quantity'), quantity],
    [
      say('projects.material'),
      materialPref === null && finishPref === null ? (
        '–'
      ) : (
        <Apart
          texts={[
            materialPref,
            finishPref === null ? null : say('orders.finishName', { finish: finishPref }),
          ]}
        />
      ),
    ],
    [say('projects.budget'), budgetRange === null ? '–' : say('projects.budgetName', { range: budgetRange })],
    [say('projects.deadline'), deadline === null ? '–' : figures.day(deadline)],
    [
      say('money.order'),
      orderId === null ? '–' : <a href={consolePath('orders', orderId)}>{say('projects.toOrder')}</a>,
    ],
    [
      say('projects.link'),
      referenceUrl === null ? (
        '–'
      ) : (
        <a href={referenceUrl} rel="noopener noreferrer" target="_blank">
          <bdi>{referenceUrl}</bdi>
        </a>
      ),
    ],
  ];
}

function Files({ files }: Pick<Project, 'files'>) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{say('projects.files')}</h2>
      <ul class="file-cards">
        {files.map(({ key, filename, url, unit, pictureUrl }) => (
          <li key={key}>
            {pictureUrl !== null && <img src={pictureUrl} alt="" width={240} height={180} loading="lazy" />}
            <a href={url}>
              <bdi>{filename}</bdi>
            </a>
            {formatOfName(filename) !== null && <FileIn3d name={filename} url={url} unit={unit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ project: { answer } }: { project: Project }) {
  if (answer === null) return null;
  const { amount, text, deliveryDays, expiresAt } = answer;
  return (
    <section>
      <h2>{say('projects.answer')}</h2>
      <blockquote>
        <p>
          <strong>{figures.money(amount)}</strong>
          {deliveryDays !== null && <> · {say('projects.days', { count: deliveryDays })}</>} ·{' '}
          {say('projects.until', { at: figures.moment(expiresAt) })}
        </p>
        <p class="as-typed">
          <bdi>{text}</bdi>
        </p>
      </blockquote>
    </section>
  );
}
