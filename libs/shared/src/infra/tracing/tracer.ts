/** A step that is timed. */
export interface SpanStart {
  /** Few and stable, such as `job mail.send`. */
  name: string;
  kind?: 'server' | 'producer' | 'consumer';
  /** W3C `traceparent` of what caused it; by default the step that surrounds it. */
  parent?: string | undefined;
  /** Ids and small scalars; no customer's data. */
  attributes?: Record<string, string | number>;
}

/** A step that has begun. */
export interface Span {
  /** Does work as a part of the step: steps that it begins belong to this one. */
  within<T>(work: () => T): T;
  end(facts?: { name?: string; attributes?: Record<string, string | number>; error?: unknown }): void;
}

/** Follows a request through jobs and threads, if traces are wanted. */
export interface Tracer {
  begin(start: SpanStart): Span;
  /** W3C `traceparent` of the step that surrounds the caller; `undefined` outside of any. */
  current(): string | undefined;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Injection token of the process's {@link Tracer}. */
export const TRACER = Symbol('TRACER');

const noSpan: Span = { within: (work) => work(), end: () => undefined };

/** Without traces: each call does nothing. */
export const noTracer: Tracer = {
  begin: () => noSpan,
  current: () => undefined,
  close: () => Promise.resolve(),
};

/** Does work as a step of its own, which is marked if it fails. */
export async function inSpan<T>(tracer: Tracer, start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = tracer.begin(start);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
