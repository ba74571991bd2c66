// What the service counts of itself, for Prometheus.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Takes down an answered request; `seconds`: how long it took. */
  answered(operation: string | undefined, method: string, status: number, seconds: number): void;
  begun(): void;
  ended(): void;
  /** The page that Prometheus reads. */
  page(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Counts from nothing. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests that were answered.', labelNames: ['operation', 'method', 'status'], registers: [registry] });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took to answer.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const atWork = new Gauge({ name: 'http_requests_in_progress', help: 'Requests that are being answered.', registers: [registry] });
  return {
    answered(operation = 'none', method, status, seconds) {
      requests.inc({ operation, method, status });
      durations.observe({ operation }, seconds);
    },
    begun: () => atWork.inc(),
    ended: () => atWork.dec(),
    page: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
