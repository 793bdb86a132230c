import { useEffect, useRef, useState } from 'preact/hooks';
import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import { type Loaded, useRecord } from '@web/app/use-record.js';
import { businessToday } from '../ui/business-day.js';
import { followTopics } from './follow.js';

/**
 * Runs `act` whenever the service says that one of the topics has changed, some two seconds after the change at most, and when
 * another day begins: what is late is counted by it.
 */
function useChanges(topics: readonly LiveTopic[], act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => followTopics(topics, () => latest.current()), [topics.join(',')]);
  const day = businessToday.value;
  const lastDay = useRef(day);
  useEffect(() => {
    if (day === lastDay.current) return;
    lastDay.current = day;
    latest.current();
  }, [day]);
}

/** A number that is another one after each change of the topics, and a way to say that they have changed now. */
export function useTopic(...topics: LiveTopic[]): [version: number, changed: () => void] {
  const [version, setVersion] = useState(0);
  const changed = (): void => setVersion((before) => before + 1);
  useChanges(topics, changed);
  return [version, changed];
}

/**
 * Loads a record, and again after each change of the topics. What is shown stays until the new one is here.
 *
 * @param key the record is another one when this changes
 */
export function useLive<Data>(
  topics: readonly LiveTopic[],
  load: () => Promise<Data>,
  key = '',
): [Loaded<Data>, reload: () => void] {
  const [record, reload] = useRecord(load, key);
  useChanges(topics, reload);
  return [record, reload];
}
