import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { StorefrontFilesService } from './storefront-files.service.js';

/** The built files of the shop: immutable, for their names change with their content. */
@Controller('assets/shop')
@Access('public')
@RateLimit(600)
@UncountedInOutage(true)
export class StorefrontFilesController {
  constructor(private readonly files: StorefrontFilesService) {}

  @Get(':name')
  async file(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!(await this.files.send(name, request, response))) throw new NotFoundException();
  }
}
