import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TextField } from './text-field.js';

/** The customer is through with typing. */
const typedAfterMs = 300;

/** Words to look for, told once the customer rests. */
export function SearchField({ label, onSearch }: { label: string; onSearch: (words: string) => void }) {
  const typed = useSignal('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.value.trim()), typedAfterMs);
    return () => clearTimeout(timer);
  }, [typed.value]);
  return (
    <TextField
      name="search"
      label={label}
      type="search"
      maxLength={100}
      value={typed.value}
      onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
    />
  );
}
