// Simulated health checks: every backend responds, except instances of the account that are not running.

import { instanceAddresses, normalizeHost } from '../../tags/nodebalancers/normalize-addresses.ts';
import { fromJson } from '../../storage/json.ts';
import type { Storage } from '../../storage/storage.ts';
import { splitAddress, type Backend } from './backends.ts';

/** Returns the IDs of backends that respond. */
export type Probe = (backends: readonly Backend[], signal?: AbortSignal) => Promise<ReadonlySet<number>>;

/** Creates a probe that reads the status of instances and does not connect to backends. */
export function createSimulatedProbe({ work }: Pick<Storage, 'work'>): Probe {
  return async (backends) => {
    if (backends.length === 0) return new Set();
    const stoppedInstances = await work('read', async (db) => {
      const accounts = db.selectFrom('nodebalancers').select('nodebalancers.account_id');
      const rows = db
        .selectFrom('instances')
        .where('account_id', 'in', accounts)
        .where('value', 'not like', '%"status":"running"%');
      return rows.select(['account_id', 'value']).execute();
    });
    const silentAddresses = new Set(
      stoppedInstances.flatMap(({ account_id, value }) =>
        instanceAddresses(fromJson(value)).map((address) => `${account_id} ${address}`),
      ),
    );
    return new Set(
      backends
        .filter(
          ({ account, address }) => !silentAddresses.has(`${account} ${normalizeHost(splitAddress(address).host)}`),
        )
        .map(({ id }) => id),
    );
  };
}
