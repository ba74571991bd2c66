// Prometheus metrics of the service and its process.

import type { Registry } from 'prom-client';

export interface Metrics {
  /** Records a response; `seconds` is its duration. */
  recordResponse(operation: string | undefined, method: string, status: number, seconds: number): void;
  requestStarted(): void;
  requestEnded(): void;
  /** Records whether a dependency is available. All are available initially. */
  setAvailable(dependency: Dependency, isAvailable: boolean): void;
  /** Counts a request whose rate limit only this process tracked. */
  countLocal(): void;
  /**
   * Starts collecting process metrics: CPU time since the process started; event loop and garbage collection from now
   * on.
   */
  startProcessMetrics(): Promise<void>;
  /** Returns the metrics in Prometheus format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** A dependency of the service. */
export type Dependency = 'database' | 'rate_limit_store';

/** Upper bounds of the histogram's buckets, in seconds. */
const bucketBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Request counts of an operation. Bucket counts are not cumulative; requests beyond the last bound are only in `count`.
 */
interface OperationMetrics {
  /** Counts by method, then by status. */
  readonly requests: Map<string, Map<number, number>>;
  readonly buckets: number[];
  count: number;
  sum: number;
}

/**
 * Creates empty metrics. Request metrics are implemented here, since they are updated on every request; process metrics
 * come from a library that is slow to load, so they start on `startProcessMetrics` or on the first scrape.
 */
export function createMetrics(): Metrics {
  const byOperation = new Map<string, OperationMetrics>();
  let inProgress = 0;
  let localCount = 0;
  const dependencies = new Map<Dependency, boolean>([
    ['database', true],
    ['rate_limit_store', true],
  ]);
  let registry: Promise<Registry> | undefined;
  return {
    setAvailable: (dependency, isAvailable) => void dependencies.set(dependency, isAvailable),
    countLocal() {
      localCount++;
    },
    async startProcessMetrics() {
      await (registry ??= processRegistry());
    },
    recordResponse(operation = 'none', method, status, seconds) {
      const operationMetrics = byOperation.get(operation) ?? emptyOperationMetrics();
      byOperation.set(operation, operationMetrics);
      const statuses = operationMetrics.requests.get(method) ?? new Map<number, number>();
      operationMetrics.requests.set(method, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const bucket = bucketBounds.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) operationMetrics.buckets[bucket] = (operationMetrics.buckets[bucket] ?? 0) + 1;
      operationMetrics.count++;
      operationMetrics.sum += seconds;
    },
    requestStarted() {
      inProgress++;
    },
    requestEnded() {
      inProgress--;
    },
    async render() {
      registry ??= processRegistry();
      const processMetrics = await registry;
      const lines = [
        ...formatHeader('http_requests_total', 'counter', 'Number of completed requests.'),
        ...[...byOperation].flatMap(([operation, { requests }]) => formatTotals(operation, requests)),
        ...formatHeader('http_request_duration_seconds', 'histogram', 'Duration of requests in seconds.'),
        ...[...byOperation].flatMap(([operation, operationMetrics]) => formatHistogram(operation, operationMetrics)),
        ...formatHeader('http_requests_in_progress', 'gauge', 'Number of requests in progress.'),
        `http_requests_in_progress ${inProgress}`,
        ...[...dependencies].flatMap(([name, isAvailable]) => [
          ...formatHeader(`${name}_up`, 'gauge', helpTexts[name]),
          `${name}_up ${isAvailable ? 1 : 0}`,
        ]),
        ...formatHeader(
          'rate_limit_local_total',
          'counter',
          'Number of requests that only this process counted, because the shared store failed.',
        ),
        `rate_limit_local_total ${localCount}`,
      ];
      return {
        contentType: processMetrics.contentType,
        text: `${await processMetrics.metrics()}\n${lines.join('\n')}\n`,
      };
    },
  };
}

const helpTexts: Readonly<Record<Dependency, string>> = {
  database: 'Whether the latest database operation succeeded.',
  rate_limit_store: 'Whether all processes share their rate limit counters.',
};

function emptyOperationMetrics(): OperationMetrics {
  return { requests: new Map(), buckets: bucketBounds.map(() => 0), count: 0, sum: 0 };
}

function formatTotals(operation: string, requests: OperationMetrics['requests']): readonly string[] {
  return [...requests].flatMap(([method, statuses]) =>
    [...statuses].map(
      ([status, count]) =>
        `http_requests_total{operation="${operation}",method="${method}",status="${status}"} ${count}`,
    ),
  );
}

async function processRegistry(): Promise<Registry> {
  const { collectDefaultMetrics, Counter, Registry } = await import('prom-client');
  const registry = new Registry();
  const { user, system } = process.cpuUsage();
  collectDefaultMetrics({ register: registry });
  // The library measures CPU time from here on, so the time used before is added.
  const cpuTime = {
    process_cpu_user_seconds_total: user,
    process_cpu_system_seconds_total: system,
    process_cpu_seconds_total: user + system,
  };
  for (const [name, microseconds] of Object.entries(cpuTime)) {
    const counter = registry.getSingleMetric(name);
    if (counter instanceof Counter) counter.inc(microseconds / 1e6);
  }
  return registry;
}

function formatHeader(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Formats cumulative buckets. */
function formatHistogram(operation: string, { buckets: counts, count, sum }: OperationMetrics): readonly string[] {
  const name = 'http_request_duration_seconds';
  let cumulative = 0;
  const buckets = bucketBounds.map(
    (bound, index) => `${name}_bucket{le="${bound}",operation="${operation}"} ${(cumulative += counts[index] ?? 0)}`,
  );
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",operation="${operation}"} ${count}`,
    `${name}_sum{operation="${operation}"} ${sum}`,
    `${name}_count{operation="${operation}"} ${count}`,
  ];
}
