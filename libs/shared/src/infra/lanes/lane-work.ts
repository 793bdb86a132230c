import type { JobName, QueueName } from '../queue/jobs.js';
import { jobs } from '../queue/jobs.js';

/** How the time of one kind of work is predicted, in SQL over its row `t`. */
interface LaneKind {
  /** Work whose true times are learnt together. */
  sizeClass: string;
  /** Milliseconds, before what was learnt. */
  costMs: string;
  /** Whether its time counts against what an account may take within an hour. */
  isMetered: boolean;
}

/** A fixed share, and so many nanoseconds a byte; 3MF is packed. */
const byBytes = (fixedMs: number, nanoseconds: Record<'stl' | 'obj' | '3mf', number>) =>
  `coalesce((select ${fixedMs} + f.size_bytes * case f.format when 'stl' then ${nanoseconds.stl}
     when 'obj' then ${nanoseconds.obj} else ${nanoseconds['3mf']} end / 1e6
   from uploaded_files f where f.content_hash = t.content_hash limit 1), ${fixedMs})`;

const measuring = byBytes(10, { stl: 10, obj: 25, '3mf': 150 });
/** By the triangles of what was measured; before that by its bytes. */
const drawing = `coalesce((select 30 + (a.analysis ->> 'triangles')::float * 600 / 1e6
   from file_analyses a where a.content_hash = t.content_hash and a.analysis is not null limit 1),
  ${byBytes(30, { stl: 12, obj: 30, '3mf': 170 })})`;
const formatOf = `coalesce((select f.format from uploaded_files f where f.content_hash = t.content_hash limit 1), 'stl')`;

/** The work that is served by owner. All jobs of a queue are, or none: a job without a priority overtakes the rest. */
export const laneKinds = {
  'accounts.mail': { sizeClass: `'any'`, costMs: '30', isMetered: false },
  'accounts.export': { sizeClass: `'any'`, costMs: '2000', isMetered: false },
  'analysis.measure': { sizeClass: 't.format', costMs: measuring, isMetered: true },
  'cards.generate': { sizeClass: `'any'`, costMs: '200', isMetered: true },
  'cards.picture': { sizeClass: `'any'`, costMs: '300', isMetered: true },
  'documents.render': { sizeClass: 't.kind', costMs: '150', isMetered: false },
  'mail.send': { sizeClass: `'any'`, costMs: '50', isMetered: false },
  'parts.picture': { sizeClass: formatOf, costMs: drawing, isMetered: true },
  'uploads.inspect': { sizeClass: `'any'`, costMs: '20 + t.size_bytes * 20 / 1e6', isMetered: false },
} as const satisfies Partial<Record<JobName, LaneKind>>;

export type LaneJobName = keyof typeof laneKinds;

export const laneJobNames = Object.keys(laneKinds) as LaneJobName[];

export const isLaneJob = (name: JobName): name is LaneJobName => Object.hasOwn(laneKinds, name);

/** Those whose time counts against what an account may take. */
export const meteredJobs = laneJobNames.filter((name) => laneKinds[name].isMetered);

/** The queues whose jobs all have a priority. */
export const laneQueues: ReadonlySet<QueueName> = new Set(laneJobNames.map((name) => jobs[name].queue));
