// Startup options for the service.

import type { RateSetting } from '../rates/rate-limiter.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface StartOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  /** A directory, or `:memory:`. */
  readonly data: string;
  /** `demo`, or the path of a seed file. */
  readonly seed: string;
  /** Whether `--seed` was passed, so that ignoring it is reported. */
  readonly isSeedExplicit: boolean;
  /** Whether to serve the control plane. */
  readonly control: boolean;
  /** The file to write the fixtures for client tests to. */
  readonly fixtures: string | undefined;
  /** The seed file to export the state to, instead of serving it. */
  readonly exportTo: string | undefined;
  /** Whether to check the SQLite file for damage, instead of serving it. */
  readonly check: boolean;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly logLevel: LogLevel;
  readonly rate: RateSetting;
  /** Whether plain HTTP may be served to other machines. */
  readonly insecure: boolean;
  /** Whether to send real health checks to NodeBalancer nodes on this machine. */
  readonly nodeChecks: boolean;
  /** The PostgreSQL URL; `undefined` for SQLite in the data directory. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The encryption key; `undefined` for one in the data directory. */
  readonly key: string | undefined;
}
