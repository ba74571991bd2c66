// What the service counts of itself, for Prometheus.

import type { Registry } from 'prom-client';

export interface Metrics {
  /** Takes down an answered request; `seconds`: how long it took. */
  answered(operation: string | undefined, method: string, status: number, seconds: number): void;
  begun(): void;
  ended(): void;
  /** The page that Prometheus reads. */
  page(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Seconds up to which the buckets of the histogram go. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long requests for an operation took: how many within each bound alone, and how many longer. */
interface Durations {
  readonly within: number[];
  count: number;
  sum: number;
}

/**
 * Counts from nothing. Requests are counted here, since every one of them is; what the process tells of itself comes from a
 * library, which is loaded when somebody reads the page.
 */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  let atWork = 0;
  let registry: Promise<Registry> | undefined;
  return {
    answered(operation = 'none', method, status, seconds) {
      const labels = `operation="${operation}",method="${method}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const known = durations.get(operation) ?? { within: bounds.map(() => 0), count: 0, sum: 0 };
      durations.set(operation, known);
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) known.within[bucket] = (known.within[bucket] ?? 0) + 1;
      known.count++;
      known.sum += seconds;
    },
    begun() {
      atWork++;
    },
    ended() {
      atWork--;
    },
    async page() {
      registry ??= processRegistry();
      const ofProcess = await registry;
      const own = [
        ...described('http_requests_total', 'counter', 'Requests that were answered.'),
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        ...described('http_request_duration_seconds', 'histogram', 'How long requests took to answer.'),
        ...[...durations].flatMap(([operation, each]) => histogramOf(operation, each)),
        ...described('http_requests_in_progress', 'gauge', 'Requests that are being answered.'),
        `http_requests_in_progress ${atWork}`,
      ];
      return { contentType: ofProcess.contentType, text: `${await ofProcess.metrics()}\n${own.join('\n')}\n` };
    },
  };
}

async function processRegistry(): Promise<Registry> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

function described(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Each bucket holds what the ones before it hold, too. */
function histogramOf(operation: string, { within, count, sum }: Durations): readonly string[] {
  const name = 'http_request_duration_seconds';
  let below = 0;
  const buckets = bounds.map((bound, index) => `${name}_bucket{le="${bound}",operation="${operation}"} ${(below += within[index] ?? 0)}`);
  return [...buckets, `${name}_bucket{le="+Inf",operation="${operation}"} ${count}`, `${name}_sum{operation="${operation}"} ${sum}`, `${name}_count{operation="${operation}"} ${count}`];
}
