// Faults: how each starts and ends on separate instances.

import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openSqlite } from '../../src/service/storage/sqlite-database.ts';
import { createDisk, createPostgres, createRedis, type Disk, type Server } from './dependencies.ts';
import type { Service } from './service.ts';

/** Instances that a fault affects. */
export interface Scene {
  readonly service: Service;
  /** Directory of the SQLite file. */
  readonly data: string;
  readonly postgres?: Server;
  readonly redis?: Server;
  readonly disk?: Disk;
}

export interface Fault {
  readonly name: string;
  readonly storage: 'SQLite' | 'PostgreSQL';
  readonly needs?: { readonly redis?: true; readonly disk?: true };
  /** Starts the fault. Resolves to the outcome if the service was not running, so that there were no responses. */
  readonly begin: (scene: Scene) => Promise<string | undefined>;
  /** Ends the fault. The service then recovers by itself. */
  readonly end: (scene: Scene) => Promise<void>;
  /** Duration in milliseconds. */
  readonly lasts: number;
}

export { createDisk, createPostgres, createRedis };

const resolveUndefined = (): Promise<undefined> => Promise.resolve(undefined);
const postgresOf = ({ postgres }: Scene): Server => postgres ?? throwMissing();
const redisOf = ({ redis }: Scene): Server => redis ?? throwMissing();
const diskOf = ({ disk }: Scene): Disk => disk ?? throwMissing();
const fileOf = ({ data }: Scene): string => join(data, 'service.db');

function throwMissing(): never {
  throw new Error('the fault needs something that its scene does not have');
}

async function runStatements(scene: Scene, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresOf(scene).url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Cleanup functions of scenes with a fault. */
const cleanups = new WeakMap<Scene, () => void>();
const cleanUp = (scene: Scene): Promise<void> => Promise.resolve(cleanups.get(scene)?.());

const suspendServer = (of: (scene: Scene) => Server): Pick<Fault, 'begin' | 'end'> => ({
  begin(scene) {
    of(scene).suspend();
    return resolveUndefined();
  },
  end(scene) {
    of(scene).resume();
    return Promise.resolve();
  },
});

const stopServer = (of: (scene: Scene) => Server, signal: NodeJS.Signals): Pick<Fault, 'begin' | 'end'> => ({
  begin: (scene) => of(scene).stop(signal).then(resolveUndefined),
  end: (scene) => of(scene).start(),
});

const killService: Pick<Fault, 'begin' | 'end' | 'lasts'> = {
  begin: ({ service }) => service.kill().then(resolveUndefined),
  end: ({ service }) => service.start(),
  lasts: 500,
};

const fillDisk: Pick<Fault, 'begin' | 'needs' | 'lasts'> = {
  needs: { disk: true },
  begin(scene) {
    diskOf(scene).fill();
    return resolveUndefined();
  },
  lasts: 5000,
};

/** Overwrites part of a page in the middle of the file; returns a function that restores it. */
function damageFile(file: string): () => void {
  const before = readFileSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(512, 0xa5), 0, 512, Math.floor(statSync(file).size / 8192) * 4096);
  closeSync(handle);
  return () => writeFileSync(file, before);
}

export const faults: readonly Fault[] = [
  { name: 'disk full', storage: 'SQLite', ...fillDisk, end: (scene) => Promise.resolve(diskOf(scene).free()) },
  {
    name: 'file locked by another program',
    storage: 'SQLite',
    begin(scene) {
      const otherConnection = openSqlite(fileOf(scene));
      otherConnection.exec('pragma busy_timeout = 5000; begin immediate');
      cleanups.set(scene, () => otherConnection.close());
      return resolveUndefined();
    },
    end: cleanUp,
    lasts: 8000,
  },
  {
    name: 'file damaged',
    storage: 'SQLite',
    async begin(scene) {
      await scene.service.stop();
      cleanups.set(scene, damageFile(fileOf(scene)));
      return scene.service.failToStart();
    },
    async end(scene) {
      await cleanUp(scene);
      await scene.service.start();
    },
    lasts: 0,
  },
  {
    name: 'disk read-only',
    storage: 'SQLite',
    needs: { disk: true },
    async begin(scene) {
      // A disk with open files cannot become read-only.
      await scene.service.stop();
      diskOf(scene).setReadOnly(true);
      return scene.service.failToStart();
    },
    async end(scene) {
      diskOf(scene).setReadOnly(false);
      await scene.service.start();
    },
    lasts: 0,
  },
  { name: 'service killed', storage: 'SQLite', ...killService },
  { name: 'Redis stopped', storage: 'SQLite', needs: { redis: true }, ...stopServer(redisOf, 'SIGKILL'), lasts: 5000 },
  { name: 'Redis suspended', storage: 'SQLite', needs: { redis: true }, ...suspendServer(redisOf), lasts: 5000 },
  {
    name: 'connections killed, again and again',
    storage: 'PostgreSQL',
    async begin(scene) {
      for (let round = 0; round < 40; round++) {
        await runStatements(
          scene,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await pause(50);
      }
      return undefined;
    },
    end: () => Promise.resolve(),
    lasts: 0,
  },
  { name: 'server restarted', storage: 'PostgreSQL', ...stopServer(postgresOf, 'SIGINT'), lasts: 3000 },
  { name: 'server crashed', storage: 'PostgreSQL', ...stopServer(postgresOf, 'SIGQUIT'), lasts: 3000 },
  {
    name: 'server read-only',
    storage: 'PostgreSQL',
    begin: (scene) =>
      runStatements(scene, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()').then(
        resolveUndefined,
      ),
    end: (scene) =>
      runStatements(
        scene,
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
    lasts: 5000,
  },
  {
    name: 'disk full',
    storage: 'PostgreSQL',
    ...fillDisk,
    async end(scene) {
      diskOf(scene).free();
      const postgres = postgresOf(scene);
      // Without space for its log, PostgreSQL exits.
      await pause(500);
      if (!postgres.isRunning()) await postgres.start();
    },
  },
  { name: 'server suspended', storage: 'PostgreSQL', ...suspendServer(postgresOf), lasts: 15_000 },
  { name: 'service killed', storage: 'PostgreSQL', ...killService },
  {
    name: 'Redis stopped',
    storage: 'PostgreSQL',
    needs: { redis: true },
    ...stopServer(redisOf, 'SIGKILL'),
    lasts: 5000,
  },
  { name: 'Redis suspended', storage: 'PostgreSQL', needs: { redis: true }, ...suspendServer(redisOf), lasts: 5000 },
];
