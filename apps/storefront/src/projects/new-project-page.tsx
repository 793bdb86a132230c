import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import { SignedIn } from '../account/signed-in.js';
import { notify } from '@web/app/notices.js';
import { pathTo } from '../app/paths.js';
import { parts } from '../parts/parts-store.js';
import { storePart } from '../parts/store-part.js';
import { resendMissing } from '../parts/uploads.js';
import { service } from '../service/client.js';
import { CallFailure, dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { addPartToDraft, changeDraft, clearDraft, draft } from './project-draft.js';
import { ProjectFields, requestOf } from './project-fields.js';
import { ProjectFiles } from './project-files.js';

/** Asks for a price that a person makes: with a file, a part of the basket, or words alone. */
export function NewProjectPage() {
  const { query } = useLocation();
  useEffect(() => {
    if (query.part !== undefined && parts.peek().has(query.part)) addPartToDraft(query.part);
  }, [query.part]);
  return (
    <>
      <h1>{say('projects.newTitle')}</h1>
      <p class="soft">{say('projects.about')}</p>
      <SignedIn reason={say('projects.needsAccount')}>
        <ProjectForm />
      </SignedIn>
    </>
  );
}

function ProjectForm() {
  const action = useAction('project-key');
  const { route } = useLocation();
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    await action.run(async (key) => {
      const { id, reference } = await sendWithFiles(async ([fileKey, ...furtherFileKeys]) => {
        // What is typed while the files are sent is said, too.
        const body = { ...requestOf(new FormData(form)), fileKey, furtherFileKeys };
        const params = { header: { 'Idempotency-Key': key } };
        return dataOf(service.POST('/api/requests', { params, body }));
      });
      notify({ tone: 'good', text: say('projects.sent', { reference }) });
      clearDraft();
      route(pathTo('projects', id));
    });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => void send(event)}
      onInput={({ target }) => keepTyped(target as HTMLInputElement)}
    >
      <ProjectFiles />
      <ProjectFields faultOf={action.faultOf} values={draft.peek().fields} />
      <FailureNotice failure={action.failure.value} />
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('projects.send')}</Button>
      </Actions>
    </form>
  );
}

/** Alone: another tab may write in other fields. Files are kept apart. */
function keepTyped({ type, name, value }: HTMLInputElement): void {
  if (type !== 'file') changeDraft({ fields: { ...draft.peek().fields, [name]: value } });
}

/** Sends something with the draft's parts; those that the account has deleted since are sent again, from this device. */
async function sendWithFiles<Sent>(send: (fileKeys: readonly string[]) => Promise<Sent>): Promise<Sent> {
  try {
    return await send(await storedFileKeys());
  } catch (error) {
    if (!(error instanceof CallFailure) || !resendMissing(error, draft.peek().partIds, fieldOf)) throw error;
    return send(await storedFileKeys());
  }
}

const fieldOf = (place: number): string => (place === 0 ? 'fileKey' : `furtherFileKeys.${place - 1}`);

/** Has the account store the draft's parts; answers their keys. */
async function storedFileKeys(): Promise<string[]> {
  const account = user.peek();
  if (!account) return [];
  const keys: string[] = [];
  for (const partId of draft.peek().partIds) {
    if (!parts.peek().has(partId)) throw new CallFailure('FILE_NOT_FOUND', say('uploads.fileGone'));
    keys.push(await storePart(partId, account.id));
  }
  return keys;
}
