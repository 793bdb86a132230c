import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AnswerFigures } from './answer-figures.js';

/** Times every request. */
@Injectable()
export class RequestTimer implements NestMiddleware {
  constructor(private readonly figures: AnswerFigures) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const beganMs = performance.now();
    response.once('close', () => this.figures.count(request, response, (performance.now() - beganMs) / 1000));
    next();
  }
}
