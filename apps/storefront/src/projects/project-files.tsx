import { Field } from '@web/components/field.js';
import { maxProjectFiles } from '@shared/domain/contract/limits.js';
import { notify } from '@web/app/notices.js';
import { UploadLine } from '../basket/upload-line.js';
import type { Part } from '../parts/part.js';
import { addPart, parts } from '../parts/parts-store.js';
import { openOnEnter } from '../ui/open-on-enter.js';
import { figures, say } from '../words/language.js';
import { addPartToDraft, draft, removePartFromDraft } from './project-draft.js';

/** The files of a project: chosen here, or parts that left the basket. */
export function ProjectFiles() {
  const chosen = draft.value.partIds.flatMap((id) => parts.value.get(id) ?? []);
  return (
    <>
      {chosen.length > 0 && (
        <ul class="chosen-files">
          {chosen.map((part) => (
            <ChosenFile key={part.id} part={part} />
          ))}
        </ul>
      )}
      {chosen.length < maxProjectFiles && (
        <Field
          name="projectFile"
          label={say('projects.file')}
          remark={say('optional')}
          hint={say('projects.fileHint', { count: maxProjectFiles })}
        >
          {(attributes) => (
            <p class="buttons">
              <label class="button quiet" for={attributes.id}>
                {say('drop.files')}
              </label>
              <input
                {...attributes}
                class="visually-hidden"
                type="file"
                multiple
                accept=".stl,.obj,.3mf"
                onKeyDown={openOnEnter}
                onChange={({ currentTarget }) => {
                  addFiles([...(currentTarget.files ?? [])]);
                  currentTarget.value = '';
                }}
              />
            </p>
          )}
        </Field>
      )}
    </>
  );
}

function addFiles(files: readonly File[]): void {
  const free = maxProjectFiles - draft.peek().partIds.length;
  for (const file of files.slice(0, free)) addPartToDraft(addPart({ name: file.name, content: file }));
  const leftOut = files.length - free;
  if (leftOut > 0) notify({ tone: 'bad', text: say('projects.tooManyFiles', { count: leftOut }) });
}

function ChosenFile({ part }: { part: Part }) {
  return (
    <li class="chosen-file">
      <strong>
        <bdi>{part.name}</bdi>
      </strong>
      <span class="soft">{figures.fileSize(part.sizeBytes)}</span>
      {part.upload.step !== 'waiting' && <UploadLine part={part} />}
      <button
        type="button"
        class="link"
        aria-label={say('projects.removeFile', { name: part.name })}
        onClick={() => removePartFromDraft(part.id)}
      >
        {say('line.remove')}
      </button>
    </li>
  );
}
