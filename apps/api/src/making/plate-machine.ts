import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Plate } from '@shared/infra/database/entities/plate.entity.js';
import { lockNamed } from '@shared/infra/database/lock-named.js';
import { told } from '@shared/words/say.js';

/** SQL of what a machine's name is compared by: without case, with single spaces. */
export const machineKeySql = (name: string): string =>
  `lower(regexp_replace(trim(${name}), '\\s+', ' ', 'g'))`;

/**
 * Holds a machine until the transaction ends: no other plate gets to it meanwhile.
 *
 * @returns its name, as the plates of the last year spell it
 */
export async function lockMachine(em: EntityManager, name: string): Promise<string> {
  const typed = name.trim().replaceAll(/\s+/g, ' ');
  await lockNamed(em, `machine ${typed.toLowerCase()}`);
  const [known] = await em.execute<{ machine: string }[]>(
    `select machine from plates where ${machineKeySql('machine')} = ${machineKeySql('?')}
       and created_at > now() - interval '365 days' order by started_at desc limit 1`,
    [typed],
  );
  return known?.machine ?? typed;
}

/** @throws {ServiceError} CONFLICT, machineBusy: other plates are being printed on the machine. */
export async function refuseBusyMachine(em: EntityManager, { id }: Plate, machine: string): Promise<void> {
  const others = await em.execute<{ number: string }[]>(
    `select number from plates where status = 'printing' and id <> ?
       and ${machineKeySql('machine')} = ${machineKeySql('?')} order by id`,
    [id, machine],
  );
  if (others.length === 0) return;
  const plateNumbers = others.map(({ number }) => number);
  throw new ServiceError('CONFLICT', {
    message: told('making.refusals.machineBusy', { machine, plates: plateNumbers.join(', ') }),
    details: {
      ...{ reason: 'machineBusy', machine, plateNumbers },
      hint: told('api.hints.freeMachine'),
    },
  });
}
