import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CallFailure, persistently } from './failure.js';
import { FailureNotice } from './failure-notice.js';
import { appWords } from './app-words.js';

/** A record of the service on its way to the page. */
export type Loaded<Data> =
  { step: 'loading' } | { step: 'failed'; failure: CallFailure } | { step: 'here'; data: Data };

/** Loads a record, again when `key` changes or it is asked for; a lost network only delays it. */
export function useRecord<Data>(load: () => Promise<Data>, key: string): [Loaded<Data>, reload: () => void] {
  const [state, setState] = useState<Loaded<Data>>({ step: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    persistently(load, abort.signal).then(
      (data) => !abort.signal.aborted && setState({ step: 'here', data }),
      (failure: unknown) => {
        if (failure instanceof CallFailure && !abort.signal.aborted) setState({ step: 'failed', failure });
      },
    );
    return () => abort.abort();
  }, [key, round]);
  return [state, () => setRound((before) => before + 1)];
}

interface RecordProps<Data> {
  record: Loaded<Data>;
  children: (data: Data) => ComponentChildren;
}

/** Draws a record once it is here, and says what happens until then. */
export function Record<Data>({ record, children }: RecordProps<Data>) {
  if (record.step === 'loading') return <p role="status">{appWords().loading}</p>;
  if (record.step === 'failed') return <FailureNotice failure={record.failure} />;
  return <>{children(record.data)}</>;
}
