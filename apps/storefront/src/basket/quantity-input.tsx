import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { say } from '../words/language.js';

interface QuantityInputProps {
  label: string;
  value: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** Leads back to a quantity that is none, where there is one, in place of what was clicked. Answers whether it does. */
export function leadBack(event: Event): boolean {
  const field = document.querySelector<HTMLElement>('.quantity[aria-invalid]');
  if (field === null) return false;
  event.preventDefault();
  event.stopPropagation();
  field.focus();
  return true;
}

/** How long the typing rests before it counts. */
const restMs = 600;

/** A whole number of copies. It counts once the typing rests or the field is left; what cannot be one stays there, as a fault. */
export function QuantityInput({ label, value, max, onChange }: QuantityInputProps) {
  const id = useId();
  /** What is typed in place of a quantity: of none other, which may come from elsewhere meanwhile. */
  const typed = useSignal<{ text: string; of: number; isFault: boolean } | null>(null);
  const timer = useRef(0);
  /** Whether a sign was typed that browsers leave out, such as the comma of 2,5, which would leave 25. */
  const isOdd = useRef(false);
  const now = typed.value?.of === value ? typed.value : null;
  const settle = (text: string): void => {
    clearTimeout(timer.current);
    if (typed.peek() === null) return;
    const quantity = Number(text);
    const isFault = isOdd.current || !Number.isInteger(quantity) || quantity < 1 || quantity > max;
    typed.value = isFault ? { text, of: value, isFault } : null;
    if (!isFault) onChange(quantity);
  };
  const begin = (text: string): void => {
    clearTimeout(timer.current);
    typed.value = { text, of: value, isFault: now?.isFault ?? false };
    timer.current = window.setTimeout(() => settle(text), restMs);
  };
  return (
    <span class="cell-field">
      <input
        class="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        aria-label={label}
        aria-invalid={now?.isFault ? 'true' : undefined}
        aria-describedby={now?.isFault ? id : undefined}
        value={now?.text ?? value}
        onBeforeInput={({ data, currentTarget }) => {
          if (data === null || !/[^\d\s]/.test(data)) return;
          isOdd.current = true;
          begin(currentTarget.value);
        }}
        onInput={({ data, currentTarget }) => {
          // Something was taken away, or all of it replaced.
          if (!data || data === currentTarget.value) isOdd.current = false;
          begin(currentTarget.value);
        }}
        // The wheel is the page's, in a field that has the focus, too.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget.value)}
        onBlur={({ currentTarget }) => settle(currentTarget.value)}
      />
      {now?.isFault && (
        <small class="fault" id={id} role="alert">
          {say('basket.quantityRange', { max, quantity: value })}
        </small>
      )}
    </span>
  );
}
