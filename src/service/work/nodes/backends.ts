// Backends of NodeBalancers (their nodes), with the data that health checks need.

import type { NodeBalancerConfig } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** The health check settings of a config. Times are in seconds. */
export type CheckSettings = Pick<
  NodeBalancerConfig,
  'check' | 'check_interval' | 'check_timeout' | 'check_attempts' | 'check_path' | 'check_body'
>;

export interface Backend {
  readonly id: number;
  /** `192.0.2.7:80`, `[2001:db8::7]:80`, or `web.example.com:80`. */
  readonly address: string;
  readonly account: string;
  readonly check: CheckSettings;
  readonly up: boolean;
  /** Consecutive failed checks, up to the number that marks it as down. */
  readonly failures: number;
}

/** Loads all backends, by ID. */
export async function loadBackends({ db }: Pick<UnitOfWork, 'db'>): Promise<Backend[]> {
  const rows = await db
    .selectFrom('nodes')
    .innerJoin('nodebalancer_configs', 'nodebalancer_configs.id', 'nodes.config_id')
    .innerJoin('nodebalancers', 'nodebalancers.id', 'nodebalancer_configs.nodebalancer_id')
    .select([
      'nodes.id',
      'nodes.address',
      'nodes.up',
      'nodes.failures',
      'nodes.config_id',
      'nodebalancers.account_id',
      'nodebalancer_configs.value',
    ])
    .orderBy('nodes.id')
    .execute();
  const configValues = new Map(rows.map(({ config_id, value }) => [config_id, value]));
  const settingsByConfig = new Map(
    [...configValues].map(([config, value]): [number, CheckSettings] => [config, fromJson(value)]),
  );
  return rows.flatMap(({ id, address, account_id, config_id, up, failures }) => {
    const check = settingsByConfig.get(config_id);
    return check ? [{ id, address, account: account_id, check, up: up === 1, failures }] : [];
  });
}

/** Splits an address into host and port. Removes the brackets of an IPv6 host. */
export function splitAddress(address: string): { readonly host: string; readonly port: number } {
  const colon = address.lastIndexOf(':');
  return {
    host: address
      .slice(0, colon)
      .replace(/^\[(.*)\]$/, '$1')
      .toLowerCase(),
    port: Number(address.slice(colon + 1)),
  };
}
