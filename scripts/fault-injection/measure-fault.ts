// Measurement of one fault: responses during the fault, and lost acknowledged writes.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mountSmallDisk, createPostgres, createRedis, type Fault, type FaultEnvironment } from './scenarios.ts';
import { startService } from './service.ts';
import { fetchLabels, fetchReadiness, waitForRecovery, startWorkload, type WorkloadStatistics } from './workload.ts';

export interface FaultResult extends WorkloadStatistics {
  /** The start error if the fault prevented the service from running; otherwise `undefined`. */
  readonly outcome: string | undefined;
  /** Status of `/readyz` during the fault. */
  readonly readiness: string;
  /** Milliseconds from the end of the fault to the first successful write. */
  readonly recovery: number;
  /** Number of acknowledged writes. */
  readonly acknowledged: number;
  /** Acknowledged writes that are missing after the fault. */
  readonly lost: readonly string[];
  /** Exit status if the service ended unexpectedly. */
  readonly unexpectedExit: number | string | undefined;
}

/** Disk sizes in megabytes: enough for a PostgreSQL cluster, or for a SQLite file and its log. */
const diskSizes = { PostgreSQL: 128, SQLite: 32 } as const;

/** Measures a fault on new instances, and removes them. Throws if this machine lacks a dependency of the fault. */
export async function measure(main: string, fault: Fault): Promise<FaultResult> {
  const cleanups: (() => unknown)[] = [];
  try {
    const disk = fault.needs?.disk ? mountSmallDisk(diskSizes[fault.storage]) : undefined;
    if (disk) cleanups.push(() => disk.remove());
    const directory = disk?.directory ?? mkdtempSync(join(tmpdir(), 'ashlar-faults-'));
    if (!disk) cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
    const postgres = fault.storage === 'PostgreSQL' ? await createPostgres(directory) : undefined;
    if (postgres) cleanups.push(() => postgres.remove());
    const redis = fault.needs?.redis ? await createRedis() : undefined;
    if (redis) cleanups.push(() => redis.remove());
    const data = join(directory, 'data');
    mkdirSync(data, { recursive: true });
    const env = {
      ASHLAR_KEY: 'a key that protects nothing',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(redis && { REDIS_URL: redis.url }),
    };
    const service = await startService(main, ['--data', data], env);
    cleanups.push(() => service.stop());
    return await observeFault(fault, {
      service,
      dataDirectory: data,
      ...(postgres && { postgres }),
      ...(redis && { redis }),
      ...(disk && { disk }),
    });
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  }
}

async function observeFault(fault: Fault, environment: FaultEnvironment): Promise<FaultResult> {
  const { service } = environment;
  const workload = startWorkload(service.baseUrl());
  await pause(1000);
  workload.takeStatistics();
  const outcome = await fault.begin(environment);
  await pause(fault.durationMs);
  const readiness = outcome === undefined ? await fetchReadiness(service.baseUrl()) : 'none';
  await fault.end(environment);
  workload.setBaseUrl(service.baseUrl());
  const recovery = await waitForRecovery(() => service.baseUrl());
  // Requests that are still pending also count.
  await pause(1000);
  const statistics = workload.takeStatistics();
  await pause(500);
  await workload.stop();
  const existingLabels = await fetchLabels(service.baseUrl());
  const lost = [...workload.acknowledged].filter((label) => !existingLabels.has(label));
  return {
    ...statistics,
    outcome,
    readiness,
    recovery,
    acknowledged: workload.acknowledged.size,
    lost,
    unexpectedExit: service.unexpectedExit(),
  };
}
