import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../http/access.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { ContactDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(200)
  @Access('public')
  @RateLimit(5)
  async send(@Body() dto: ContactDto): Promise<{ sent: boolean }> {
    await this.contact.send(dto);
    return { sent: true };
  }
}
