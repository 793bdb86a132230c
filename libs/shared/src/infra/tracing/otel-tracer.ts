import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as OtelSdkTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { appVersion } from '../config/app-version.js';
import type { Span, SpanStart, Tracer } from './tracer.js';

/** What has ended is sent so often. */
const sendEveryMs = 1_000;

/** A collector that does not answer by then loses what it was sent; the service goes on. */
const answerMs = 5_000;

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Sends steps to a collector by OTLP over HTTP. */
export class OtelTracer implements Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: OtelSdkTracer;
  private readonly surrounding = new AsyncLocalStorage<OtelSpan>();

  constructor(endpoint: string, service: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: answerMs });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.version': appVersion }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
    });
    this.tracer = this.provider.getTracer('instant-fdm');
  }

  begin({ name, kind, parent, attributes }: SpanStart): Span {
    const options = { kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind], attributes };
    const span = this.tracer.startSpan(name, options, this.contextOf(parent));
    return {
      within: (work) => this.surrounding.run(span, work),
      end: (facts = {}) => {
        if (facts.name !== undefined) span.updateName(facts.name);
        if (facts.attributes !== undefined) span.setAttributes(facts.attributes);
        // The kind of error alone: its message may quote a row.
        if (facts.error !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(facts.error) });
        span.end();
      },
    };
  }

  current(): string | undefined {
    const span = this.surrounding.getStore()?.spanContext();
    if (span === undefined) return undefined;
    return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
  }

  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }

  private contextOf(parent: string | undefined): Context {
    const [, traceId, spanId, flags] = traceparentPattern.exec(parent ?? '') ?? [];
    if (traceId !== undefined && spanId !== undefined) {
      const traceFlags = Number.parseInt(flags!, 16);
      return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
    }
    const surrounding = this.surrounding.getStore();
    return surrounding === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, surrounding);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error);
}
