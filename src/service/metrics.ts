// What the service counts of itself, for Prometheus.

import type { Registry } from 'prom-client';

export interface Metrics {
  /** Takes down an answered request; `seconds`: how long it took. */
  answered(operation: string | undefined, method: string, status: number, seconds: number): void;
  begun(): void;
  ended(): void;
  /** Records whether something that the service needs works; available until recorded otherwise. */
  available(what: Dependency, is: boolean): void;
  /** Counts a request that was counted for rate limits by this process alone. */
  countedLocally(): void;
  /** Begins the figures of the process: CPU time since it started, event loop and garbage collection from now on. */
  begin(): Promise<void>;
  /** The page that Prometheus reads. */
  page(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** What the service needs beyond itself. */
export type Dependency = 'database' | 'rate_limit_store';

/** Seconds up to which the buckets of the histogram go. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The requests for an operation, and how long they took: how many within each bound alone, and how many longer. */
interface Answers {
  /** How many, by method, then by status. */
  readonly requests: Map<string, Map<number, number>>;
  readonly within: number[];
  count: number;
  sum: number;
}

/**
 * Counts from nothing. Requests are counted here, since every one of them is; the figures of the process come from a
 * library, which takes long to load: `begin` does that, at the latest for the first page.
 */
export function createMetrics(): Metrics {
  const answers = new Map<string, Answers>();
  let atWork = 0;
  let local = 0;
  const dependencies = new Map<Dependency, boolean>([
    ['database', true],
    ['rate_limit_store', true],
  ]);
  let registry: Promise<Registry> | undefined;
  return {
    available: (what, is) => void dependencies.set(what, is),
    countedLocally() {
      local++;
    },
    async begin() {
      await (registry ??= processRegistry());
    },
    answered(operation = 'none', method, status, seconds) {
      const known = answers.get(operation) ?? noAnswers();
      answers.set(operation, known);
      const statuses = known.requests.get(method) ?? new Map<number, number>();
      known.requests.set(method, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
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
        ...[...answers].flatMap(([operation, { requests }]) => totalsOf(operation, requests)),
        ...described('http_request_duration_seconds', 'histogram', 'How long requests took to answer.'),
        ...[...answers].flatMap(([operation, each]) => histogramOf(operation, each)),
        ...described('http_requests_in_progress', 'gauge', 'Requests that are being answered.'),
        `http_requests_in_progress ${atWork}`,
        ...[...dependencies].flatMap(([name, is]) => [
          ...described(`${name}_up`, 'gauge', helps[name]),
          `${name}_up ${is ? 1 : 0}`,
        ]),
        ...described(
          'rate_limit_local_total',
          'counter',
          'Requests that only this process counted, because the shared store failed.',
        ),
        `rate_limit_local_total ${local}`,
      ];
      return { contentType: ofProcess.contentType, text: `${await ofProcess.metrics()}\n${own.join('\n')}\n` };
    },
  };
}

const helps: Readonly<Record<Dependency, string>> = {
  database: 'Whether the latest work on the database succeeded.',
  rate_limit_store: 'Whether requests are counted for all processes together.',
};

function noAnswers(): Answers {
  return { requests: new Map(), within: bounds.map(() => 0), count: 0, sum: 0 };
}

function totalsOf(operation: string, requests: Answers['requests']): readonly string[] {
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
  // The library counts from here on, and the process has been at work before.
  const used = {
    process_cpu_user_seconds_total: user,
    process_cpu_system_seconds_total: system,
    process_cpu_seconds_total: user + system,
  };
  for (const [name, microseconds] of Object.entries(used)) {
    const counter = registry.getSingleMetric(name);
    if (counter instanceof Counter) counter.inc(microseconds / 1e6);
  }
  return registry;
}

function described(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Each bucket holds what the ones before it hold, too. */
function histogramOf(operation: string, { within, count, sum }: Answers): readonly string[] {
  const name = 'http_request_duration_seconds';
  let below = 0;
  const buckets = bounds.map(
    (bound, index) => `${name}_bucket{le="${bound}",operation="${operation}"} ${(below += within[index] ?? 0)}`,
  );
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",operation="${operation}"} ${count}`,
    `${name}_sum{operation="${operation}"} ${sum}`,
    `${name}_count{operation="${operation}"} ${count}`,
  ];
}
