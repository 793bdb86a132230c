import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../http/access.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { DevelopersService, type Rendering } from './developers.service.js';

function send(request: Request, response: Response, { contentType, body, etag, headers }: Rendering): void {
  response.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, ...headers });
  if (request.fresh) response.status(304).end();
  else response.set('Content-Type', contentType).send(body);
}

/** The API description and its page. */
@Controller()
@Access('public')
@RateLimit(120)
export class DevelopersController {
  constructor(private readonly developers: DevelopersService) {}

  @Get('openapi.json')
  json(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.developers.json);
  }

  /** Markdown for those who prefer it, HTML for everyone else. */
  @Get('developers')
  page(@Req() request: Request, @Res() response: Response): void {
    const { page, markdown } = this.developers;
    response.vary('Accept');
    const isMarkdown = request.accepts(['text/html', 'text/markdown']) === 'text/markdown';
    send(request, response, isMarkdown ? markdown : page);
  }

  @Get('developers.md')
  markdown(@Req() request: Request, @Res() response: Response): void {
    send(request, response, this.developers.markdown);
  }
}
