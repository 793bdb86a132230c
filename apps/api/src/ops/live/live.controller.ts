import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { LiveQuery, topicsIn } from './live.dto.js';
import { type Follower, LiveService, type LiveVersions } from './live.service.js';

/** A stream ends then, and the browser asks for the next: so streams spread over processes that were added. */
const streamMs = 60_000;
const pingEveryMs = 15_000;

/** What has changed, for pages that show it. */
@Controller('ops/api/live')
@OperatorsOnly()
@RateLimit(120)
export class LiveController {
  constructor(private readonly live: LiveService) {}

  /**
   * Tells a version of each topic, which is another one after each change.
   * With `Accept: text/event-stream` it is a stream: an event `versions` at once, and one within two seconds of a
   * change, or once a read replica has it, with what has changed. It ends after a minute, and browsers open the next by
   * themselves; with its session, or once its account is no operator's any more, within two seconds, and within seven while
   * a read replica is away.
   */
  @Get()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  async versions(
    @CurrentCaller() { sessionId }: Caller,
    @Query() query: LiveQuery,
    @Req() request: Request,
    // Answered here: Nest would answer once more after a stream.
    @Res() response: Response,
  ): Promise<LiveVersions> {
    const topics = topicsIn(query);
    const versions = await this.live.versions(topics);
    if (request.headers.accept?.includes('text/event-stream'))
      await this.stream(response, { sessionId, topics, known: versions });
    else response.json({ success: true, data: versions });
    return versions;
  }

  private async stream(response: Response, asked: Omit<Follower, 'tell' | 'end'>): Promise<void> {
    // The client left while the versions were read: no `close` comes any more.
    if (response.closed) return;
    // It has ended, but its client has not read all of it.
    const write = (text: string): void => void (response.writableEnded || response.write(text));
    const say = (versions: LiveVersions): void =>
      write(`event: versions\ndata: ${JSON.stringify(versions)}\n\n`);
    const end = (): void => void response.end();
    const leave = this.live.follow({ ...asked, tell: say, end });
    response.set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    write('retry: 1000\n\n');
    say(asked.known);
    const ping = setInterval(() => write(':\n\n'), pingEveryMs);
    const over = setTimeout(end, streamMs);
    await new Promise<void>((resolve) => response.once('close', resolve));
    clearTimeout(over);
    clearInterval(ping);
    leave();
  }
}
