import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import type { Request } from 'express';
import { pageLocaleOf } from '../endpoint/caller/page-locale.js';
import { ContactDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

/** Messages to the team. */
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /**
   * Sends a message to the team, at most 50 a day from one network. The answer follows once the message is stored; it is framed
   * in the language of `Accept-Language`.
   */
  @Post()
  @HttpCode(200)
  @Access('public')
  @RateLimit(5, 'contact')
  async send(@Req() request: Request, @Body() dto: ContactDto): Promise<{ sent: boolean }> {
    await this.contact.send(dto, pageLocaleOf(request), request.ip);
    return { sent: true };
  }
}
