import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { say } from '../words/language.js';

export type JobName = Schema<'Worker'>['jobs'][number]['job'];
export type WorkName = Schema<'Job'>['job'];

/** Every kind of work that has rows, in the order of lists; the compiler names a missing one. */
const works: Record<WorkName, true> = {
  'uploads.inspect': true,
  'analysis.measure': true,
  'cards.generate': true,
  'cards.picture': true,
  'parts.outline': true,
  'parts.picture': true,
  'plates.files': true,
  'plates.plan': true,
  'documents.render': true,
  'mail.send': true,
  'accounts.mail': true,
  'accounts.export': true,
  'payments.confirmSandbox': true,
  'payments.refund': true,
};
export const workNames = Object.keys(works) as WorkName[];

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
