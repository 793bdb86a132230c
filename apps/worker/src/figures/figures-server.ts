import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { carriesToken } from '@shared/infra/config/bearer-token.js';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { Heartbeat } from '../heartbeat.js';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Answers on `WORKER_PORT`, for Prometheus and for supervisors: `/metrics`; `/health`, which is 503 while the database does not
 * answer; `/health/live`, while the process does.
 */
@Injectable()
export class FiguresServer implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly figures: ProcessFigures,
    private readonly heartbeat: Heartbeat,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly logger: PinoLogger,
  ) {}

  /** Starts listening. If the port is taken, logs it and goes on without figures. */
  listen(): void {
    const { workerPort, host } = this.settings;
    if (workerPort === null) return;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => {
        this.logger.error({ err: error }, 'A figure of this worker cannot be read');
        response.writeHead(500).end();
      });
    });
    this.server.on('error', (error) =>
      this.logger.error({ err: error, workerPort }, 'No figures of this worker'),
    );
    this.server.listen(workerPort, host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/health' || request.url === '/health/live') {
      const isFine = request.url === '/health/live' || this.heartbeat.isFresh();
      response.writeHead(isFine ? 200 : 503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: isFine ? 'ok' : 'the database does not answer' }));
    } else if (request.url === '/metrics' && this.mayRead(request)) {
      const text = await this.figures.registry.metrics();
      response.writeHead(200, { 'Content-Type': this.figures.registry.contentType }).end(text);
    } else {
      response.writeHead(request.url === '/metrics' ? 403 : 404).end();
    }
  }

  /** As in the API: requires the token, or without one a local connection. */
  private mayRead({ headers, socket }: IncomingMessage): boolean {
    const { metricsToken } = this.settings;
    if (metricsToken === null) return loopback.test(socket.remoteAddress ?? '');
    return carriesToken(headers.authorization, metricsToken);
  }
}
