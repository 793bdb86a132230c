import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BuiltApp } from '../endpoint/answers/built-app.js';

/** What the build of `apps/storefront` left. */
@Injectable()
export class StorefrontFilesService extends BuiltApp {
  constructor(em: EntityManager) {
    super('storefront', '/assets/shop/', em);
  }
}
