import type { Params } from 'nestjs-pino';
import type { Settings } from './env.js';
import { createLogStream, gatherLines } from './log-stream.js';

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
}

/** An error without the detail of PostgreSQL, which quotes the whole row, password hash included. */
function describeError({ type, message, code, stack }: LoggedError): LoggedError {
  const safe = message.replace(/\n - detail: .*$/s, '');
  return { type, message: safe, code, stack: stack.replaceAll(message, () => safe) };
}

/** Of a path, which its client makes up: longer ones would push older lines out of the files that are kept. */
const mostPathLength = 200;

/** Structured logs without secrets: no headers, no bodies, no query strings (links carry tokens there). */
export function loggerOptions(settings: Settings, processName: string): Params {
  return {
    pinoHttp: {
      name: processName,
      stream: gatherLines(createLogStream(process.stdout.fd)),
      level: settings.logLevel,
      autoLogging: { ignore: (request) => request.url?.startsWith('/health/') ?? false },
      serializers: {
        req: ({ id, method, url }: LoggedRequest) => ({
          id,
          method,
          path: url.split('?')[0]!.slice(0, mostPathLength),
        }),
        err: describeError,
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      customLogLevel: (_request, response, error) =>
        error !== undefined || response.statusCode >= 500 ? 'error' : 'info',
    },
  };
}
