import { TextField } from '@web/app/text-field.js';
import { say } from '../words/language.js';
import type { Period } from './day.js';

interface PeriodFieldsProps {
  period: Period;
  onChoose: (change: Partial<Period>) => void;
}

/** The first and the last day of a list. */
export function PeriodFields({ period, onChoose }: PeriodFieldsProps) {
  return (
    <div class="filters">
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={say(`period.${name}`)}
          value={period[name]}
          onInput={({ currentTarget }) => onChoose({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
