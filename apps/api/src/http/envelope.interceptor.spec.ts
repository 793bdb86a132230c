import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import { firstValueFrom, of } from 'rxjs';
import { Page } from '../endpoint/lists/page.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';

// Its packages are CommonJS: Jest requires Nest for them, once Nest itself is loaded.
const { EnvelopeInterceptor } = await import('./envelope.interceptor.js');

describe('Pages', () => {
  it('are made no more for an owner who leaves some of them unread, until they are read or given up', async () => {
    const interceptor = new EnvelopeInterceptor(new HeavyWorkTurns());
    const longPage = new Page(['x'.repeat(6_000_000)], undefined);
    const ask = (userId: string, page: Page<string> = longPage) => {
      const response = Object.assign(new EventEmitter(), {
        headersSent: false,
        statusCode: 200,
        closed: false,
      });
      const http = { getRequest: () => ({ user: { userId } }), getResponse: () => response };
      const context = { switchToHttp: () => http } as unknown as ExecutionContext;
      const answer = firstValueFrom(interceptor.intercept(context, { handle: () => of(page) }));
      return answer.then(() => response);
    };
    const unread = [await ask('amina'), await ask('amina'), await ask('amina')];
    await expect(ask('amina', new Page([], undefined))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await ask('brahim');
    unread[0]!.emit('close');
    const next = await ask('amina');
    for (const response of [...unread.slice(1), next]) response.emit('close');
    for (let page = 0; page < 10; page++) (await ask('amina')).emit('close');
  });
});
