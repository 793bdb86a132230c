import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { projectRoot } from '../config/project-root.js';
import { Address } from './entities/address.entity.js';
import { AttemptCounter } from './entities/attempt-counter.entity.js';
import { Destination } from './entities/destination.entity.js';
import { FileAnalysis } from './entities/file-analysis.entity.js';
import { RefusedLogo } from './entities/refused-logo.entity.js';
import { GeneratedCard } from './entities/generated-card.entity.js';
import { IdempotentAnswer } from './entities/idempotent-answer.entity.js';
import { LogoOutline } from './entities/logo-outline.entity.js';
import { MailRequest } from './entities/mail-request.entity.js';
import { Material } from './entities/material.entity.js';
import { NumberCounter } from './entities/number-counter.entity.js';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { Order } from './entities/order.entity.js';
import { OrderLine } from './entities/order-line.entity.js';
import { OutboundMail } from './entities/outbound-mail.entity.js';
import { PaymentAttempt } from './entities/payment-attempt.entity.js';
import { PaymentEvent } from './entities/payment-event.entity.js';
import { PlateRun } from './entities/plate-run.entity.js';
import { ProjectRequest } from './entities/project-request.entity.js';
import { RateCounter } from './entities/rate-counter.entity.js';
import { RenderedDocument } from './entities/rendered-document.entity.js';
import { SandboxDecision } from './entities/sandbox-decision.entity.js';
import { SavedQuote } from './entities/saved-quote.entity.js';
import { SavedQuoteLine } from './entities/saved-quote-line.entity.js';
import { Session } from './entities/session.entity.js';
import { SignUp } from './entities/sign-up.entity.js';
import { UploadedFile } from './entities/uploaded-file.entity.js';
import { User } from './entities/user.entity.js';
import { WorkerHeartbeat } from './entities/worker-heartbeat.entity.js';
import { releaseLostConnections } from './lost-connections.js';

/** Every table of the service. */
export const entities = [
  Address,
  AttemptCounter,
  Destination,
  FileAnalysis,
  GeneratedCard,
  RefusedLogo,
  IdempotentAnswer,
  LogoOutline,
  MailRequest,
  Material,
  NumberCounter,
  OneTimeLink,
  Order,
  OrderLine,
  OutboundMail,
  PaymentAttempt,
  PaymentEvent,
  PlateRun,
  ProjectRequest,
  RateCounter,
  RenderedDocument,
  SandboxDecision,
  SavedQuote,
  SavedQuoteLine,
  Session,
  SignUp,
  UploadedFile,
  User,
  WorkerHeartbeat,
];

/** MikroORM's options for the database at `databaseUrl`; the same for API, worker and migrations. */
export function ormOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    driverOptions: { onPoolCreated: releaseLostConnections },
    entities,
    extensions: [Migrator],
    migrations: {
      path: join(projectRoot, 'prisma-free-migrations'),
      glob: '!(*.d).{js,ts}',
      emit: 'ts',
      snapshot: false,
      // The migrate step logs one line itself.
      silent: true,
    },
  });
}
