// Longview clients as the API shows them.

import type { LongviewClient } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { LongviewClientTable } from '../../storage/tables/resources.ts';
import type { Vault } from '../../secrets/vault.ts';

/** What whoever lacks read-write access to a client sees of its secrets (interface: Longview client). */
const redacted = '[REDACTED]';

/** What is read of a client's row to show it. */
export type ClientRow = Pick<LongviewClientTable, 'label' | 'api_key' | 'install_code' | 'value'> & {
  readonly id: number;
};

/** A client, its secrets in clear only where that is asked for. */
export function showClient(
  { id, label, api_key, install_code, value }: ClientRow,
  vault: Vault,
  inClear: boolean,
): LongviewClient {
  const secretOf = (sealed: string): string => (inClear ? vault.decrypt(sealed) : redacted);
  return { id, label, api_key: secretOf(api_key), install_code: secretOf(install_code), ...fromJson(value) };
}
