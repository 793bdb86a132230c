import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { type ProcessSettings, readProcessSettings } from '@shared/infra/config/env.js';
import { ignoreOutputErrors } from '@shared/infra/config/log-stream.js';
import { stopInOrder } from '@shared/infra/config/process-stop.js';
import { endWithReason } from '@shared/infra/config/start-error.js';
import { configureQueueBackend } from '@shared/infra/queue/queue-backend.js';
import { dataFoldersOf, prepareDataFolder, usesDataFolder } from '@shared/infra/storage/data-folder.js';
import { NoAnswerError, within } from '@shared/infra/queue/within.js';
import { createTracer } from '@shared/infra/tracing/create-tracer.js';
import { AppModule } from './app.module.js';
import { corsOptions } from './http/cors-options.js';
import { closeWithinMs, Drain } from './http/drain.js';
import { boundChunks } from './http/chunked-bodies.js';
import { takeFirstSteps } from './http/first-steps.js';
import { boundPreferences } from './http/bound-preferences.js';
import { addressOf, readForwardedAddresses } from './http/forwarded-addresses.js';
import { AnswerMemory } from './endpoint/answers/answer-memory.js';
import { RateGuard } from './http/rate.guard.js';
import { rememberedAnswers } from './http/remembered-answers.js';
import { serveInTurn } from './http/pipelined-requests.js';
import { checkRequestHead, envelopeRawErrors } from './http/raw-errors.js';
import { setTimeLimits } from './http/request-limits.js';
import { alwaysSentHeaders, identify } from './http/response-headers.js';
import { securityHeaders } from './http/security-headers.js';
import { unitsOfWork } from './http/unit-of-work.js';
import { releaseUnreadBodies } from './http/unread-body.js';
import { RequestTimer } from './ops/metrics/request-timer.js';
import { RequestTracer } from './ops/metrics/request-tracer.js';
import { passFormerAddresses } from './ops/former-addresses.js';

/** Of servers and pools, once no answer is in flight. */
const closeMs = closeWithinMs / 2;

async function serve(): Promise<void> {
  ignoreOutputErrors();
  const settings = readProcessSettings(process.env);
  if (usesDataFolder(settings)) {
    await prepareDataFolder(settings.dataDir, { folders: dataFoldersOf(settings), isFullAllowed: true });
  }
  const queueOptions = configureQueueBackend(settings);
  const tracer = await createTracer(settings.traceEndpoint, 'instant-fdm-api');
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(settings, queueOptions, tracer),
    { abortOnError: false, bodyParser: false, bufferLogs: true },
  );
  app.useLogger(app.get(Logger));
  setTimeLimits(app, settings.timeLimits);
  app.set('trust proxy', settings.trustedProxies);
  app.set('etag', false);
  app.set('x-powered-by', false);
  app.set('query parser', 'simple');
  const express = app.getHttpAdapter().getInstance();
  takeFirstSteps(app.getHttpServer(), [
    serveInTurn(app.getHttpServer()),
    boundChunks(app.getHttpServer()),
    identify,
    readForwardedAddresses,
    boundPreferences,
    app.get(RequestTimer).use,
    app.get(RequestTracer).use,
    rememberedAnswers(app.get(AnswerMemory), app.get(RateGuard), (request) => addressOf(express, request)),
  ]);
  app.use(releaseUnreadBodies);
  app.use(alwaysSentHeaders);
  app.use(unitsOfWork(app.get(EntityManager)));
  app.use(securityHeaders(settings.publicUrl));
  app.use(checkRequestHead);
  app.use(passFormerAddresses);
  app.enableCors(corsOptions(settings.allowedOrigins));
  const drain = app.get(Drain);
  drain.watch(app.getHttpServer());
  envelopeRawErrors(app.getHttpServer(), drain);
  if (settings.publicUrl.startsWith('https:')) warnOfExamples(settings, app.get(Logger));
  const { timeLimits, stopNoticeMs } = settings;
  stopInOrder(
    async () => {
      await drain.giveNotice(stopNoticeMs);
      await drain.finish(timeLimits.answersInFlightMs);
      // Queues wait for their server: nothing is lost by leaving them.
      await within(app.close(), closeMs).catch((error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error;
      });
      await tracer.close();
    },
    stopNoticeMs + timeLimits.answersInFlightMs + closeWithinMs,
  );
  await app.listen(settings.port, settings.host);
}

/** What is meant for trials must not reach customers unnoticed. */
function warnOfExamples({ payment, examples }: ProcessSettings, logger: Logger): void {
  if (payment.provider.kind === 'sandbox') {
    logger.warn('PAYMENT_PROVIDER is sandbox: orders become paid without any money');
  }
  if (examples.length > 0) logger.warn(`Customers read examples until these are set: ${examples.join(', ')}`);
}

serve().catch(endWithReason);
