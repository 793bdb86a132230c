import { useSignal } from '@preact/signals';
import { Field } from '@web/components/field.js';
import type { Schema } from '@client/service-client.js';
import { finishes } from '@shared/domain/contract/enums.js';
import { maxQuantity } from '@shared/domain/contract/limits.js';
import {
  type BudgetRange,
  budgetBoundsMad,
  budgetRanges,
  projectVerticals,
} from '@shared/domain/projects/project-states.js';
import { nowMs } from '../service/clock.js';
import { formText } from '@web/app/form-text.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import type { Action } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { typedPhone } from '@web/app/typed-phone.js';

type Request = Schema<'NewProjectRequest'>;

interface ProjectFieldsProps {
  faultOf: Action['faultOf'];
  /** What stands there at first, by the fields' names. */
  values: Readonly<Record<string, string>>;
}

/** What a project is about. */
export function ProjectFields({ faultOf, values }: ProjectFieldsProps) {
  const valueOf = (field: string, usual = ''): string => values[field] ?? usual;
  return (
    <>
      <TextField
        label={say('projects.name')}
        name="title"
        required
        minLength={3}
        maxLength={120}
        defaultValue={valueOf('title')}
        fault={faultOf('title')}
      />
      <Field
        name="description"
        label={say('projects.description')}
        hint={say('projects.descriptionHint')}
        fault={faultOf('description')}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            required
            minLength={20}
            maxLength={2000}
            defaultValue={valueOf('description')}
          />
        )}
      </Field>
      <Choice
        label={say('projects.vertical')}
        name="vertical"
        value={valueOf('vertical', 'other')}
        options={projectVerticals.map((vertical) => [vertical, say('projects.verticalName', { vertical })])}
        fault={faultOf('vertical')}
      />
      <TextField
        label={say('basket.quantity')}
        name="quantity"
        type="number"
        min={1}
        max={maxQuantity}
        required
        defaultValue={valueOf('quantity', '1')}
        fault={faultOf('quantity')}
      />
      <TextField
        label={say('projects.material')}
        remark={say('optional')}
        name="materialPref"
        maxLength={60}
        defaultValue={valueOf('materialPref')}
        fault={faultOf('materialPref')}
      />
      <Choice
        label={say('basket.finish')}
        name="finishPref"
        value={valueOf('finishPref')}
        options={[
          ['', say('projects.anyFinish')],
          ...finishes.map((finish) => [finish, say('basket.finishName', { finish })] as const),
        ]}
        fault={faultOf('finishPref')}
      />
      <Choice
        label={say('projects.budget')}
        name="budgetRange"
        value={valueOf('budgetRange')}
        options={[
          ['', say('projects.anyBudget')],
          ...budgetRanges.map((range) => [range, budgetName(range)] as const),
        ]}
        fault={faultOf('budgetRange')}
      />
      <TextField
        label={say('projects.deadline')}
        remark={say('optional')}
        name="deadline"
        type="date"
        min={dayFrom(1)}
        defaultValue={valueOf('deadline')}
        fault={faultOf('deadline')}
      />
      <TextField
        label={say('projects.referenceUrl')}
        remark={say('optional')}
        name="referenceUrl"
        type="url"
        maxLength={500}
        defaultValue={valueOf('referenceUrl')}
        fault={faultOf('referenceUrl')}
      />
      <TextField
        label={say('addresses.phone')}
        remark={say('optional')}
        name="phone"
        type="tel"
        autocomplete="tel"
        hint={say('addresses.phoneRule')}
        defaultValue={valueOf('phone')}
        fault={faultOf('phone')}
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  fault: string | null;
}

function Choice({ name, label, value, options, fault }: ChoiceProps) {
  const chosen = useSignal(value);
  return (
    <ChoiceField
      name={name}
      label={label}
      value={chosen.value}
      options={options.map(([one, text]) => ({ value: one, label: text }))}
      onChoose={(next) => (chosen.value = next)}
      fault={fault}
    />
  );
}

/** A range of budgets in dirhams. */
export function budgetName(range: BudgetRange): string {
  const [from, to] = budgetBoundsMad[range];
  return say('projects.budgetRange', { range, from: from ?? 0, to: to ?? 0 });
}

/** Days from today on, as a field of dates has them. */
function dayFrom(days: number): string {
  return new Date(nowMs() + days * 86_400_000).toISOString().slice(0, 10);
}

/** What was typed into {@link ProjectFields}; what is empty is left out. */
export function requestOf(form: FormData): Request {
  const text = (name: string): string | undefined => formText(form, name).trim() || undefined;
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
    values.find((one) => one === text(name));
  const deadline = text('deadline');
  return {
    vertical: oneOf(projectVerticals, 'vertical') ?? 'other',
    title: text('title') ?? '',
    description: text('description') ?? '',
    quantity: Number(text('quantity')),
    materialPref: text('materialPref'),
    finishPref: oneOf(finishes, 'finishPref'),
    budgetRange: oneOf(budgetRanges, 'budgetRange'),
    // Noon, which is the same day in the shop's zone.
    deadline: deadline === undefined ? undefined : `${deadline}T12:00:00Z`,
    referenceUrl: text('referenceUrl'),
    phone: typedPhone(form) || undefined,
  };
}
