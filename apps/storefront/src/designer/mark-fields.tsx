import type { ComponentChildren } from 'preact';
import { useComputed, useSignal } from '@preact/signals';
import { cardMarks } from '@cards/design/card-options.js';
import { maxUploadBytes, maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { ChoiceField } from '@web/app/text-field.js';
import { Swatches } from '../ui/swatches.js';
import { catalogue } from '../service/tariff.js';
import { bodyMaterial, fittingMaterials, materialOf } from './card-colours.js';
import { changeDraft, draft } from './card-draft.js';
import { Check, Group, useChoice, useFault, Warnings } from './card-fields.js';
import { keepLogo } from './logo.js';
import { QrText } from './line-fields.js';
import { sayDesigner } from './designer-words.js';

/** Initials or a logo, and the QR code. */
export function MarkGroup() {
  return (
    <Group name="mark" isOpen>
      {() => <Mark />}
    </Group>
  );
}

function Mark() {
  const mark = useChoice('mark');
  const hasQr = useChoice('qr');
  return (
    <>
      <ChoiceField
        name="mark"
        label={sayDesigner('choice', { field: 'mark' })}
        value={mark}
        options={cardMarks.map((value) => ({ value, label: sayDesigner('values.mark', { value }) }))}
        onChoose={(chosen) => changeDraft({ mark: cardMarks.find((one) => one === chosen) ?? mark })}
      />
      {mark === 'logo' && <LogoField />}
      <Check field="qr" />
      {hasQr && <QrText />}
    </>
  );
}

function LogoField() {
  const isUnfit = useSignal(false);
  const found = useFault('logoKey');
  const name = useChoice('logoName');
  const fault = isUnfit.value ? sayDesigner('logoFile', { megabytes: maxUploadMegabytes }) : found;
  const choose = (file: File): void => {
    const format = formatOfName(file.name);
    isUnfit.value = format === null || file.size > maxUploadBytes || file.size === 0;
    if (!isUnfit.value) void keepLogo(file);
  };
  return (
    <div class="field">
      <label for="logoKey">{sayDesigner('choice', { field: 'logoKey' })}</label>
      <small class="hint" id="logoKey-hint">
        {sayDesigner('logoHint')}
      </small>
      <input
        id="logoKey"
        type="file"
        accept=".stl,.obj,.3mf"
        aria-describedby="logoKey-hint"
        aria-invalid={fault === null ? undefined : 'true'}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) choose(file);
          // The same file, changed meanwhile, can be chosen again.
          currentTarget.value = '';
        }}
      />
      {name !== '' && <small>{sayDesigner('logoChosen', { name })}</small>}
      {fault !== null && <p class="fault">{fault}</p>}
      <Warnings field="logoKey" />
    </div>
  );
}

/** The colours of card, text and mark; those of text and mark are of the card's plastic. */
export function ColoursGroup() {
  return (
    <Group name="colours" isOpen>
      {() => <Colours />}
    </Group>
  );
}

function Colours() {
  const body = bodyMaterial.value;
  const hasMark = useComputed(() => draft.value.mark !== 'none' || draft.value.qr).value;
  if (body === null) return null;
  return (
    <>
      <Colour field="materialId">
        <Swatches
          materials={catalogue.value.materials}
          chosenId={body.id}
          onChoose={(materialId) => changeDraft({ materialId })}
        />
      </Colour>
      <OwnColour field="textColorId" bodyId={body.id} />
      {hasMark && <OwnColour field="markColorId" bodyId={body.id} />}
    </>
  );
}

function OwnColour({ field, bodyId }: { field: 'textColorId' | 'markColorId'; bodyId: string }) {
  return (
    <Colour field={field}>
      <Swatches
        materials={fittingMaterials.value}
        chosenId={materialOf(useChoice(field))?.id ?? bodyId}
        onChoose={(id) => changeDraft({ [field]: id === bodyId ? '' : id })}
      />
    </Colour>
  );
}

function Colour({
  field,
  children,
}: {
  field: 'materialId' | 'textColorId' | 'markColorId';
  children: ComponentChildren;
}) {
  const fault = useFault(field);
  return (
    <div class="field" role="group" aria-label={sayDesigner('choice', { field })}>
      <span>{sayDesigner('choice', { field })}</span>
      {children}
      {fault !== null && <p class="fault">{fault}</p>}
      <Warnings field={field} />
    </div>
  );
}
