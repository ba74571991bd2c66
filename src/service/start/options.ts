// What the service is started with.

import type { RateSetting } from '../rates/rates.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface StartOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** A folder, or `:memory:`. */
  readonly data: string;
  /** `demo`, or the path of a world file. */
  readonly world: string;
  /** Whether the world was asked for, so that it matters if it is not used. */
  readonly worldGiven: boolean;
  /** Whether the control plane answers. */
  readonly control: boolean;
  /** Where to write what tests of clients are told of the world. */
  readonly fixtures: string | undefined;
  /** Where to write the state as a world file, instead of serving it. */
  readonly exportTo: string | undefined;
  /** Whether to check the SQLite file for damage, instead of serving it. */
  readonly check: boolean;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly logLevel: LogLevel;
  readonly rate: RateSetting;
  /** Whether plain HTTP may leave this machine. */
  readonly insecure: boolean;
  /** Whether the nodes of NodeBalancers on this machine are really asked. */
  readonly nodeChecks: boolean;
  /** Where PostgreSQL is; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** What secrets are encrypted with; undefined: a key that is kept in the data folder. */
  readonly key: string | undefined;
}
