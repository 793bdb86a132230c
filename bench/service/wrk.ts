import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One request, as it is sent again and again. */
export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a burst of requests came to. */
export interface Burst {
  perSecond: number;
  /** Milliseconds until the answer. */
  p50: number;
  p99: number;
}

/** A text as Lua writes one. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"\n\r]/g, (one) => `\\${one === '\n' ? 'n' : one === '\r' ? 'r' : one}`)}"`;

function formatted({ method = 'GET', path, headers = {}, body }: Shot): string {
  const pairs = Object.entries(headers).map(([name, value]) => `[${quoted(name)}]=${quoted(value)}`);
  return `wrk.format(${quoted(method)}, ${quoted(path)}, {${pairs.join(', ')}}, ${body === undefined ? 'nil' : quoted(body)})`;
}

/** Sends the shots in turn, over and over; the figures come as one line of JSON. */
const scriptOf = (shots: readonly Shot[]): string => `
local shots = {}
init = function()
${shots.map((shot, index) => `  shots[${index + 1}] = ${formatted(shot)}`).join('\n')}
end
local sent = 0
request = function()
  sent = sent + 1
  return shots[(sent - 1) % #shots + 1]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('FIGURES {"requests":%d,"us":%d,"p50":%f,"p99":%f,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/**
 * A burst of requests by wrk (Debian's package), whose own cost is small beside the service's.
 *
 * @throws {Error} when one request of the burst failed, or wrk is not to be had
 */
export async function burst(
  baseUrl: string,
  shots: readonly Shot[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Burst> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-wrk-'));
  try {
    const script = join(folder, 'shots.lua');
    await writeFile(script, scriptOf(shots));
    const { stdout } = await run('wrk', [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, baseUrl],
    ]);
    const [, text = ''] = /^FIGURES (.*)$/m.exec(stdout) ?? [];
    const { requests, us, p50, p99, failed } = JSON.parse(text) as Record<string, number>;
    if (failed! > 0) throw new Error(`${failed} of ${requests} requests to ${shots[0]!.path} failed`);
    return { perSecond: requests! / (us! / 1e6), p50: p50!, p99: p99! };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
