import { Module } from '@nestjs/common';
import { ContactModule } from '../../contact/contact.module.js';
import { MessagesController } from './messages.controller.js';

@Module({ imports: [ContactModule], controllers: [MessagesController] })
export class MessagesModule {}
