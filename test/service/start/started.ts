// The service as it is started, in this process, with what it logs.

import type { TimeLimits } from '../../../src/service/http/listen.ts';
import { createLog } from '../../../src/service/log.ts';
import type { StartOptions } from '../../../src/service/start/options.ts';
import { startService, type Started } from '../../../src/service/start/start.ts';

export interface Logged {
  readonly started: Started;
  /** All lines so far. */
  readonly logged: () => string;
}

const usual: StartOptions = {
  port: 0,
  host: '127.0.0.1',
  data: ':memory:',
  world: 'demo',
  worldGiven: false,
  control: true,
  fixtures: undefined,
  exportTo: undefined,
  check: false,
  tls: undefined,
  logLevel: 'trace',
  rate: 'off',
  insecure: false,
  nodeChecks: false,
  databaseUrl: undefined,
  redisUrl: undefined,
  key: 'a key of the tests alone',
};

/** Starts it with the demo world in memory, and the control plane, unless told otherwise. */
export async function startLogged(options: Partial<StartOptions> = {}, limits?: TimeLimits): Promise<Logged> {
  let text = '';
  const all = { ...usual, ...options };
  const log = createLog(all.logLevel, { write: (line) => void (text += line) });
  return { started: await startService(all, log, undefined, limits), logged: () => text };
}
