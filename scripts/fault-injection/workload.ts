// Concurrent callers, and the responses that they receive during a fault.

import { setTimeout as pause } from 'node:timers/promises';

/** Request timeout in milliseconds; longer than the response time that the service guarantees. */
const timeout = 30_000;

const headers = { Authorization: 'Bearer demo-unrestricted-token', 'Content-Type': 'application/json' };

export interface WorkloadStatistics {
  /** Number of responses by status; `none` for a connection without a response. */
  readonly writes: ReadonlyMap<string, number>;
  readonly reads: ReadonlyMap<string, number>;
  /** Longest response time, in milliseconds. */
  readonly longest: number;
}

export interface Workload {
  /** Returns the statistics since the last call, and resets them. */
  takeStatistics(): WorkloadStatistics;
  /** Labels of all successful writes. */
  readonly acknowledged: ReadonlySet<string>;
  /** Changes the base URL, after a restart of the service. */
  setBaseUrl(base: string): void;
  stop(): Promise<WorkloadStatistics>;
}

/** Starts four writers and two readers, each with sequential requests. */
export function startWorkload(base: string): Workload {
  let baseUrl = base;
  let isRunning = true;
  const acknowledged = new Set<string>();
  const createStatistics = () => ({ writes: new Map<string, number>(), reads: new Map<string, number>(), longest: 0 });
  let statistics = createStatistics();
  const call = async (kind: 'writes' | 'reads', path: string, init: RequestInit): Promise<string> => {
    const startTime = performance.now();
    const status = await fetchStatus(`${baseUrl}${path}`, { ...init, headers, signal: AbortSignal.timeout(timeout) });
    statistics.longest = Math.max(statistics.longest, performance.now() - startTime);
    statistics[kind].set(status, (statistics[kind].get(status) ?? 0) + 1);
    // Limits the request rate while requests are rejected immediately.
    if (status !== '200') await pause(20);
    return status;
  };
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; isRunning; count++) {
      const label = `w${writer}-${count}`;
      if ((await call('writes', '/v4/longview/clients', { method: 'POST', body: JSON.stringify({ label }) })) === '200')
        acknowledged.add(label);
    }
  };
  const read = async (): Promise<void> => {
    while (isRunning) {
      await call('reads', '/v4/longview/clients?page_size=25', {});
      await pause(10);
    }
  };
  const callers = [...[0, 1, 2, 3].map(write), read(), read()];
  const takeStatistics = (): WorkloadStatistics => {
    const result = statistics;
    statistics = createStatistics();
    return result;
  };
  return {
    takeStatistics,
    acknowledged,
    setBaseUrl(base) {
      baseUrl = base;
    },
    async stop() {
      isRunning = false;
      await Promise.all(callers);
      return takeStatistics();
    },
  };
}

async function fetchStatus(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    await response.text();
    return String(response.status);
  } catch {
    return 'none';
  }
}

/** Resolves to the milliseconds until a write succeeds; rejects after a minute. */
export async function waitForRecovery(base: () => string): Promise<number> {
  const startTime = performance.now();
  for (let count = 0; performance.now() - startTime < 60_000; count++) {
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify({ label: `recovered-${Date.now()}-${count}` }),
      signal: AbortSignal.timeout(timeout),
    };
    if ((await fetchStatus(`${base()}/v4/longview/clients`, init)) === '200') return performance.now() - startTime;
    await pause(50);
  }
  throw new Error('the service did not recover within a minute');
}

/** Returns the status of `/readyz`. */
export function fetchReadiness(base: string): Promise<string> {
  return fetchStatus(`${base}/readyz`, { signal: AbortSignal.timeout(timeout) });
}

/** Returns the labels of all Longview clients. */
export async function fetchLabels(base: string): Promise<ReadonlySet<string>> {
  const labels = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${base}/v4/longview/clients?page=${page}&page_size=500`, { headers });
    const list = (await response.json()) as {
      readonly data: readonly { readonly label: string }[];
      readonly pages: number;
    }; // as defined by the API
    pages = list.pages;
    for (const { label } of list.data) labels.add(label);
  }
  return labels;
}
