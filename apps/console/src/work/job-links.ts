import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { say } from '../words/language.js';

export type JobName = Schema<'Worker'>['jobs'][number]['job'];
export type WorkName = Schema<'Job'>['job'];

/** Every kind of work that has rows, in the order of lists. */
export const workNames: readonly WorkName[] = [
  'analysis.measure',
  'cards.generate',
  'cards.picture',
  'parts.outline',
  'parts.picture',
  'plates.files',
  'plates.plan',
  'documents.render',
  'mail.send',
  'accounts.mail',
  'accounts.export',
  'payments.confirmSandbox',
  'payments.refund',
];

/** What a job does, in words; a name of another release is shown as it is. */
export function jobName(job: Schema<'FailureGroup'>['job']): string {
  return say(`work.jobNames.${job}`);
}

/** The page of one job: its name and the id of its work in one segment. */
export function jobPath(job: string, subject: string): string {
  return consolePath('work/jobs', `${job}:${subject}`);
}

/** Jobs by what they are about. */
export function jobsPath(filters: Readonly<Record<string, string>>): string {
  return `${consolePath('work/jobs')}?${new URLSearchParams(filters).toString()}`;
}
