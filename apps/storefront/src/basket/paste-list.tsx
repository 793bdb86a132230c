import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { notify } from '@web/app/notices.js';
import { parts } from '../parts/parts-store.js';
import { catalogue } from '../service/tariff.js';
import { Modal } from '@web/app/modal.js';
import { materialName } from '../ui/swatches.js';
import { say } from '../words/language.js';
import { withChoices } from './basket.js';
import { basket, changeBasket } from './basket-store.js';
import { readPastedList } from './pasted-list.js';

/** Applies a list such as a purchasing department keeps: `name; quantity; material`. */
export function PasteList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const text = useSignal('');
  const { materials } = catalogue.value;
  const named = basket.value.lines.map((line) => ({
    id: line.id,
    name: parts.value.get(line.partId)?.name ?? '',
  }));
  const entries = readPastedList(text.value, named, materials);
  const understood = entries.flatMap((entry) => (entry.fault === null ? [entry] : []));
  const apply = (): void => {
    changeBasket((before) =>
      understood.reduce(
        (basketSoFar, { lineIds, choices }) => withChoices(basketSoFar, new Set(lineIds), choices),
        before,
      ),
    );
    notify({ tone: 'good', text: say('paste.applied', { count: understood.length }) });
    onClose();
  };
  return (
    <Modal title={say('paste.title')} onClose={onClose}>
      <label for={id}>{say('paste.label')}</label>
      <p class="hint">{say('paste.hint')}</p>
      <textarea
        id={id}
        rows={8}
        placeholder={'support.stl; 12; PLA noir\ncapot.3mf; 4'}
        value={text.value}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <ul class="entries" aria-live="polite">
        {entries.map((entry, index) => (
          <li key={index} class={entry.fault === null ? 'good' : 'bad'}>
            <bdi>{entry.text}</bdi>
            {entry.fault !== null && <> · {say('paste.fault', { fault: entry.fault })}</>}
            {entry.fault === null && entry.lineIds.length > 1 && (
              <> · {say('paste.lines', { count: entry.lineIds.length })}</>
            )}
            {entry.fault === null && entry.choices.materialId !== undefined && (
              <> → {nameOf(entry.choices.materialId)}</>
            )}
          </li>
        ))}
      </ul>
      <p class="buttons">
        <button type="button" class="button" disabled={understood.length === 0} onClick={apply}>
          {say('paste.apply', { count: understood.length })}
        </button>
      </p>
    </Modal>
  );

  function nameOf(materialId: string): string {
    const material = materials.find((one) => one.id === materialId);
    return material === undefined ? materialId : materialName(material);
  }
}
