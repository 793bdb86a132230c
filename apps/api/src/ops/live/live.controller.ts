import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Refuses } from '../../endpoint/answers.decorator.js';
import { RateLimit } from '../../endpoint/rate-limit.decorator.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { LiveQuery, topicsIn } from './live.dto.js';
import { LiveService, type LiveVersions } from './live.service.js';

/** A stream ends then, and the browser asks for the next: so a session that has ended does not go on for long. */
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
   * change, or once a read replica has it, with what has changed. It ends after a minute; browsers open the next by themselves.
   */
  @Get()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  async versions(
    @Query() query: LiveQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LiveVersions> {
    const topics = topicsIn(query);
    const versions = await this.live.versions(topics);
    if (request.headers.accept?.includes('text/event-stream')) await this.stream(response, topics, versions);
    return versions;
  }

  private async stream(response: Response, topics: readonly LiveTopic[], now: LiveVersions): Promise<void> {
    // The client left while the versions were read: no `close` comes any more.
    if (response.closed) return;
    const say = (versions: LiveVersions): void =>
      void response.write(`event: versions\ndata: ${JSON.stringify(versions)}\n\n`);
    const end = (): void => void response.end();
    const leave = this.live.follow({ topics, known: now, tell: say, end });
    response.set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 1000\n\n');
    say(now);
    const ping = setInterval(() => response.write(':\n\n'), pingEveryMs);
    const over = setTimeout(end, streamMs);
    await new Promise<void>((resolve) => response.once('close', resolve));
    clearTimeout(over);
    clearInterval(ping);
    leave();
  }
}
