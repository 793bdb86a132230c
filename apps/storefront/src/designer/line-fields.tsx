import {
  cardFonts,
  cardLimits,
  type FieldType,
  fontSizes,
  placeableElements,
  type PlaceableElement,
  type TextField as CardText,
  textFields,
  trackings,
} from '@cards/design/card-options.js';
import { useComputed, useSignal } from '@preact/signals';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { changeDraft, draft, placementOf } from './card-draft.js';
import { choiceName, Group, useChoice, useFault } from './card-fields.js';
import { drawing } from './card-picture.js';
import { placeWithin } from './card-preview.js';
import { elementName } from './card-words.js';
import { say } from '../words/language.js';
import { sayDesigner } from './designer-words.js';

/** How single lines differ from the card's type. */
export function LinesGroup() {
  return <Group name="lines">{() => <Lines />}</Group>;
}

function Lines() {
  const filled = useComputed(() =>
    textFields.filter((field) => draft.value[field].trim() !== '').join(' '),
  ).value.split(' ');
  return (
    <>
      {textFields
        .filter((field) => filled.includes(field))
        .map((field) => (
          <LineType key={field} field={field} />
        ))}
    </>
  );
}

function LineType({ field }: { field: CardText }) {
  const { font = '', size = '', tracking = 'normal' } = useChoice('typography')[field] ?? {};
  const line = sayDesigner('choice', { field });
  const asCard = { value: '', label: sayDesigner('ofCard') };
  const set = (changes: FieldType): void => {
    const { typography } = draft.value;
    changeDraft({ typography: { ...typography, [field]: { ...typography[field], ...changes } } });
  };
  return (
    <div class="card-choices">
      <ChoiceField
        name={`${field}-font`}
        label={sayDesigner('fontOf', { line })}
        value={font}
        options={[asCard, ...cardFonts.map((value) => ({ value, label: choiceName('fontFamily', value) }))]}
        onChoose={(chosen) => set({ font: cardFonts.find((one) => one === chosen) })}
      />
      <ChoiceField
        name={`${field}-size`}
        label={sayDesigner('sizeOf', { line })}
        value={size}
        options={[asCard, ...fontSizes.map((value) => ({ value, label: choiceName('fontSize', value) }))]}
        onChoose={(chosen) => set({ size: fontSizes.find((one) => one === chosen) })}
      />
      <ChoiceField
        name={`${field}-tracking`}
        label={sayDesigner('spacingOf', { line })}
        value={tracking}
        options={trackings.map((value) => ({ value, label: sayDesigner('values.tracking', { value }) }))}
        onChoose={(chosen) => set({ tracking: trackings.find((one) => one === chosen) })}
      />
    </div>
  );
}

const figures = {
  dx: { min: -cardLimits.dxMm, max: cardLimits.dxMm, step: 0.1 },
  dy: { min: -cardLimits.dyMm, max: cardLimits.dyMm, step: 0.1 },
  scale: { min: cardLimits.minScale, max: cardLimits.maxScale, step: 0.05 },
} as const;

/** Where an element stands, in figures. */
export function PlaceGroup() {
  return <Group name="place">{() => <Place />}</Group>;
}

function Place() {
  const asked = useSignal<PlaceableElement>('name');
  const onCard = placeableElements.filter((one) =>
    drawing.value?.elements.some(({ element }) => element === one),
  );
  const element = onCard.includes(asked.value) ? asked.value : (onCard[0] ?? 'name');
  const placement = placementOf(element);
  return (
    <>
      <div class="card-choices">
        <ChoiceField
          name="element"
          label={sayDesigner('element')}
          value={element}
          options={onCard.map((value) => ({ value, label: elementName(value) }))}
          onChoose={(chosen) => (asked.value = placeableElements.find((one) => one === chosen) ?? 'name')}
        />
        {(['dx', 'dy', 'scale'] as const).map((figure) => (
          <label key={figure} class="field">
            {sayDesigner(`${figure}`)}
            <input
              type="number"
              {...figures[figure]}
              value={placement[figure]}
              onChange={({ currentTarget }) => {
                const value = currentTarget.valueAsNumber;
                if (Number.isFinite(value)) placeWithin(element, { ...placement, [figure]: value });
                currentTarget.value = String(placementOf(element)[figure]);
              }}
            />
          </label>
        ))}
      </div>
      <button
        type="button"
        class="link"
        disabled={draft.value.placements[element] === undefined}
        onClick={() => placeWithin(element, { dx: 0, dy: 0, scale: 1 })}
      >
        {sayDesigner('putBack')}
      </button>
    </>
  );
}

/** What the QR code holds. */
export function QrText() {
  const value = useChoice('markUrl');
  const fault = useFault('markUrl');
  return (
    <TextField
      name="markUrl"
      label={sayDesigner('choice', { field: 'markUrl' })}
      remark={say('optional')}
      hint={sayDesigner('markUrlHint')}
      value={value}
      maxLength={cardLimits.markUrlLength}
      fault={fault}
      onInput={({ currentTarget }) => changeDraft({ markUrl: currentTarget.value })}
    />
  );
}
