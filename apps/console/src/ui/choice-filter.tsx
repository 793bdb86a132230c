interface ChoiceFilterProps<Value extends string> {
  label: string;
  /** With its words, in their order; the empty value is the list as it comes. */
  options: readonly { value: Value | ''; label: string }[];
  value: Value | '';
  onChoose: (value: Value | '') => void;
}

/** One of some views of a list. */
export function ChoiceFilter<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChoiceFilterProps<Value>) {
  return (
    <div class="choices" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          class="link"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
