import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BuiltApp } from '../../endpoint/answers/built-app.js';

/** What the build of `apps/console` left. */
@Injectable()
export class ConsoleFilesService extends BuiltApp {
  constructor(em: EntityManager) {
    super('console', '/assets/console/', em);
  }
}
