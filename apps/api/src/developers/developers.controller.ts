import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/access.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { sendKept } from '../endpoint/send-kept.js';
import { DevelopersService, type Rendering } from './developers.service.js';

function send(response: Response, { contentType, body, etag, headers }: Rendering): void {
  response.set(headers);
  sendKept(response, contentType, body, 'public, max-age=300', etag);
}

/** The API description and its page. */
@Controller()
@Access('public')
@RateLimit(120)
export class DevelopersController {
  constructor(private readonly developers: DevelopersService) {}

  @Get('openapi.json')
  json(@Res() response: Response): void {
    send(response, this.developers.json);
  }

  /** Markdown for those who prefer it, HTML for everyone else. */
  @Get('developers')
  page(@Req() request: Request, @Res() response: Response): void {
    const { page, markdown } = this.developers;
    response.vary('Accept');
    const isMarkdown = request.accepts(['text/html', 'text/markdown']) === 'text/markdown';
    send(response, isMarkdown ? markdown : page);
  }

  @Get('developers.md')
  markdown(@Res() response: Response): void {
    send(response, this.developers.markdown);
  }
}
