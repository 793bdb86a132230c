import type { Answer, ServiceAddress } from '../../http-client.js';
import { randomOfCase } from '../random.js';
import { makeAccount } from './fuzz-accounts.js';
import { type FuzzAccount, type FuzzRequest, makeRequest } from './fuzz-request.js';
import { type ErrorStatuses, judgeAnswer } from './judge-answer.js';
import { delayOf, loopDelayMs, maxLoopDelayMs } from './loop-delay.js';
import { type FuzzOperation, fuzzOperations } from './operations.js';
import { RequestSender } from './send-request.js';

export interface FuzzRun {
  requests: number;
  seed: number;
  /** The status of each code. */
  statuses: ErrorStatuses;
  /** Only this case of the run. */
  only?: number;
  report?: (line: string) => void;
}

export interface FuzzResult {
  sent: number;
  byStatus: Record<string, number>;
  /** Each with its case, which can be repeated alone. */
  findings: string[];
  longestDelayMs: number;
}

/** The second account is an admin of the console, where `OPERATOR_EMAILS` names it. */
export const operatorEmail = 'fuzz-operator@example.com';

/** Between two looks at the event loop. */
const batchSize = 200;
const connections = 6;

/** Operations whose work takes a worker a second, or a password hash: rarer than their share. */
const costly: Record<string, number> = {
  '/api/cards': 6,
  '/api/quotes/{id}/pdf': 6,
  '/api/orders/{id}/invoice': 3,
  '/api/auth/sign-up/email': 6,
  '/api/auth/sign-in/email': 3,
  '/api/auth/change-password': 3,
  '/api/auth/change-email': 3,
};

function operationOfCase(seed: number, index: number): FuzzOperation {
  const random = randomOfCase(seed, index);
  for (;;) {
    const operation = random.pick(fuzzOperations);
    if (random.below(costly[operation.placed.path] ?? 1) === 0) return operation;
  }
}

class Fuzzer {
  readonly result: FuzzResult = { sent: 0, byStatus: {}, findings: [], longestDelayMs: 0 };

  constructor(
    private readonly service: ServiceAddress,
    private readonly accounts: FuzzAccount[],
    private readonly sender: RequestSender,
    private readonly run: FuzzRun,
  ) {}

  async runCases(from: number, to: number): Promise<void> {
    let next = from;
    const work = async (): Promise<void> => {
      while (next < to) await this.runCase(next++);
    };
    await Promise.all(Array.from({ length: connections }, work));
  }

  /**
   * Runs a batch, and when the event loop was held up, finds the case that does so each time.
   * @throws when the service has gone
   */
  async runBatch(from: number, to: number): Promise<void> {
    await loopDelayMs(this.service);
    await this.runCases(from, to);
    if (this.result.byStatus.none !== undefined) await this.expectService(from, to);
    const delayMs = await loopDelayMs(this.service);
    if (delayMs > maxLoopDelayMs) await this.blame(from, to);
    else this.result.longestDelayMs = Math.max(this.result.longestDelayMs, delayMs);
  }

  private async expectService(from: number, to: number): Promise<void> {
    const answer = await fetch(new URL('/health/live', this.service.baseUrl)).catch(() => null);
    if (answer?.ok) return;
    throw new Error(`seed ${this.run.seed}: the service has gone in one of the cases ${from} to ${to - 1}.`);
  }

  private requestOf(index: number): FuzzRequest {
    const random = randomOfCase(this.run.seed + 1, index);
    const account = this.accounts[index % this.accounts.length]!;
    return makeRequest(operationOfCase(this.run.seed, index), account, random);
  }

  private async runCase(index: number): Promise<void> {
    const request = this.requestOf(index);
    const answer = await this.sender.send(request).catch((error: unknown) => error as Error);
    this.result.sent += 1;
    const faults =
      answer instanceof Error
        ? [`no answer: ${answer.message}`]
        : judgeAnswer(request, answer, this.run.statuses);
    const status = answer instanceof Error ? 'none' : String(answer.status);
    this.result.byStatus[status] = (this.result.byStatus[status] ?? 0) + 1;
    for (const fault of faults) this.find(index, request, fault, answer instanceof Error ? null : answer);
  }

  private find(index: number, { method, path }: FuzzRequest, fault: string, answer: Answer | null): void {
    const id = answer?.headers.get('x-request-id') ?? 'none';
    const finding = `seed ${this.run.seed}, case ${index}: ${method} ${path.slice(0, 120)}: ${fault} (request ${id})`;
    this.result.findings.push(finding);
    this.run.report?.(finding);
  }

  private async blame(from: number, to: number): Promise<void> {
    const isSingle = to - from === 1;
    const delayMs = await delayOf(
      this.service,
      async () => {
        for (let index = from; index < to; index += 1) {
          await this.sender.send(this.requestOf(index)).catch(() => undefined);
        }
      },
      isSingle ? 8 : 2,
    );
    if (delayMs <= maxLoopDelayMs) this.result.longestDelayMs = Math.max(this.result.longestDelayMs, delayMs);
    else if (isSingle)
      this.find(from, this.requestOf(from), `delays the event loop by ${delayMs.toFixed(0)} ms`, null);
    else {
      const middle = (from + to) >> 1;
      await this.blame(from, middle);
      await this.blame(middle, to);
    }
  }
}

/** Sends requests that are made from the API description and then damaged, and judges every answer by it. */
export async function runFuzz(service: ServiceAddress, run: FuzzRun): Promise<FuzzResult> {
  const accounts = [await makeAccount(service), await makeAccount(service, operatorEmail)];
  const sender = new RequestSender(service.baseUrl, connections);
  const fuzzer = new Fuzzer(service, accounts, sender, run);
  const [first, end] = run.only === undefined ? [0, run.requests] : [run.only, run.only + 1];
  try {
    for (let from = first; from < end; from += batchSize) {
      await fuzzer.runBatch(from, Math.min(end, from + batchSize));
      const { sent, findings } = fuzzer.result;
      if (sent % 5_000 === 0) run.report?.(`${sent} sent, ${findings.length} findings`);
    }
  } finally {
    sender.close();
  }
  return fuzzer.result;
}
