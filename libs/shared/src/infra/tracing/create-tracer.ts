import { noTracer, type Tracer } from './tracer.js';

/**
 * The tracer of a process: OpenTelemetry, loaded only here, where the settings name a collector.
 *
 * @param service the name that its steps are shown under
 */
export async function createTracer(endpoint: string | null, service: string): Promise<Tracer> {
  if (endpoint === null) return noTracer;
  const { OtelTracer } = await import('./otel-tracer.js');
  return new OtelTracer(endpoint, service);
}
