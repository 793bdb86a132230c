/**
 * The peer of the service's benchmark: the same Nest, Express, MikroORM and PostgreSQL with nothing of ours, as a process of
 * its own. `/bare` answers at once; `/row` after one query by primary key. `PORT` and `DATABASE_URL` say where.
 */
import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { User } from '@shared/infra/database/entities/user.entity.js';

const orm = await MikroORM.init(ormOptions(process.env.DATABASE_URL ?? ''));
const answer = { success: true, data: null };

@Controller()
class BareController {
  @Get('bare')
  bare(): object {
    return answer;
  }

  @Get('row/:id')
  async row(@Param('id') id: string): Promise<object> {
    const { name, email, createdAt } = await orm.em.fork().findOneOrFail(User, id);
    return { success: true, data: { id, name, email, createdAt } };
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create(BareModule, { logger: false });
app.enableShutdownHooks();
await app.listen(Number(process.env.PORT), '127.0.0.1');
