import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../../endpoint/limits/rate-limit.decorator.js';
import { ConsoleFilesService } from './console-files.service.js';

/** The built files of the console: immutable, for their names change with their content; they hold no data. */
@Controller('assets/console')
@Access('public')
@RateLimit(600)
@UncountedInOutage(true)
export class ConsoleFilesController {
  constructor(private readonly files: ConsoleFilesService) {}

  @Get(':name')
  async file(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!(await this.files.send(name, request, response))) throw new NotFoundException();
  }
}
