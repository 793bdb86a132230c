import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  cardArrangements,
  cardCorners,
  cardDividers,
  cardFonts,
  cardFormats,
  cardFrames,
  cardLimits,
  cardReliefs,
  cardThicknesses,
  fontSizes,
  ownDepths,
  reliefDepths,
  type TextField as CardText,
  textAligns,
  textCases,
  textFields,
} from '@cards/design/card-options.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { type CardDraft, changeDraft, draft } from './card-draft.js';
import { faultOf, warningsOf } from './card-words.js';
import { say } from '../words/language.js';
import { sayDesigner } from './designer-words.js';

type GroupName = 'texts' | 'card' | 'type' | 'mark' | 'relief' | 'colours' | 'lines' | 'place';

/** Choices that belong together, under a heading that folds them away; what is folded away is not drawn. */
export function Group({
  name,
  isOpen = false,
  children,
}: {
  name: GroupName;
  isOpen?: boolean;
  children: () => ComponentChildren;
}) {
  const isShown = useSignal(isOpen);
  return (
    <details
      class="card-group"
      open={isOpen}
      onToggle={({ currentTarget }) => (isShown.value = currentTarget.open)}
    >
      <summary>
        <h2>{sayDesigner('group', { group: name })}</h2>
      </summary>
      {isShown.value && children()}
    </details>
  );
}

/** What to know of a field. */
export function Warnings({ field }: { field: string }) {
  const found = useComputed(() => warningsOf(field).join('\n')).value;
  if (found === '') return null;
  return (
    <ul class="warnings" aria-live="polite">
      {found.split('\n').map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

/** What must change of a field; drawn anew only when that changes. */
export function useFault(field: string): string | null {
  return useComputed(() => faultOf(field)).value;
}

/** A choice of the draft; drawn anew only when that changes. */
export function useChoice<Field extends keyof CardDraft>(field: Field): CardDraft[Field] {
  return useComputed(() => draft.value[field]).value;
}

const inputs: Partial<Record<CardText, { type?: 'tel'; inputMode?: 'email' | 'url' | 'tel' }>> = {
  phone: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  website: { inputMode: 'url' },
};

/** The lines of the card. */
export function TextsGroup({ nameFault }: { nameFault: string | null }) {
  return (
    <Group name="texts" isOpen>
      {() =>
        textFields.map((field) => (
          <TextLine key={field} field={field} fault={field === 'name' ? nameFault : null} />
        ))
      }
    </Group>
  );
}

function TextLine({ field, fault }: { field: CardText; fault: string | null }) {
  const value = useChoice(field);
  const found = useFault(field);
  return (
    <div>
      <TextField
        name={field}
        label={sayDesigner('choice', { field })}
        remark={field === 'name' ? undefined : say('optional')}
        value={value}
        maxLength={cardLimits.textLength}
        dir="auto"
        fault={fault ?? found}
        onInput={({ currentTarget }) => changeDraft({ [field]: currentTarget.value })}
        {...inputs[field]}
      />
      <Warnings field={field} />
    </div>
  );
}

/** Choices that are one of a list. */
const lists = {
  thickness: cardThicknesses,
  format: cardFormats,
  corners: cardCorners,
  arrangement: cardArrangements,
  frame: cardFrames,
  divider: cardDividers,
  textCase: textCases,
  relief: cardReliefs,
  reliefDepth: reliefDepths,
  textDepth: ownDepths,
  markDepth: ownDepths,
  fontFamily: cardFonts,
  fontSize: fontSizes,
} as const;
type ListField = keyof typeof lists;

/** What a choice is called; cases of messages have no hyphens. */
export function choiceName(field: ListField, value: string): string {
  return sayDesigner(`values.${field}`, { value: value.replaceAll('-', '') });
}

function ListChoice({ field }: { field: ListField }) {
  const value = useChoice(field);
  const fault = useFault(field);
  return (
    <div>
      <ChoiceField
        name={field}
        label={sayDesigner('choice', { field })}
        value={value}
        options={lists[field].map((one) => ({ value: one, label: choiceName(field, one) }))}
        onChoose={(value) => changeDraft({ [field]: value })}
        fault={fault}
      />
      <Warnings field={field} />
    </div>
  );
}

function ListChoices({ fields }: { fields: readonly ListField[] }) {
  return (
    <div class="card-choices">
      {fields.map((field) => (
        <ListChoice key={field} field={field} />
      ))}
    </div>
  );
}

/** A choice of yes or no. */
export function Check({ field }: { field: 'icons' | 'qr' }) {
  const isChosen = useChoice(field);
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          name={field}
          checked={isChosen}
          onChange={() => changeDraft({ [field]: !isChosen })}
        />
        {sayDesigner('choice', { field })}
      </label>
      <Warnings field={field} />
    </>
  );
}

const aligns = ['auto', ...textAligns] as const;

function AlignChoice() {
  return (
    <ChoiceField
      name="align"
      label={sayDesigner('choice', { field: 'align' })}
      value={useChoice('align') ?? 'auto'}
      options={aligns.map((value) => ({ value, label: sayDesigner('values.align', { value }) }))}
      onChoose={(chosen) => changeDraft({ align: textAligns.find((one) => one === chosen) })}
    />
  );
}

/** Shape of the card and where things stand. */
export function CardGroup() {
  return (
    <Group name="card" isOpen>
      {() => (
        <>
          <ListChoices fields={['format', 'thickness', 'corners', 'arrangement', 'frame', 'divider']} />
          <AlignChoice />
          <Check field="icons" />
        </>
      )}
    </Group>
  );
}

/** Font, size and case of all text. */
export function TypeGroup() {
  return (
    <Group name="type" isOpen>
      {() => <ListChoices fields={['fontFamily', 'fontSize', 'textCase']} />}
    </Group>
  );
}

/** Raised or engraved, and how deep. */
export function ReliefGroup() {
  return (
    <Group name="relief" isOpen>
      {() => <ListChoices fields={['relief', 'reliefDepth', 'textDepth', 'markDepth']} />}
    </Group>
  );
}
