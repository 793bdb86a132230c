import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Swatch } from '@web/components/swatch.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { nameIn } from '@shared/words/name-in.js';
import { areRatesPrivate, catalogue } from '../service/tariff.js';
import { figures, locale, say } from '../words/language.js';

interface SwatchesProps {
  materials: readonly MaterialView[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The name of a colour in the page's language. */
export function materialName(material: Pick<MaterialView, 'name' | 'nameFr'>): string {
  return nameIn(locale, material);
}

/** The name of a colour, in stock or not; the SKU itself while it is not known. */
export function nameOfSku(sku: string): string {
  const { materials, unavailable } = catalogue.value;
  // An API process of the release before answers without the others.
  const found = [...materials, ...(unavailable ?? [])].find(({ id }) => id === sku);
  return found === undefined ? sku : materialName(found);
}

/** Nothing is out of stock while the stock is unknown. */
function chosenName(materials: readonly MaterialView[], chosen: MaterialView | undefined): string {
  if (chosen !== undefined) return materialName(chosen);
  return materials.length === 0 ? '…' : say('basket.noMaterial');
}

/** The colours in stock, by plastic: a button that opens a group of radio buttons. */
export function Swatches(props: SwatchesProps) {
  const { materials, chosenId } = props;
  const isOpen = useSignal(false);
  const chosen = materials.find(({ id }) => id === chosenId);
  return (
    <details
      class="swatches"
      onKeyDown={closeOnEscape}
      onFocusOut={closeWhenLeft}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>
        <span class="visually-hidden">{say('basket.material')}: </span>
        <Swatch colour={chosen?.previewColor ?? ''} />
        <bdi>{chosenName(materials, chosen)}</bdi>
      </summary>
      {/* Every line has them: where they are closed, a browser should not have to keep them. */}
      {isOpen.value && <Choices {...props} />}
    </details>
  );
}

function Choices({ materials, chosenId, onChoose }: SwatchesProps) {
  const name = useId();
  const polymers = [...new Set(materials.map(({ materialType }) => materialType))];
  // Takes the focus where the mouse is pressed on a colour: else the page itself would, and close this first.
  return (
    <div class="choices" tabIndex={-1}>
      {polymers.map((polymer) => (
        <fieldset key={polymer}>
          <legend>{polymer.toUpperCase()}</legend>
          {materials
            .filter(({ materialType }) => materialType === polymer)
            .map((material) => (
              <label key={material.id}>
                <input
                  type="radio"
                  name={name}
                  value={material.id}
                  checked={material.id === chosenId}
                  onChange={() => onChoose(material.id)}
                />
                <Swatch colour={material.previewColor} />
                <bdi>{materialName(material)}</bdi>
                {!areRatesPrivate.value && (
                  <small>{say('basket.perGram', { price: figures.money(material.pricePerGram) })}</small>
                )}
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const details = event.currentTarget as HTMLDetailsElement;
  details.open = false;
  details.querySelector('summary')?.focus();
}

function closeWhenLeft(event: FocusEvent): void {
  const details = event.currentTarget as HTMLDetailsElement;
  const next = event.relatedTarget as Node | null;
  if (next !== null && !details.contains(next)) details.open = false;
}
