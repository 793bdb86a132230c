import { Actions, ButtonLink } from '@web/components/button.js';
import { Definitions, type Definition } from '@web/components/definitions.js';
import { Notice } from '@web/components/notice.js';
import { Steps } from '@web/components/steps.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { PartPicture } from '../ui/part-picture.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useRenewed } from '@web/app/use-renewed.js';
import { useReturn } from '@web/app/use-return.js';
import { figures, say } from '../words/language.js';
import { AcceptAnswer, DeclineAnswer } from './decide-answer.js';
import { budgetName } from './project-fields.js';

type Project = Schema<'Project'>;

/** One project: where it is, what was asked and answered, and the customer's decision. */
export function ProjectPage({ id }: { id: string }) {
  return (
    <SignedIn reason={say('projects.needsAccount')}>
      <Opened id={id} />
    </SignedIn>
  );
}

function Opened({ id }: { id: string }) {
  const params = { path: { id } };
  const [record, reload] = useRecord(() => dataOf(service.GET('/api/requests/{id}', { params })), id);
  useReturn(reload);
  return <Record record={record}>{(project) => <ProjectView project={project} onChanged={reload} />}</Record>;
}

interface ProjectViewProps {
  project: Project;
  onChanged: () => void;
}

function ProjectView({ project, onChanged }: ProjectViewProps) {
  const { reference, title, description, history, status, orderId } = project;
  const steps = history.map((step) => ({
    label: say('projects.state', { status: step.status }),
    at: figures.day(step.at),
    dateTime: step.at,
  }));
  return (
    <article class="record">
      <p class="soft">{say('projects.titleOf', { reference })}</p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <Steps steps={steps} label={say('projects.status')} />
      {orderId !== null && (
        <>
          <Notice tone="good">{say('projects.accepted')}</Notice>
          <Actions>
            <ButtonLink href={pathTo('orders', orderId)}>{say('projects.toOrder')}</ButtonLink>
          </Actions>
        </>
      )}
      {(status === 'received' || status === 'inReview') && (
        <Notice tone="wait">{say('projects.waiting')}</Notice>
      )}
      <Answer project={project} onChanged={onChanged} />
      <h2>{say('projects.request')}</h2>
      <p class="as-typed">
        <bdi>{description}</bdi>
      </p>
      <Definitions rows={factsOf(project)} />
      <OwnFiles files={project.files} />
    </article>
  );
}

function factsOf(project: Project): Definition[] {
  const { vertical, quantity, materialPref, finishPref, budgetRange, deadline, referenceUrl, phone } =
    project;
  const facts: (Definition | null)[] = [
    [say('projects.vertical'), say('projects.verticalName', { vertical })],
    [say('basket.quantity'), quantity],
    materialPref === null ? null : [say('projects.material'), <bdi>{materialPref}</bdi>],
    finishPref === null ? null : [say('basket.finish'), say('basket.finishName', { finish: finishPref })],
    budgetRange === null ? null : [say('projects.budget'), budgetName(budgetRange)],
    deadline === null ? null : [say('projects.deadline'), figures.day(deadline)],
    referenceUrl === null
      ? null
      : [
          say('projects.referenceUrl'),
          <a href={referenceUrl} rel="noopener noreferrer">
            <bdi>{referenceUrl}</bdi>
          </a>,
        ],
    phone === null ? null : [say('addresses.phone'), <bdi>{phone}</bdi>],
  ];
  return facts.filter((fact) => fact !== null);
}

/** Each downloads by a link made when it is asked for: links end soon. */
function OwnFiles({ files }: Pick<Project, 'files'>) {
  const action = useAction();
  if (files.length === 0) return null;
  const load = (fileKey: string): Promise<boolean> =>
    action.run(async () => {
      const { url } = await dataOf(service.POST('/api/files/link', { body: { fileKey } }));
      location.assign(url);
    });
  return (
    <>
      <h2>{say('projects.yourFiles')}</h2>
      <FailureNotice failure={action.failure.value} />
      <ul class="sent-files">
        {files.map(({ key, filename, pictureUrl }) => (
          <li key={key}>
            {pictureUrl !== null && <PartPicture url={pictureUrl} />}
            <button
              type="button"
              class="link"
              aria-disabled={action.isBusy.value}
              onClick={() => void load(key)}
            >
              <bdi>{filename}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function AnswerFile({ url, renew }: { url: string; renew: () => void }) {
  useRenewed(renew);
  return (
    <ButtonLink isQuiet href={url}>
      {say('projects.answerFile')}
    </ButtonLink>
  );
}

function Answer({ project, onChanged }: ProjectViewProps) {
  const { answer, status } = project;
  if (answer === null) return null;
  const { amount, text, deliveryDays, quoteId, fileUrl, answeredAt, expiresAt, hasExpired } = answer;
  const dates = { date: figures.day(answeredAt), end: figures.moment(expiresAt) };
  const isOpen = status === 'quoted';
  return (
    <section class="card">
      <h2>{say('projects.answer')}</h2>
      <p>
        <strong>{say('projects.answerFor', { amount: figures.money(amount) })}</strong>
      </p>
      <p class="as-typed">
        <bdi>{text}</bdi>
      </p>
      {deliveryDays !== null && <p>{say('projects.answerDays', { days: deliveryDays })}</p>}
      {(fileUrl !== null || quoteId !== null) && (
        <Actions>
          {fileUrl !== null && <AnswerFile url={fileUrl} renew={onChanged} />}
          {quoteId !== null && (
            <ButtonLink isQuiet href={pathTo('quotes', quoteId)}>
              {say('projects.answerQuote')}
            </ButtonLink>
          )}
        </Actions>
      )}
      {isOpen &&
        (hasExpired ? (
          <Notice tone="wait">{say('projects.answerEnded', dates)}</Notice>
        ) : (
          <p class="soft">{say('projects.answerUntil', dates)}</p>
        ))}
      {isOpen && !hasExpired && <AcceptAnswer id={project.id} answer={answer} onChanged={onChanged} />}
      {isOpen && <DeclineAnswer id={project.id} answer={answer} onChanged={onChanged} />}
    </section>
  );
}
