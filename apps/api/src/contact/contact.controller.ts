import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../endpoint/access.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { ContactDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

/** Messages to the team. */
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends a message to the team by e-mail. The answer follows once the message is queued durably. */
  @Post()
  @HttpCode(200)
  @Access('public')
  @RateLimit(5, 'contact')
  async send(@Body() dto: ContactDto): Promise<{ sent: boolean }> {
    await this.contact.send(dto);
    return { sent: true };
  }
}
