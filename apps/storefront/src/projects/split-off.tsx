import { useLocation } from 'preact-iso';
import { notify } from '@web/app/notices.js';
import { pathTo } from '../app/paths.js';
import { type BasketLine, withLines, withoutLines } from '../basket/basket.js';
import { basket, changeBasket } from '../basket/basket-store.js';
import { sentenceOf } from '../basket/named-lines.js';
import { prices } from '../basket/prices.js';
import { hasFault, type Part } from '../parts/part.js';
import { say } from '../words/language.js';
import { addPartToDraft, changeDraft, draft, removePartFromDraft } from './project-draft.js';

interface SplitOffProps {
  line: BasketLine;
  part: Part;
}

/** Moves a line that cannot be priced to a project request; the others keep their prices. */
export function SplitOff({ line, part }: SplitOffProps) {
  const { route } = useLocation();
  if (!hasNoPrice(line, part)) return null;
  const split = (): void => {
    const before = draft.peek();
    if (!begin(line, part)) {
      notify({ tone: 'bad', text: say('projects.tooManyFiles', { count: 1 }) });
      return;
    }
    const begun = draft.peek();
    notify({
      tone: 'plain',
      text: say('projects.splitOff', { name: part.name }),
      action: {
        text: say('projects.takeBack'),
        run: () => {
          takeBack(line);
          // What was written since stays.
          if (draft.peek() === begun) changeDraft(before);
          else removePartFromDraft(line.partId);
          route(pathTo('basket'));
        },
      },
    });
    route(pathTo('projects', 'new'));
  };
  return (
    <button type="button" class="link" onClick={split}>
      {say('basket.askForProject')}
    </button>
  );
}

/** Refusals of what was chosen for a line: another choice prices it. */
const ofChoices: ReadonlySet<string> = new Set(['materialUnavailable', 'rushUnavailable']);

/** Whether the part is refused, or this device cannot say. */
function hasNoPrice({ id }: BasketLine, part: Part): boolean {
  const { measured } = part;
  if (measured === null || measured.outcome === 'gone') return false;
  if (measured.outcome !== 'measured' || hasFault(part)) return true;
  const outcome = prices.value.outcomes.get(id);
  return outcome?.outcome === 'refused' && outcome.refusals.some(({ reason }) => !ofChoices.has(reason));
}

/** A part joins what is in the draft already, where there is room for it; answers whether there was. */
function begin({ id, materialId, quantity, finish }: BasketLine, part: Part): boolean {
  if (!addPartToDraft(part.id)) return false;
  const outcome = prices.peek().outcomes.get(id);
  const refusals = outcome?.outcome === 'refused' ? outcome.refusals : [];
  const sentences = [
    say('projects.prefill', { count: quantity, name: part.name }),
    ...refusals.map((refusal) => sentenceOf(refusal, { fileName: part.name, materialId })),
  ];
  const typed = Object.fromEntries(Object.entries(draft.peek().fields).filter(([, text]) => text !== ''));
  const description = [typed.description, ...sentences].filter(Boolean).join('\n').slice(0, 2000);
  const begun = {
    title: part.name.replace(/\.\w+$/, '').slice(0, 120),
    quantity: String(quantity),
    finishPref: finish,
  };
  changeDraft({ fields: { ...begun, ...typed, description } });
  changeBasket((before) => withoutLines(before, new Set([id])));
  return true;
}

/** Puts the line back, wherever the basket has got to. */
function takeBack(line: BasketLine): void {
  if (basket.peek().lines.some(({ id }) => id === line.id)) return;
  changeBasket((before) => withLines(before, [line]));
}
