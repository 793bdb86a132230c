/**
 * Says who may enter the operators' area, from the machine itself: `npm run operator -- list`,
 * `npm run operator -- add EMAIL [viewer|operator|admin] [--password]`, `npm run operator -- remove EMAIL`.
 *
 * `--password` opens the account if there is none, and prints a new password for it: a way in while no mail goes out.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { readSettings } from '@shared/infra/config/env.js';
import { describeStartError } from '@shared/infra/config/start-error.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { embeddedDatabase, runningPostgresUrl } from '@shared/infra/embedded/embedded-postgres.js';
import { operatorRoles } from '@shared/domain/accounts/operator-roles.js';
import { appointByCommand, dismissByCommand, listOperators } from './ops/access/operator-command.js';

const usage = `npm run operator -- list
npm run operator -- add EMAIL [${operatorRoles.join('|')}] [--password]
npm run operator -- remove EMAIL
`;

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { password: { type: 'boolean', default: false } },
  });
  const [what, givenEmail = '', givenRole = 'operator'] = positionals;
  const email = givenEmail.toLowerCase();
  const role = operatorRoles.find((one) => one === givenRole);
  const isComplete = what === 'list' || (email.includes('@') && role !== undefined);
  if (!['list', 'add', 'remove'].includes(what ?? '') || !isComplete) throw new Error(`Usage:\n${usage}`);
  const settings = readSettings(process.env);
  const databaseUrl =
    settings.databaseUrl ?? (await runningPostgresUrl(join(settings.dataDir, 'postgres'), embeddedDatabase));
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  try {
    const em = orm.em.fork();
    if (what === 'list') return await listOperators(em, settings.operatorEmails);
    if (what === 'remove') return await dismissByCommand(em, email);
    return await appointByCommand(em, { email, role: role!, withPassword: values.password });
  } finally {
    await orm.close();
  }
}

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exitCode = 1;
}
