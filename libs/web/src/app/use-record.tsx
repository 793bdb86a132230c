import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CallFailure } from './failure.js';
import { FailureNotice } from './failure-notice.js';
import { appWords } from './app-words.js';
import { Reading } from './reading.js';

/** A record of the service on its way to the page. */
export type Loaded<Data> = (
  { step: 'loading' } | { step: 'failed'; failure: CallFailure } | { step: 'here'; data: Data }
) & {
  /** Why it is not read anew, where that is tried for long. */
  late?: CallFailure;
};

/**
 * Loads a record, again after changes or when it is asked for; what is shown stays until the new one is here.
 *
 * @param key the record is another one when this changes: what is on its way of the old one is dropped
 * @param version the record has changed when this does
 */
export function useRecord<Data>(
  load: () => Promise<Data>,
  key: string,
  version = 0,
): [Loaded<Data>, reload: () => void] {
  const [state, setState] = useState<Loaded<Data>>({ step: 'loading' });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const current = useRef<{ key: string; reading: Reading<Data> } | null>(null);
  useEffect(() => {
    if (current.current?.key !== key) {
      current.current?.reading.end();
      const reading = new Reading(() => latest.current(), {
        onData: (data) => setState({ step: 'here', data }),
        onFailure: (failure) => setState({ step: 'failed', failure }),
        onLate: (late) => setState((before) => ({ ...before, late })),
      });
      current.current = { key, reading };
    }
    current.current.reading.again();
  }, [key, version, round]);
  useEffect(() => () => current.current?.reading.end(), []);
  return [state, () => setRound((before) => before + 1)];
}

interface RecordProps<Data> {
  record: Loaded<Data>;
  children: (data: Data) => ComponentChildren;
}

/** Draws a record once it is here, and says what happens until then, and where it is not read anew. */
export function Record<Data>({ record, children }: RecordProps<Data>) {
  const { late = null } = record;
  if (record.step === 'loading' && late === null) return <p role="status">{appWords().loading}</p>;
  return (
    <>
      <FailureNotice failure={late ?? (record.step === 'failed' ? record.failure : null)} />
      {record.step === 'here' && children(record.data)}
    </>
  );
}
