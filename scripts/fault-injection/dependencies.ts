// Disposable dependencies of the service: PostgreSQL, Redis, and small disks.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Thrown if this machine lacks a dependency that a fault needs. */
export class MissingDependencyError extends Error {}

export interface Server {
  readonly url: string;
  start(): Promise<void>;
  /** Stops the server with a signal and waits for its exit. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Suspends all processes of the server. */
  suspend(): void;
  resume(): void;
  isRunning(): boolean;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL server with default durability settings, but with small log segments for a small disk. */
export async function createPostgres(directory: string): Promise<Server> {
  const bin = findPostgresBinaries();
  const user = findUnprivilegedUser();
  const data = join(directory, 'pg');
  mkdirSync(data);
  if (user) for (const path of [directory, data]) chownSync(path, user.uid, user.gid);
  const spawnOptions = { ...user, cwd: directory };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--wal-segsize=1', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...spawnOptions, stdio: 'ignore' },
  );
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_wal_size: '8MB',
    min_wal_size: '2MB',
    logging_collector: 'off',
  };
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const isReady = (): boolean => succeeds(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
  return startServer(
    `postgres://postgres@127.0.0.1:${port}/postgres`,
    () => spawn(join(bin, 'postgres'), args, { ...spawnOptions, stdio: 'ignore' }),
    isReady,
  );
}

/** Starts a Redis server. */
export async function createRedis(): Promise<Server> {
  if (!succeeds('redis-server', ['--version'])) throw new MissingDependencyError('redis-server is not installed');
  const port = await findFreePort();
  const isReady = (): boolean => succeeds('redis-cli', ['-h', '127.0.0.1', '-p', String(port), 'ping']);
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return startServer(
    `redis://127.0.0.1:${port}`,
    () => spawn('redis-server', args, { cwd: tmpdir(), stdio: 'ignore' }),
    isReady,
  );
}

async function startServer(url: string, spawnServer: () => ChildProcess, isReady: () => boolean): Promise<Server> {
  let child: ChildProcess | undefined;
  const runningPid = (): number | undefined =>
    child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
  const signalAll = (signal: NodeJS.Signals): void => {
    const pid = runningPid();
    if (pid === undefined) return;
    for (const processId of [pid, ...listChildren(pid)]) {
      try {
        process.kill(processId, signal);
      } catch {
        // The process has exited.
      }
    }
  };
  const server: Server = {
    url,
    async start() {
      child = spawnServer();
      for (let attempt = 0; !isReady(); attempt++) {
        if (runningPid() === undefined || attempt > 300) throw new Error(`cannot start the server for ${url}`);
        await pause(100);
      }
    },
    async stop(signal) {
      const stoppedChild = child;
      if (!stoppedChild || runningPid() === undefined) return;
      const exit = new Promise((resolve) => stoppedChild.once('exit', resolve));
      stoppedChild.kill(signal);
      await exit;
    },
    suspend: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    isRunning: () => runningPid() !== undefined,
    async remove() {
      signalAll('SIGCONT');
      await server.stop('SIGINT');
    },
  };
  await server.start();
  return server;
}

export interface Disk {
  readonly directory: string;
  /** Fills the disk. */
  fill(): void;
  /** Frees the space that `fill` used. */
  free(): void;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** Mounts an in-memory disk. */
export function mountSmallDisk(megabytes: number): Disk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new MissingDependencyError('only root on Linux can mount a small disk');
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-faults-disk-'));
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory])) {
    rmSync(directory, { recursive: true });
    throw new MissingDependencyError('this machine does not allow mounts');
  }
  const filler = join(directory, 'filler');
  return {
    directory,
    fill() {
      // Other processes write concurrently, so a write can fail.
      while (statfsSync(directory).bavail > 0) {
        try {
          appendFileSync(filler, Buffer.alloc(statfsSync(directory).bsize * 16));
        } catch {
          return;
        }
      }
    },
    free: () => rmSync(filler),
    setReadOnly: (isReadOnly) => void execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, directory]),
    remove() {
      execFileSync('umount', [directory]);
      rmSync(directory, { recursive: true });
    },
  };
}

function findPostgresBinaries(): string {
  const root = '/usr/lib/postgresql';
  const installed = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(root, version, 'bin'))
    : [];
  const fromPath = (process.env['PATH'] ?? '').split(':');
  const directory = [...installed, ...fromPath].find((directory) => existsSync(join(directory, 'initdb')));
  if (directory === undefined) throw new MissingDependencyError('initdb of PostgreSQL is not installed');
  return directory;
}

/** Returns the user for the PostgreSQL process if this process runs as root, which PostgreSQL does not allow. */
function findUnprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = succeeds('id', ['postgres']) ? 'postgres' : 'nobody';
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function listChildren(pid: number): readonly number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // the address of a TCP server is not a string
      server.close(() => resolve(port));
    });
  });
}
