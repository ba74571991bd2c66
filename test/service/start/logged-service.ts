// The started service in this process, with its log.

import type { TimeLimits } from '../../../src/service/http/listen.ts';
import { createLog } from '../../../src/service/log.ts';
import type { StartOptions } from '../../../src/service/start/options.ts';
import { startService, type StartedService } from '../../../src/service/start/start-service.ts';

export interface LoggedService {
  readonly service: StartedService;
  /** Returns all lines so far. */
  readonly log: () => string;
}

const defaultOptions: StartOptions = {
  port: 0,
  host: '127.0.0.1',
  data: ':memory:',
  seed: 'demo',
  isSeedExplicit: false,
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

/** Starts it, by default with the demo seed data in memory, and the control plane. */
export async function startLoggedService(
  options: Partial<StartOptions> = {},
  limits?: TimeLimits,
): Promise<LoggedService> {
  let text = '';
  const all = { ...defaultOptions, ...options };
  const log = createLog(all.logLevel, { write: (line) => void (text += line) });
  return { service: await startService(all, log, undefined, limits), log: () => text };
}
