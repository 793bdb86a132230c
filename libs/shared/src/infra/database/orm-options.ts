import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { projectRoot } from '../config/project-root.js';
import { AccountWork } from './entities/account-work.entity.js';
import { LaneClock } from './entities/lane-clock.entity.js';
import { LaneCost } from './entities/lane-cost.entity.js';
import { LaneJob } from './entities/lane-job.entity.js';
import { Lane } from './entities/lane.entity.js';
import { AccountExport } from './entities/account-export.entity.js';
import { Address } from './entities/address.entity.js';
import { AttemptCounter } from './entities/attempt-counter.entity.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { ContactMessage } from './entities/contact-message.entity.js';
import { Destination } from './entities/destination.entity.js';
import { DirectUpload } from './entities/direct-upload.entity.js';
import { FileAnalysis } from './entities/file-analysis.entity.js';
import { FailureGroup } from './entities/failure-group.entity.js';
import { Refund } from './entities/refund.entity.js';
import { RefusedLogo } from './entities/refused-logo.entity.js';
import { GeneratedCard } from './entities/generated-card.entity.js';
import { IdempotentAnswer } from './entities/idempotent-answer.entity.js';
import { JobEvent } from './entities/job-event.entity.js';
import { JobFailure } from './entities/job-failure.entity.js';
import { LogoOutline } from './entities/logo-outline.entity.js';
import { MailRequest } from './entities/mail-request.entity.js';
import { Material } from './entities/material.entity.js';
import { NumberCounter } from './entities/number-counter.entity.js';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { Operator } from './entities/operator.entity.js';
import { Order } from './entities/order.entity.js';
import { OrderLine } from './entities/order-line.entity.js';
import { OutboundMail } from './entities/outbound-mail.entity.js';
import { PartPicture } from './entities/part-picture.entity.js';
import { PaymentAttempt } from './entities/payment-attempt.entity.js';
import { PaymentEvent } from './entities/payment-event.entity.js';
import { PlateRun } from './entities/plate-run.entity.js';
import { PriceBookRecord } from './entities/price-book.entity.js';
import { PartOutline } from './entities/part-outline.entity.js';
import { Plate } from './entities/plate.entity.js';
import { PlatePiece } from './entities/plate-piece.entity.js';
import { PlatePlan } from './entities/plate-plan.entity.js';
import { StockMovement } from './entities/stock-movement.entity.js';
import { ProjectRequest } from './entities/project-request.entity.js';
import { QueueMinute } from './entities/queue-minute.entity.js';
import { QueuePause } from './entities/queue-pause.entity.js';
import { RateCounter } from './entities/rate-counter.entity.js';
import { RequeuePlace } from './entities/requeue-place.entity.js';
import { RenderedDocument } from './entities/rendered-document.entity.js';
import { SandboxDecision } from './entities/sandbox-decision.entity.js';
import { SavedQuote } from './entities/saved-quote.entity.js';
import { SavedQuoteLine } from './entities/saved-quote-line.entity.js';
import { Session } from './entities/session.entity.js';
import { SignUp } from './entities/sign-up.entity.js';
import { TeamNote } from './entities/team-note.entity.js';
import { UploadedFile } from './entities/uploaded-file.entity.js';
import { User } from './entities/user.entity.js';
import { WorkDismissal } from './entities/work-dismissal.entity.js';
import { WorkerHeartbeat } from './entities/worker-heartbeat.entity.js';
import { briefLocksSql, keptAlive, releasedSql } from './kept-alive.js';
import { keepPlans } from './kept-plans.js';
import { releaseLostConnections } from './lost-connections.js';
import { PoolCounts } from './pool-counts.js';
import { endIfReadOnly } from './read-only-connections.js';
import { endIfSilent } from './silent-connections.js';

/** Every table of the service. */
const entities = [
  AccountWork,
  LaneClock,
  LaneCost,
  LaneJob,
  Lane,
  AccountExport,
  Address,
  AttemptCounter,
  AuditEntry,
  ContactMessage,
  Destination,
  DirectUpload,
  FileAnalysis,
  FailureGroup,
  GeneratedCard,
  Refund,
  RefusedLogo,
  IdempotentAnswer,
  JobEvent,
  JobFailure,
  LogoOutline,
  MailRequest,
  Material,
  NumberCounter,
  OneTimeLink,
  Operator,
  Order,
  OrderLine,
  OutboundMail,
  PartPicture,
  PaymentAttempt,
  PaymentEvent,
  PlateRun,
  PriceBookRecord,
  StockMovement,
  PlatePlan,
  PlatePiece,
  Plate,
  PartOutline,
  ProjectRequest,
  QueueMinute,
  QueuePause,
  RateCounter,
  RequeuePlace,
  RenderedDocument,
  SandboxDecision,
  SavedQuote,
  SavedQuoteLine,
  Session,
  SignUp,
  TeamNote,
  UploadedFile,
  User,
  WorkDismissal,
  WorkerHeartbeat,
];

/**
 * A connection that nothing asks for so long is closed: a quiet shop keeps its own, and their plans, from one visitor to the
 * next, and what a busy hour opened goes.
 */
const restMs = 5 * 60_000;

interface DatabasePool {
  counts?: PoolCounts;
  isDirect?: boolean;
  statementMs?: number;
  idleMs?: number;
  lockMs?: number;
  most?: number;
}

/**
 * MikroORM's options for the database at `databaseUrl`; the same for API, worker and migrations.
 *
 * @param pool.counts where the figures of the pool are to be had.
 * @param pool.isDirect that no pooler stands between it and PostgreSQL.
 * @param pool.statementMs how long each statement may take, its wait for rows included, and each wait for a connection; as long
 * as it takes when left out. PostgreSQL ends the statement itself where no pooler stands between, to whose sessions the setting
 * would stick.
 * @param pool.idleMs how long a transaction may ask for nothing, where there is a limit for statements and no pooler.
 * @param pool.lockMs how long each statement may wait for a table or a row.
 * @param pool.most connections at a time; ten when left out.
 */
export function ormOptions(
  databaseUrl: string,
  { counts = new PoolCounts(), isDirect = false, statementMs, idleMs, lockMs, most }: DatabasePool = {},
): Options {
  const onPoolCreated = (pool: Pool) => {
    releaseLostConnections(pool);
    counts.watch(pool);
    if (isDirect) keepPlans(pool);
  };
  const onConnect = async (client: ClientBase) => {
    endIfReadOnly(client);
    if (lockMs !== undefined) await client.query(briefLocksSql(lockMs));
    if (statementMs === undefined) return;
    endIfSilent(client, statementMs);
    // Not as settings of the connection, which a pooler would refuse.
    if (isDirect) await client.query(`set statement_timeout = ${statementMs}; ${releasedSql(idleMs)}`);
  };
  return defineConfig({
    clientUrl: databaseUrl,
    pool: { max: most, idleTimeoutMillis: restMs },
    driverOptions: { ...keptAlive, connectionTimeoutMillis: statementMs, onConnect, onPoolCreated },
    entities,
    extensions: [Migrator],
    migrations: {
      path: join(projectRoot, 'prisma-free-migrations'),
      glob: '!(*.d).{js,ts}',
      emit: 'ts',
      snapshot: false,
      // Each in a transaction of its own: what one has locked is free before the next begins.
      allOrNothing: false,
      // The migrate step logs one line itself.
      silent: true,
    },
  });
}
