import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { TextField } from './text-field.js';

/** Who searches is through with typing. */
const typedAfterMs = 300;

interface SearchFieldProps {
  label: string;
  hint?: string;
  maxLength?: number;
  /** What is looked for, where the page’s address says so: another address shows other words. */
  words?: string;
  onSearch: (words: string) => void;
}

/** Words to look for, told once who types them rests. */
export function SearchField({ words = '', onSearch, maxLength = 100, ...named }: SearchFieldProps) {
  const typed = useSignal(words);
  const told = useRef(words);
  // Of the latest drawing: it knows what else was chosen while the words were typed.
  const tell = useRef(onSearch);
  tell.current = onSearch;
  useEffect(() => {
    if (words === told.current) return;
    told.current = words;
    typed.value = words;
  }, [words]);
  useEffect(() => {
    const sought = typed.value.trim();
    if (sought === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = sought;
      tell.current(sought);
    }, typedAfterMs);
    return () => clearTimeout(timer);
  }, [typed.value]);
  return (
    <TextField
      {...named}
      name="search"
      type="search"
      maxLength={maxLength}
      value={typed.value}
      onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
    />
  );
}
