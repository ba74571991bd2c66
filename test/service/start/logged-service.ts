// Starts the complete service in this process and collects its log.

import type { TimeLimits } from '../../../src/service/http/listening-server.ts';
import { createLog } from '../../../src/service/log.ts';
import type { StartOptions } from '../../../src/service/start/options.ts';
import { startService, type StartedService } from '../../../src/service/start/start-service.ts';

export interface LoggedService {
  readonly service: StartedService;
  /** Returns the log so far. */
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
  key: 'a key for tests only',
};

/** Starts the service, by default with the demo seed data in memory and with the control plane. */
export async function startLoggedService(
  options: Partial<StartOptions> = {},
  limits?: TimeLimits,
): Promise<LoggedService> {
  let text = '';
  const allOptions = { ...defaultOptions, ...options };
  const log = createLog(allOptions.logLevel, { write: (line) => void (text += line) });
  return { service: await startService(allOptions, log, undefined, limits), log: () => text };
}
