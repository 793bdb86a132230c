import type { IncomingMessage, ServerResponse } from 'node:http';
import { PinoLogger } from 'nestjs-pino';
import type { AnswerMemory, RememberedAnswer } from '../endpoint/answers/answer-memory.js';
import type { RoutedRequest } from '../endpoint/routed-request.js';
import { clientHolds } from '../endpoint/answers/etag.js';
import type { FirstStep } from './first-steps.js';
import type { RateVerdict } from './rate-counter.js';
import type { RateGuard } from './rate.guard.js';

const contentHeaders = new Set(['content-type', 'content-length']);

/**
 * Sends a public answer from memory before Express takes the request. It is counted, timed and logged as if it had been made;
 * a caller who has asked too often is refused on the long way, as one is whose call cannot be counted.
 */
export function rememberedAnswers(
  memory: AnswerMemory,
  rate: RateGuard,
  addressOf: (request: IncomingMessage) => string,
): FirstStep {
  return (request, response, next) => {
    const answer = memory.find(request);
    if (answer === null) {
      next();
      return;
    }
    const beganMs = Date.now();
    const sendCounted = ({ headers, refusal }: RateVerdict): void => {
      if (refusal !== null) return next();
      send(request, response, answer, headers);
      const responseTime = Date.now() - beganMs;
      PinoLogger.root.info({ req: request, res: response, responseTime }, 'request completed');
    };
    rate
      .countAgain(addressOf(request), answer.rule)
      .then(sendCounted, () => next())
      .catch((err: unknown) => {
        PinoLogger.root.error({ req: request, err }, 'answer from memory not sent');
        response.destroy();
      });
  };
}

function send(
  request: RoutedRequest,
  response: ServerResponse,
  answer: RememberedAnswer,
  rateHeaders: Record<string, string>,
): void {
  const { route, head, body, etag } = answer;
  // What watches requests reads it there.
  request.route = { path: route };
  const ofRequest = ['X-Request-Id', request.id as string, ...Object.entries(rateHeaders).flat()];
  if (clientHolds(request, etag)) {
    const kept = head.filter((_, place) => !contentHeaders.has(head[place - (place % 2)]!));
    response.writeHead(304, [...kept, ...ofRequest]).end();
  } else {
    response.writeHead(200, [...head, ...ofRequest]).end(body);
  }
}
