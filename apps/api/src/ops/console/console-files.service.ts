import { Injectable } from '@nestjs/common';
import { BuiltApp } from '../../endpoint/built-app.js';

/** What the build of `apps/console` left. */
@Injectable()
export class ConsoleFilesService extends BuiltApp {
  constructor() {
    super('console', '/assets/console/');
  }
}
