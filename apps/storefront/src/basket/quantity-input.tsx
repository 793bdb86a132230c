import { useSignal } from '@preact/signals';

interface QuantityInputProps {
  label: string;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** A whole number of copies; what cannot be one is put back when the field is left. */
export function QuantityInput({ label, value, max, onChange }: QuantityInputProps) {
  const typed = useSignal<string | null>(null);
  return (
    <input
      class="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      step={1}
      aria-label={label}
      value={typed.value ?? value}
      onInput={({ currentTarget }) => {
        typed.value = currentTarget.value;
        const quantity = Number(currentTarget.value);
        if (Number.isInteger(quantity) && quantity >= 1 && quantity <= max) onChange(quantity);
      }}
      onBlur={() => (typed.value = null)}
    />
  );
}
