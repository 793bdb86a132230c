import { ErrorBoundary } from 'preact-iso';
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { lazyPage } from '@web/app/lazy-page.js';
import { finishes } from '@shared/domain/contract/enums.js';
import { maxQuantity } from '@shared/domain/contract/limits.js';
import type { Part } from '../parts/part.js';
import { parts } from '../parts/parts-store.js';
import { SplitOff } from '../projects/split-off.js';
import { catalogue } from '../service/tariff.js';
import { openOnEnter } from '../ui/open-on-enter.js';
import { Swatches } from '../ui/swatches.js';
import { say } from '../words/language.js';
import {
  type BasketLine,
  type LineChoices,
  withChoices,
  withLineMoved,
  withoutLines,
  withTwin,
} from './basket.js';
import { changeBasket, freeLines, selectedIds } from './basket-store.js';
import { LinePrice } from './line-price.js';
import { PartFacts } from './part-facts.js';
import { QuantityInput } from './quantity-input.js';
import { replaceFile } from './replace-file.js';
import { UploadLine } from './upload-line.js';

/** Its program comes after the page's own. */
export const PriceLadder = lazyPage(() => import('./price-ladder.js').then((table) => table.PriceLadder));

interface LineCardProps {
  line: BasketLine;
  isFirst: boolean;
  isLast: boolean;
}

/** One line: the part and what was found about it, the choices, the price. */
export function LineCard({ line, isFirst, isLast }: LineCardProps) {
  const part = parts.value.get(line.partId);
  const hasLadder = useSignal(false);
  // A choice changes nothing of it.
  const facts = useMemo(
    () => part !== undefined && <PartFacts lineId={line.id} part={part} />,
    [line.id, part],
  );
  if (part === undefined) return null;
  const set = (choices: LineChoices): void => {
    changeBasket((before) => withChoices(before, new Set([line.id]), choices));
  };
  return (
    <li class="line" aria-label={part.name}>
      <header>
        <ChosenBox id={line.id} name={part.name} />
        <h2>
          <bdi>{part.name}</bdi>
        </h2>
        <LineMenu lineId={line.id} part={part} isFirst={isFirst} isLast={isLast} />
      </header>
      <div class="columns">
        {facts}
        <Choices line={line} onChoose={set} />
        <LinePrice line={line} part={part} />
      </div>
      <footer>
        <button
          type="button"
          class="link"
          aria-expanded={hasLadder.value}
          onClick={() => (hasLadder.value = !hasLadder.value)}
        >
          {say('ladder.open')}
        </button>
        <UploadLine part={part} />
        <SplitOff line={line} part={part} />
      </footer>
      <ErrorBoundary>{hasLadder.value && <PriceLadder line={line} part={part} />}</ErrorBoundary>
    </li>
  );
}

/** Alone, so that choosing all lines draws nothing else of them. */
function ChosenBox({ id, name }: { id: string; name: string }) {
  return (
    <input
      type="checkbox"
      checked={selectedIds.value.has(id)}
      aria-label={say('bulk.choose', { name })}
      onChange={() => toggle(id)}
    />
  );
}

function toggle(id: string): void {
  const next = new Set(selectedIds.value);
  if (!next.delete(id)) next.add(id);
  selectedIds.value = next;
}

function Choices({ line, onChoose }: { line: BasketLine; onChoose: (choices: LineChoices) => void }) {
  return (
    <div class="choices-of-line">
      <Swatches
        materials={catalogue.value.materials}
        chosenId={line.materialId}
        onChoose={(materialId) => onChoose({ materialId })}
      />
      <label>
        <span>{say('basket.finish')}</span>
        <select
          value={line.finish}
          onChange={({ currentTarget }) => {
            const finish = finishes.find((one) => one === currentTarget.value);
            if (finish !== undefined) onChoose({ finish });
          }}
        >
          {finishes.map((finish) => (
            <option key={finish} value={finish}>
              {say('basket.finishName', { finish })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('basket.quantity')}</span>
        <QuantityInput
          label={say('basket.quantity')}
          value={line.quantity}
          max={maxQuantity}
          onChange={(quantity) => onChoose({ quantity })}
        />
      </label>
      <label class="check">
        <input type="checkbox" checked={line.isRush} onChange={() => onChoose({ isRush: !line.isRush })} />
        {say('basket.rush')}
      </label>
    </div>
  );
}

interface LineMenuProps extends Omit<LineCardProps, 'line'> {
  lineId: string;
  part: Part;
}

function LineMenu({ lineId, part, isFirst, isLast }: LineMenuProps) {
  const { name } = part;
  return (
    <p class="line-menu">
      <button
        type="button"
        class="icon"
        aria-disabled={isFirst}
        aria-label={say('line.up', { name })}
        onClick={() => changeBasket((before) => withLineMoved(before, lineId, -1))}
      >
        ↑
      </button>
      <button
        type="button"
        class="icon"
        aria-disabled={isLast}
        aria-label={say('line.down', { name })}
        onClick={() => changeBasket((before) => withLineMoved(before, lineId, 1))}
      >
        ↓
      </button>
      <button
        type="button"
        class="link"
        disabled={freeLines.value === 0}
        aria-label={say('line.duplicateOf', { name })}
        onClick={() => changeBasket((before) => withTwin(before, lineId, crypto.randomUUID()))}
      >
        {say('line.duplicate')}
      </button>
      <label class="link">
        {say('line.replace')}
        <input
          class="visually-hidden"
          type="file"
          accept=".stl,.obj,.3mf"
          aria-label={say('line.replaceOf', { name })}
          onKeyDown={openOnEnter}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) replaceFile(lineId, file);
            // The same file, changed meanwhile, can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        class="link"
        aria-label={say('line.removeOf', { name })}
        onClick={({ currentTarget }) => {
          const line = currentTarget.closest('li');
          (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('input')?.focus();
          changeBasket((before) => withoutLines(before, new Set([lineId])));
        }}
      >
        {say('line.remove')}
      </button>
    </p>
  );
}
