// Fault-injection scenarios: how to start and end each fault.

import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openSqlite } from '../../src/service/storage/sqlite-driver.ts';
import { mountSmallDisk, createPostgres, createRedis, type Disk, type Server } from './dependencies.ts';
import type { Service } from './service.ts';

/** Instances that a fault affects. Each measurement has its own. */
export interface FaultEnvironment {
  readonly service: Service;
  /** Directory of the SQLite file. */
  readonly dataDirectory: string;
  readonly postgres?: Server;
  readonly redis?: Server;
  readonly disk?: Disk;
}

export interface Fault {
  readonly name: string;
  readonly storage: 'SQLite' | 'PostgreSQL';
  readonly needs?: { readonly redis?: true; readonly disk?: true };
  /**
   * Starts the fault. Resolves to the start error if the fault prevents the service from running; otherwise to
   * `undefined`.
   */
  readonly begin: (environment: FaultEnvironment) => Promise<string | undefined>;
  /** Ends the fault. The service then recovers without help. */
  readonly end: (environment: FaultEnvironment) => Promise<void>;
  /** Milliseconds between the start and the end of the fault. */
  readonly durationMs: number;
}

export { mountSmallDisk, createPostgres, createRedis };

/** Result of `begin` if the service keeps running. */
const resolveUndefined = (): Promise<undefined> => Promise.resolve(undefined);
const requirePostgres = ({ postgres }: FaultEnvironment): Server => postgres ?? throwMissing();
const requireRedis = ({ redis }: FaultEnvironment): Server => redis ?? throwMissing();
const requireDisk = ({ disk }: FaultEnvironment): Disk => disk ?? throwMissing();
const sqliteFile = (environment: FaultEnvironment): string => join(environment.dataDirectory, 'service.db');

function throwMissing(): never {
  throw new Error('the environment lacks a dependency of the fault');
}

async function runStatements(environment: FaultEnvironment, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: requirePostgres(environment).url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Functions that end a fault, by environment. */
const cleanups = new WeakMap<FaultEnvironment, () => void>();
const cleanUp = (environment: FaultEnvironment): Promise<void> => Promise.resolve(cleanups.get(environment)?.());

const suspendServer = (selectServer: (environment: FaultEnvironment) => Server): Pick<Fault, 'begin' | 'end'> => ({
  begin(environment) {
    selectServer(environment).suspend();
    return resolveUndefined();
  },
  end(environment) {
    selectServer(environment).resume();
    return Promise.resolve();
  },
});

const stopServer = (
  selectServer: (environment: FaultEnvironment) => Server,
  signal: NodeJS.Signals,
): Pick<Fault, 'begin' | 'end'> => ({
  begin: (environment) => selectServer(environment).stop(signal).then(resolveUndefined),
  end: (environment) => selectServer(environment).start(),
});

const killService: Pick<Fault, 'begin' | 'end' | 'durationMs'> = {
  begin: ({ service }) => service.kill().then(resolveUndefined),
  end: ({ service }) => service.start(),
  durationMs: 500,
};

const fillDisk: Pick<Fault, 'begin' | 'needs' | 'durationMs'> = {
  needs: { disk: true },
  begin(environment) {
    requireDisk(environment).fill();
    return resolveUndefined();
  },
  durationMs: 5000,
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
  {
    name: 'disk full',
    storage: 'SQLite',
    ...fillDisk,
    end: (environment) => Promise.resolve(requireDisk(environment).free()),
  },
  {
    name: 'file locked by another program',
    storage: 'SQLite',
    begin(environment) {
      const otherConnection = openSqlite(sqliteFile(environment));
      otherConnection.exec('pragma busy_timeout = 5000; begin immediate');
      cleanups.set(environment, () => otherConnection.close());
      return resolveUndefined();
    },
    end: cleanUp,
    durationMs: 8000,
  },
  {
    name: 'file damaged',
    storage: 'SQLite',
    async begin(environment) {
      await environment.service.stop();
      cleanups.set(environment, damageFile(sqliteFile(environment)));
      return environment.service.expectStartFailure();
    },
    async end(environment) {
      await cleanUp(environment);
      await environment.service.start();
    },
    durationMs: 0,
  },
  {
    name: 'disk read-only',
    storage: 'SQLite',
    needs: { disk: true },
    async begin(environment) {
      // A disk with open files cannot become read-only.
      await environment.service.stop();
      requireDisk(environment).setReadOnly(true);
      return environment.service.expectStartFailure();
    },
    async end(environment) {
      requireDisk(environment).setReadOnly(false);
      await environment.service.start();
    },
    durationMs: 0,
  },
  { name: 'service killed', storage: 'SQLite', ...killService },
  {
    name: 'Redis stopped',
    storage: 'SQLite',
    needs: { redis: true },
    ...stopServer(requireRedis, 'SIGKILL'),
    durationMs: 5000,
  },
  {
    name: 'Redis suspended',
    storage: 'SQLite',
    needs: { redis: true },
    ...suspendServer(requireRedis),
    durationMs: 5000,
  },
  {
    name: 'connections killed repeatedly',
    storage: 'PostgreSQL',
    async begin(environment) {
      for (let round = 0; round < 40; round++) {
        await runStatements(
          environment,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await pause(50);
      }
      return undefined;
    },
    end: () => Promise.resolve(),
    durationMs: 0,
  },
  { name: 'server restarted', storage: 'PostgreSQL', ...stopServer(requirePostgres, 'SIGINT'), durationMs: 3000 },
  { name: 'server crashed', storage: 'PostgreSQL', ...stopServer(requirePostgres, 'SIGQUIT'), durationMs: 3000 },
  {
    name: 'server read-only',
    storage: 'PostgreSQL',
    begin: (environment) =>
      runStatements(environment, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()').then(
        resolveUndefined,
      ),
    end: (environment) =>
      runStatements(
        environment,
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
    durationMs: 5000,
  },
  {
    name: 'disk full',
    storage: 'PostgreSQL',
    ...fillDisk,
    async end(environment) {
      requireDisk(environment).free();
      const postgres = requirePostgres(environment);
      // Without space for its log, PostgreSQL exits.
      await pause(500);
      if (!postgres.isRunning()) await postgres.start();
    },
  },
  { name: 'server suspended', storage: 'PostgreSQL', ...suspendServer(requirePostgres), durationMs: 15_000 },
  { name: 'service killed', storage: 'PostgreSQL', ...killService },
  {
    name: 'Redis stopped',
    storage: 'PostgreSQL',
    needs: { redis: true },
    ...stopServer(requireRedis, 'SIGKILL'),
    durationMs: 5000,
  },
  {
    name: 'Redis suspended',
    storage: 'PostgreSQL',
    needs: { redis: true },
    ...suspendServer(requireRedis),
    durationMs: 5000,
  },
];
