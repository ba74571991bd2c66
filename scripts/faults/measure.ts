// Measurement of one fault: responses during the fault, and lost acknowledged writes.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDisk, createPostgres, createRedis, type Fault, type Scene } from './faults.ts';
import { startService } from './service.ts';
import { labelsAt, readiness, recovered, startWorkload, type Seen } from './workload.ts';

export interface Measured extends Seen {
  /** Outcome if the service was not running; otherwise `undefined`. */
  readonly instead: string | undefined;
  /** Status of `/readyz` during the fault. */
  readonly readiness: string;
  /** Milliseconds from the end of the fault to the first write. */
  readonly recovery: number;
  readonly acknowledged: number;
  /** Acknowledged writes that are missing afterwards. */
  readonly lost: readonly string[];
  /** Exit status if the service ended unexpectedly. */
  readonly ended: number | string | undefined;
}

/** Megabytes: enough for a cluster, or for a SQLite file and its log. */
const sizes = { PostgreSQL: 128, SQLite: 32 } as const;

/** Measures a fault on new instances, and removes them. Throws `Missing` if this machine lacks something. */
export async function measure(main: string, fault: Fault): Promise<Measured> {
  const undo: (() => unknown)[] = [];
  try {
    const disk = fault.needs?.disk ? createDisk(sizes[fault.storage]) : undefined;
    if (disk) undo.push(() => disk.remove());
    const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'ashlar-faults-'));
    if (!disk) undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = fault.storage === 'PostgreSQL' ? await createPostgres(folder) : undefined;
    if (postgres) undo.push(() => postgres.remove());
    const redis = fault.needs?.redis ? await createRedis() : undefined;
    if (redis) undo.push(() => redis.remove());
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true });
    const env = {
      ASHLAR_KEY: 'a key that protects nothing',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(redis && { REDIS_URL: redis.url }),
    };
    const service = await startService(main, ['--data', data], env);
    undo.push(() => service.stop());
    return await observe(fault, {
      service,
      data,
      ...(postgres && { postgres }),
      ...(redis && { redis }),
      ...(disk && { disk }),
    });
  } finally {
    for (const each of undo.reverse()) await each();
  }
}

async function observe(fault: Fault, scene: Scene): Promise<Measured> {
  const { service } = scene;
  const workload = startWorkload(service.base());
  await pause(1000);
  workload.take();
  const instead = await fault.begin(scene);
  await pause(fault.lasts);
  const ready = instead === undefined ? await readiness(service.base()) : 'none';
  await fault.end(scene);
  workload.moveTo(service.base());
  const recovery = await recovered(() => service.base());
  // Pending requests belong to the fault.
  await pause(1000);
  const seen = workload.take();
  await pause(500);
  await workload.stop();
  const there = await labelsAt(service.base());
  const lost = [...workload.acknowledged].filter((label) => !there.has(label));
  return {
    ...seen,
    instead,
    readiness: ready,
    recovery,
    acknowledged: workload.acknowledged.size,
    lost,
    ended: service.hasEnded(),
  };
}
