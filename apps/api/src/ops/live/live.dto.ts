import { type LiveTopic, liveTopics } from '@shared/domain/contract/live-topics.js';
import { Check, Text } from '../../endpoint/fields/fields.js';
import { expects } from '../../endpoint/fields/expectation.js';

const areTopics = (value: unknown): boolean =>
  typeof value === 'string' && value.split(',').every((one) => liveTopics.some((topic) => topic === one));

export class LiveQuery {
  /** What to follow, as a comma list. */
  @Text(1, 500)
  @Check('areTopics', areTopics, expects('api.fields.listOf', { values: liveTopics.join(', ') }), {})
  topics: string;
}

/** The topics of a checked query. */
export const topicsIn = ({ topics }: LiveQuery): LiveTopic[] =>
  [...new Set(topics.split(','))] as LiveTopic[];
