import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { DevelopersService, type Rendering } from './developers.service.js';
import { indexPaths } from './reference-map.js';

function send(response: Response, { body, headers }: Rendering): void {
  response.set(headers);
  body.send(response, 'public, max-age=300');
}

/** The API description and its pages. */
@Controller()
@Access('public')
@RateLimit(120)
@UncountedInOutage(true)
export class DevelopersController {
  constructor(private readonly developers: DevelopersService) {}

  @Get('openapi.json')
  json(@Res() response: Response): void {
    send(response, this.developers.json);
  }

  @Get('llms-full.txt')
  whole(@Res() response: Response): void {
    send(response, this.developers.whole);
  }

  @Get('developers')
  index(@Req() request: Request, @Res() response: Response): void {
    this.show(indexPaths.customers, request, response);
  }

  @Get('developers.md')
  indexAsMarkdown(@Req() request: Request, @Res() response: Response): void {
    this.show(`${indexPaths.customers}.md`, request, response);
  }

  @Get('developers/:group')
  group(@Param('group') group: string, @Req() request: Request, @Res() response: Response): void {
    this.show(`${indexPaths.customers}/${group}`, request, response);
  }

  @Get('developers/operators/:group')
  operatorsGroup(@Param('group') group: string, @Req() request: Request, @Res() response: Response): void {
    this.show(`${indexPaths.operators}/${group}`, request, response);
  }

  /** Markdown where the path ends with `.md` and for clients that prefer it, HTML for all others. */
  private show(path: string, request: Request, response: Response): void {
    const page = this.developers.pages.get(path.replace(/\.md$/, ''));
    if (page === undefined) throw new NotFoundException();
    if (path.endsWith('.md')) return send(response, page.markdown);
    response.vary('Accept');
    const isMarkdown = request.accepts(['text/html', 'text/markdown']) === 'text/markdown';
    send(response, isMarkdown ? page.markdown : page.html);
  }
}
