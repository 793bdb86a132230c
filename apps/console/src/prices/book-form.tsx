import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';
import { isAmount, isSpan } from './book-figures.js';
import type { DraftSheet } from './draft-sheet.js';
import { bracketFigures, type FigureGroup, groupsAfter, groupsBefore } from './figure-groups.js';

interface BookFormProps {
  sheet: DraftSheet;
  onDone: () => void;
}

/** What the figures are drawn with. */
interface Fields extends DraftSheet {
  faultOf: (path: string) => string | null;
}

/** All figures of a draft, to be changed. */
export function BookForm({ sheet, onDone }: BookFormProps) {
  const { draft, changedAt } = sheet;
  const action = useAction();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await action.run(sheet.save))) return;
    notify({ tone: 'good', text: say('prices.saved') });
    onDone();
  };
  const fields: Fields = {
    ...sheet,
    faultOf: (path) =>
      action.faultOf(`book.${path}`) ?? draft.faults.find(({ field }) => field === path)?.message ?? null,
  };
  return (
    <form class="book" onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <div role="status">
        {changedAt !== null && (
          <Notice tone="wait">
            <p>{say('prices.changedByOther', { at: figures.moment(changedAt) })}</p>
          </Notice>
        )}
      </div>
      <TextField
        name="note"
        label={say('prices.note')}
        maxLength={500}
        value={sheet.textOf('note')}
        onInput={({ currentTarget }) => sheet.write('note', currentTarget.value)}
      />
      <Groups sheet={fields} groups={groupsBefore()} />
      <Brackets sheet={fields} />
      <Groups sheet={fields} groups={groupsAfter()} />
      <Button isBusy={action.isBusy.value}>{say('prices.save')}</Button>
    </form>
  );
}

function Groups({ sheet, groups }: { sheet: Fields; groups: readonly FigureGroup[] }) {
  return (
    <>
      {groups.map(({ title, figures: among }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          <div class="figures">
            {among.map(([path, label]) => (
              <Figure key={path} sheet={sheet} path={path} label={label} />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

function Figure({ sheet, path, label }: { sheet: Fields; path: string; label: string }) {
  const saved = sheet.savedBeside(path);
  const isDecimal = isAmount(path) || isSpan(path) || path.endsWith('densityGPerCm3');
  return (
    <TextField
      name={path}
      label={label}
      inputMode="decimal"
      pattern={isDecimal ? '\\d+([.,]\\d{1,3})?' : '\\d+'}
      required
      value={sheet.textOf(path)}
      onInput={({ currentTarget }) => sheet.write(path, currentTarget.value)}
      hint={saved === null ? undefined : say('prices.savedFigure', { figure: saved })}
      fault={sheet.faultOf(path)}
    />
  );
}

/** Discounts, each a row of its own; one that is added begins as empty fields. */
function Brackets({ sheet }: { sheet: Fields }) {
  const { brackets, setBrackets } = sheet;
  return (
    <fieldset>
      <legend>{say('prices.brackets')}</legend>
      {Array.from({ length: brackets }, (_, place) => bracketFigures(place)).map(
        ({ title, figures: both }) => (
          <div key={title} class="bracket" role="group" aria-label={title}>
            {both.map(([path, label]) => (
              <Figure key={path} sheet={sheet} path={path} label={label} />
            ))}
          </div>
        ),
      )}
      <Actions>
        <Button type="button" isQuiet disabled={brackets >= 20} onClick={() => setBrackets(brackets + 1)}>
          {say('prices.addBracket')}
        </Button>
        <Button type="button" isQuiet disabled={brackets <= 1} onClick={() => setBrackets(brackets - 1)}>
          {say('prices.removeBracket')}
        </Button>
      </Actions>
    </fieldset>
  );
}
