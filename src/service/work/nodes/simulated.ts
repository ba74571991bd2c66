// Simulated checks: a backend that is an instance of the account answers while that is running; any other answers.

import { addressesOf, canonical } from '../../areas/nodebalancers/addresses.ts';
import { fromJson } from '../../storage/json.ts';
import type { Storage } from '../../storage/storage.ts';
import { partsOf, type Backend } from './backends.ts';

/** Which of these backends answer, by id. */
export type Probe = (backends: readonly Backend[], ended?: AbortSignal) => Promise<ReadonlySet<number>>;

/** Reads the state of the instances; nothing is connected to. */
export function simulatedProbe({ work }: Pick<Storage, 'work'>): Probe {
  return async (backends) => {
    if (backends.length === 0) return new Set();
    const off = await work('read', async (db) => {
      const accounts = db.selectFrom('nodebalancers').select('nodebalancers.account_id');
      const rows = db
        .selectFrom('instances')
        .where('account_id', 'in', accounts)
        .where('value', 'not like', '%"status":"running"%');
      return rows.select(['account_id', 'value']).execute();
    });
    const silent = new Set(
      off.flatMap(({ account_id, value }) => addressesOf(fromJson(value)).map((address) => `${account_id} ${address}`)),
    );
    return new Set(
      backends
        .filter(({ account, address }) => !silent.has(`${account} ${canonical(partsOf(address).host)}`))
        .map(({ id }) => id),
    );
  };
}
