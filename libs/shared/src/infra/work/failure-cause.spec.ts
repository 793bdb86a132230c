import { describe, expect, it } from '@jest/globals';
import { failureCause, normalisedMessage } from './failure-cause.js';

describe('the message of a cause', () => {
  it.each([
    ['No result within 20000 ms.', 'No result within <n> ms.'],
    ['connect ECONNREFUSED 10.0.0.7:587, mail.example.com:587', 'connect ECONNREFUSED <host>, <host>'],
    [
      "ENOENT: no such file or directory, open '/srv/data/files/a.stl'",
      'ENOENT: no such file or directory, open <text>',
    ],
    ['ENOSPC: no space left, write /srv/data/files/uploads/x.stl', 'ENOSPC: no space left, write <path>'],
    ['550 5.1.1 <amina@example.com> unknown', '<n> <n> <<email>> unknown'],
    ['Link 0190b3a1-7c55-7d2e-9f11-2b6c2f4f9c01 has run out', 'Link <id> has run out'],
    [
      `insert into "users" ("email") values ('a@b.ma') - duplicate key value violates "users_email_key"`,
      'duplicate key value violates "users_email_key"',
    ],
    ['getaddrinfo ENOTFOUND smtp.acme.ma', 'getaddrinfo ENOTFOUND <host>'],
    [
      'bad signature sk_live_51HxqZ2eZvKYlo2C0aXv at https://api.stripe.com/v1/x?key=1',
      'bad signature <token> at <url>',
    ],
    [
      'no such content 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      'no such content <hash>',
    ],
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED <host>'],
    [
      'Unexpected token \'A\', "Amina Benali" is not valid JSON',
      'Unexpected token <text>, <text> is not valid JSON',
    ],
    ['first line\nAmina Benali, 12 rue des Forges', 'first line'],
  ])('%s', (message, normalised) => {
    expect(normalisedMessage(message)).toBe(normalised);
  });

  it('is short, and found at once in a long message', () => {
    const started = performance.now();
    expect(normalisedMessage('a/'.repeat(200_000)).length).toBeLessThanOrEqual(300);
    expect(normalisedMessage('a.a-'.repeat(200_000)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the cause of a failure', () => {
  const errorAt = (message: string, ...frames: string[]) =>
    Object.assign(new Error(message), {
      stack: [`Error: ${message}`, ...frames.map((at) => `    at ${at}`)].join('\n'),
    });

  it('is one for jobs that differ in ids and numbers alone', () => {
    const frame = 'async Send.run (file:///srv/x/dist/apps/worker/src/mail/send.js:10:5)';
    const [a, b] = [errorAt('Timed out after 100 ms', frame), errorAt('Timed out after 7 ms', frame)].map(
      (error) => failureCause('mail.send', error),
    );
    expect(a).toEqual(b);
    expect(a).toMatchObject({
      error: 'Error',
      cause: 'Timed out after <n> ms',
      frame: 'Send.run apps/worker/src/mail/send.js',
      stack: 'Error: Timed out after <n> ms\nat Send.run (apps/worker/src/mail/send.js)',
    });
    expect(failureCause('documents.render', errorAt('Timed out after 7 ms', frame)).fingerprint).not.toBe(
      a!.fingerprint,
    );
  });

  it('names the topmost frame of our own code', () => {
    const error = errorAt(
      'x',
      'Pool.query (/srv/x/node_modules/pg/lib/pool.js:1:2)',
      'node:internal/process/task_queues:95:5',
      '/srv/x/dist/libs/shared/src/infra/a.js:3:4',
    );
    expect(failureCause('mail.send', error).frame).toBe('? libs/shared/src/infra/a.js');
  });

  it('is that of the last attempt where work was given up', () => {
    const given = Object.assign(new Error('lost'), { name: 'GivenUpError', cause: errorAt('disk full') });
    expect(failureCause('mail.send', given)).toMatchObject({ error: 'Error', cause: 'disk full', frame: '' });
    expect(failureCause('mail.send', 'a text').cause).toBe('a text');
  });
});
