// Commands on a page, run in the test's process.

import { existsSync, readFileSync } from 'node:fs';
import { copyFile as copy } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import process from 'node:process';
import { format } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import type { AshlarConfig } from '../../src/generator/cli/config/types.ts';
import { ashlar, withoutDuration } from '../cli/command.ts';
import { startMock } from '../commands/mock/mock-server.ts';
import { createD1Database } from './d1-database.ts';
import { bundleProgram, importBundle } from './program-bundle.ts';
import type { FetchServer, LocalServers } from './local-servers.ts';
import { compileCommand } from './pages.ts';

export interface Session {
  readonly directory: string;
  /** Returns the directory of the server's project, whose programs a page starts if its project has no such file. */
  readonly serverDirectory: () => Promise<string>;
  readonly servers: LocalServers;
  /** The modules that have been run. */
  readonly modules: Set<string>;
  /** What programs have printed to the console. */
  readonly printed: string[];
}

/** Creates a session, and collects what is printed to the console until the test ends. */
export function createSession(
  directory: string,
  servers: LocalServers,
  serverDirectory: Session['serverDirectory'],
): Session {
  const printed: string[] = [];
  const collect = (...values: readonly unknown[]): void => void printed.push(`${format(...values)}\n`);
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(collect);
  return { directory, serverDirectory, servers, modules: new Set(), printed };
}

/** Runs a command and returns its output; `undefined` if it is not run here. Throws for an unknown command. */
export async function runCommand(line: string, session: Session): Promise<string | undefined> {
  if (compileCommand.test(line) || notRun.test(line)) return undefined;
  for (const [pattern, run] of commands) {
    const [whole, ...args] = pattern.exec(line) ?? [];
    if (whole !== undefined) return run(session, args);
  }
  throw new Error(`the tests cannot run the command: ${line}`);
}

/** Commands that need a registry or an account, or only prepare the directory. */
const notRun = /^(?:npm (?:init|install|pkg|uninstall|ci|pack|run)\b|mkdir |cd |npx wrangler d1 execute )/;

const commands: readonly (readonly [RegExp, (session: Session, args: readonly string[]) => Promise<string>])[] = [
  [/^npx ashlar mock (.*)$/, runMock],
  [/^npx ashlar (.*)$/, (session, [args = '']) => runAshlar(session, args)],
  [/^cp (\S+) (\S+)$/, copyFile],
  [/^cat (\S+)$/, ({ directory }, [path = '']) => Promise.resolve(readFileSync(join(directory, path), 'utf8'))],
  [/^npx tsx --test (\S+)$/, runTests],
  [/^npx tsx (\S+)$/, runProgram],
  [/^bun (\S+)$/, (session, [path = '']) => serveDefaultExport(session, path, 3000, {})],
  [/^npx wrangler dev$/, serveWorker],
  [/^npx next dev$/, serveRoutes],
  [/^psql \$DATABASE_URL --file (\S+)$/, runSql],
  [/^curl (.*)$/, ({ servers }, [args = '']) => sendRequest(servers, args)],
];

async function runAshlar({ directory, servers, modules }: Session, args: string): Promise<string> {
  for (const module of configurationModules(directory, args)) modules.add(module);
  const words = [...servers.replaceAddresses(args).matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const { stdout, stderr } = await ashlar(directory, words);
  return servers.restoreAddresses(stderr + stdout);
}

/** Starts a mock server, which ends with the other servers. */
async function runMock({ directory, servers }: Session, [args = '']: readonly string[]): Promise<string> {
  const mock = await startMock(directory, {}, args.split(' '));
  await servers.ready();
  return servers.restoreAddresses(mock.output().stdout);
}

/** Returns the modules that a command loads: its configuration, or the targets that a configuration in JSON names. */
function configurationModules(directory: string, args: string): readonly string[] {
  const [, named = 'ashlar.config.json'] = /--config (\S+)/.exec(args) ?? [];
  const modules = ['ashlar.config.ts'].filter((path) => existsSync(join(directory, path)));
  if (!existsSync(join(directory, named))) return modules;
  const { targets = [] } = JSON.parse(readFileSync(join(directory, named), 'utf8')) as AshlarConfig;
  return [...modules, ...targets.flatMap((entry) => (typeof entry === 'string' ? [normalize(entry)] : []))];
}

async function copyFile({ directory }: Session, [from = '', to = '']: readonly string[]): Promise<string> {
  await copy(join(directory, from), join(directory, to));
  return '';
}

/** Compares outputs except for durations. */
export function normalizeOutput(output: string): string {
  return withoutDuration(output).trimEnd();
}

async function load(session: Session, path: string): Promise<Readonly<Record<string, unknown>>> {
  const isOwn = existsSync(join(session.directory, path));
  const { code, modules } = await bundleProgram(isOwn ? session.directory : await session.serverDirectory(), path);
  for (const module of modules) session.modules.add(module);
  return importBundle(session.servers.replaceAddresses(code));
}

async function runProgram(session: Session, [path = '']: readonly string[]): Promise<string> {
  session.printed.length = 0;
  await load(session, path);
  await session.servers.ready();
  return session.printed.splice(0).join('');
}

async function runTests(session: Session, [path = '']: readonly string[]): Promise<string> {
  await load(session, path);
  const tests = globalThis.guidePrograms.tests.splice(0);
  if (tests.length === 0) throw new Error(`${path} registers no tests`);
  for (const { run } of tests) await run();
  return '';
}

async function serveDefaultExport(session: Session, path: string, port: number, env: object): Promise<string> {
  const { default: server } = await load(session, path);
  const { fetch: handle } = server as { readonly fetch: FetchServer };
  session.servers.add(port, (request) => Reflect.apply(handle, server, [request, env]) as Promise<Response>);
  return '';
}

function serveWorker(session: Session): Promise<string> {
  const env = { DB: createD1Database(readFileSync(join(session.directory, 'schema.sql'), 'utf8')) };
  return serveDefaultExport(session, 'src/index.ts', 8787, env);
}

/** Serves the route handler of a Next.js application. */
async function serveRoutes(session: Session): Promise<string> {
  const path = 'app/api/[...path]/route.ts';
  if (!existsSync(join(session.directory, path))) throw new Error(`${path} does not exist`);
  const handlers = (await load(session, path)) as Readonly<Record<string, FetchServer | undefined>>;
  session.servers.add(3000, (request) => handlers[request.method]?.(request) ?? new Response(null, { status: 405 }));
  return '';
}

async function runSql({ directory }: Session, [path = '']: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await client.query(readFileSync(join(directory, path), 'utf8'));
  await client.end();
  return '';
}

/** Sends the request of a `curl` command, and returns the body of the response. */
async function sendRequest(servers: LocalServers, line: string): Promise<string> {
  const args = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare,
  );
  const headers = new Headers();
  let method: string | undefined;
  let body: string | undefined;
  let url: string | undefined;
  for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
    if (arg === '-X') method = args.shift();
    else if (arg === '-H') headers.append(...splitHeader(args.shift() ?? ''));
    else if (arg === '--json') {
      body = args.shift();
      headers.set('Content-Type', 'application/json');
    } else if (arg.startsWith('-') || url !== undefined) throw new Error(`the tests cannot run: curl ${line}`);
    else url = arg;
  }
  method ??= body === undefined ? 'GET' : 'POST';
  const response = await servers.send(new URL(`http://${url ?? ''}`), { method, headers, ...(body && { body }) });
  return response.text();
}

function splitHeader(header: string): [name: string, value: string] {
  const [name = '', ...rest] = header.split(': ');
  return [name, rest.join(': ')];
}
