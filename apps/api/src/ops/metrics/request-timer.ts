import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { AnswerFigures } from './answer-figures.js';

/** Times every request. */
@Injectable()
export class RequestTimer {
  constructor(private readonly figures: AnswerFigures) {}

  /** A first step: what it counts is what Express has made of the request by its end. */
  readonly use = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const beganMs = performance.now();
    response.on('close', () => this.figures.count(request, response, (performance.now() - beganMs) / 1000));
    next();
  };
}
