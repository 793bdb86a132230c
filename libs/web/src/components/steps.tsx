/** One step; `at` is when it was taken, `null` if it is still to come. */
export interface Step {
  label: string;
  at: string | null;
  /** The same moment for programs, in ISO 8601. */
  dateTime?: string;
}

/** What something has been through, and what is to come. */
export function Steps({ steps, label }: { steps: readonly Step[]; label?: string }) {
  if (steps.length === 0) return null;
  const current = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol class="steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          class={step.at === null ? undefined : 'done'}
          aria-current={place === current ? 'step' : undefined}
        >
          <span>{step.label}</span>
          {step.at !== null && <time datetime={step.dateTime}>{step.at}</time>}
        </li>
      ))}
    </ol>
  );
}
