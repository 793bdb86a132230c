import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactService } from './contact.service.js';

@Module({
  controllers: [ContactController],
  providers: [ContactService, ContactMessagesService],
  exports: [ContactService, ContactMessagesService],
})
export class ContactModule {}
