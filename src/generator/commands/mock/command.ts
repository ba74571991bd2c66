// `ashlar mock` command: serves a document until a signal stops it.

import { resolve } from 'node:path';
import type { MockFlags } from '../../cli/arguments.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import type { Environment, WatchedPaths } from '../../cli/environment.ts';
import { describeReadError, systemErrorCode } from '../../cli/file-system-errors.ts';
import { formatCount } from '../../cli/format-units.ts';
import { addWatchedPaths, createLookedUpPaths, listWatchedPaths, printDiagnostics } from '../../cli/watched-inputs.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import { basePath, serverUrl } from '../../model/http-request.ts';
import type { Api } from '../../model/types/api.ts';
import { isRemote, redactUrl, stdinPath } from '../../source/input-path.ts';
import { startHttpServer, type HttpServer } from './http-server.ts';
import { loadServer, type LoadedServer } from './input.ts';
import { createMockService, type MockService } from './mock-service.ts';
import { createProxy, type PassOn } from './proxy.ts';
import type { GeneratedServer, MemoryHost } from './server-modules.ts';
import { exportState, importState, readStateFile, writeStateFile, type CollectionState } from './state.ts';

const defaultPort = 4010;
const maxPort = 65_535;
const defaultHost = '127.0.0.1';
/** Milliseconds. */
const proxyTimeout = 60_000;

/** Runs until the watcher stops. Errors after the start do not end the server. */
export async function runMock(flags: MockFlags, environment: Environment, report: Report): Promise<CommandResult> {
  const result: CommandResult = { command: 'mock', report, texts: new Map(), timings: [] };
  const { port = defaultPort, host = defaultHost, delay = 0 } = flags;
  if (!checkFlags(flags, environment, report)) return result;
  const watcher = environment.watchFiles?.();
  const stateFile = flags.state === undefined ? undefined : resolve(environment.cwd, flags.state);
  const state = stateFile === undefined ? [] : readState(stateFile, flags, report);
  if (!watcher || !state) return result;

  watcher.startRun();
  let paths = createLookedUpPaths();
  const first = await loadServer(flags, environment, report, paths, false);
  const failure = { ...result, texts: first.texts };
  if (!first.server || report.hasErrors) return failure;
  if (stateFile !== undefined && !checkWritable(stateFile, state, flags, report)) return failure;
  // Requests that are in progress during a reload change the same items.
  const memory = first.server.modules.createMemoryHost();
  await importState(memory, state);
  const saveState = createStateWriter(stateFile, memory, flags, environment);
  const startService = (server: GeneratedServer): MockService =>
    createService(server, memory, flags, environment, saveState);
  let httpServer: HttpServer;
  try {
    httpServer = await startHttpServer(
      { host, port, delay, passOn: createPassOn(flags) },
      startService(first.server),
      first.server.modules.createNodeListener,
    );
  } catch (error) {
    reportListenError(error, host, port, report);
    return failure;
  }
  printDiagnostics(report, first.texts, flags, environment);
  const print = (text: string): void => void (flags.quiet !== true && environment.stdout.write(text));
  print(describeServer(first, first.server.api, httpServer.origin));
  if (flags.proxy !== undefined) print(`other requests go to ${redactUrl(flags.proxy)}\n`);

  let watchedPaths = flags.watch === true ? listWatchedPaths(first, paths, flags, environment.cwd) : noPaths;
  while ((await watcher.waitForChange(watchedPaths)) === 'changed') {
    watcher.startRun();
    paths = createLookedUpPaths();
    const runReport = createReport();
    const next = await loadServer(flags, environment, runReport, paths, true);
    printDiagnostics(runReport, next.texts, flags, environment);
    const { server } = next;
    const name = next.document ?? first.document ?? '';
    if (server && !runReport.hasErrors) {
      httpServer.replace(startService(server), server.modules.createNodeListener);
      print(describeServer(next, server.api, httpServer.origin));
    } else print(`${name}: has errors; keeping the previous server\n`);
    const nextPaths = listWatchedPaths(next, paths, flags, environment.cwd);
    watchedPaths = runReport.hasErrors ? addWatchedPaths(watchedPaths, nextPaths) : nextPaths;
  }
  await httpServer.close();
  // The diagnostics of the document are already printed, and do not affect the status of a server that has run.
  return { ...result, report: createReport() };
}

function checkFlags(
  { port = defaultPort, watch, document, proxy }: MockFlags,
  { watchFiles }: Environment,
  report: Report,
): boolean {
  const message =
    port > maxPort
      ? `invalid \`--port\`: expected at most ${maxPort}, found ${port}`
      : watchFiles === undefined
        ? 'cannot wait for signals in this environment'
        : watch === true && document === stdinPath
          ? '`--watch` conflicts with `-`, because standard input can be read only once'
          : proxy !== undefined && !isServerUrl(proxy)
            ? `invalid \`--proxy\`: expected an http or https URL without query and fragment, found ${redactUrl(proxy)}`
            : proxy !== undefined && hasCredentials(new URL(proxy))
              ? 'invalid `--proxy`: the URL contains credentials; send them in the header `Authorization`'
              : undefined;
  if (message === undefined) return true;
  report.add('cli/invalid-arguments', { message, help: 'see `ashlar mock --help`' });
  return false;
}

function isServerUrl(text: string): boolean {
  return isRemote(text) && URL.canParse(text) && !/[?#]/.test(text);
}

/** Node.js would add these credentials to the requests of all clients. */
function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function createPassOn({ proxy, cors = false }: MockFlags): PassOn | undefined {
  return proxy === undefined ? undefined : createProxy({ url: new URL(proxy), hasCors: cors, timeout: proxyTimeout });
}

/** Returns the state in the file. Reports an error if it is invalid. */
function readState(file: string, { state = '' }: MockFlags, report: Report): readonly CollectionState[] | undefined {
  try {
    return readStateFile(file);
  } catch (error) {
    report.add('mock/invalid-state', {
      message: `cannot read \`${state}\`: ${describeReadError(error)}`,
      help: 'choose another file, or delete it',
    });
    return undefined;
  }
}

/** Replaces the state file with the same state. Reports an error if that fails. */
function checkWritable(
  file: string,
  collections: readonly CollectionState[],
  { state = '' }: MockFlags,
  report: Report,
): boolean {
  try {
    writeStateFile(file, collections);
    return true;
  } catch (error) {
    report.add('cli/write-failed', { message: `cannot write \`${state}\`: ${systemErrorCode(error)}` });
    return false;
  }
}

/** Creates the function that writes the state after a change. Reports the first of several failures in a row. */
function createStateWriter(
  file: string | undefined,
  memory: MemoryHost,
  { state = '' }: MockFlags,
  { stderr }: Environment,
): () => void {
  let hasFailed = false;
  const write = async (): Promise<void> => {
    if (file === undefined) return;
    const collections = await exportState(memory);
    try {
      writeStateFile(file, collections);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) stderr.write(`error: cannot write \`${state}\`: ${systemErrorCode(error)}\n`);
      hasFailed = true;
    }
  };
  return () => void write();
}

function createService(
  server: GeneratedServer,
  memory: MemoryHost,
  { seed = 1, cors = false }: MockFlags,
  { stderr }: Environment,
  onWrite: () => void,
): MockService {
  return createMockService(server, {
    memory,
    seed,
    hasCors: cors,
    onWrite,
    onError: (message) => void stderr.write(`error: ${message}\n`),
  });
}

function reportListenError(error: unknown, host: string, port: number, report: Report): void {
  const code = systemErrorCode(error);
  const reason =
    code === 'EADDRINUSE'
      ? 'another program uses the port'
      : code === 'EADDRNOTAVAIL'
        ? 'this machine does not have the address'
        : code;
  const isAboutHost = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND';
  report.add('mock/cannot-listen', {
    message: `cannot listen on ${host}:${port}: ${reason}`,
    help: isAboutHost
      ? 'pass another `--host`, such as 127.0.0.1 or 0.0.0.0'
      : 'pass another `--port`; 0 is any free port',
  });
}

/** Returns the line that says where the server is, with the base path of the document. */
function describeServer({ document = '' }: LoadedServer, { operations, servers }: Api, origin: string): string {
  const [server] = servers;
  return `${document}: ${formatCount(operations.length, 'operation')} at ${origin}${server ? basePath(serverUrl(server)) : ''}\n`;
}

const noPaths: WatchedPaths = { files: new Set(), directories: new Set(), globs: [] };
