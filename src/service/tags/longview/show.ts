// API representation of Longview clients.

import type { LongviewClient } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { LongviewClientTable } from '../../storage/tables/resources.ts';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';

/** Replaces secrets for callers without read-write access (spec: Longview client). */
const redacted = '[REDACTED]';

/** The columns needed to represent a client. */
export type ClientRow = Pick<LongviewClientTable, 'label' | 'api_key' | 'install_code' | 'value'> & {
  readonly id: number;
};

/** Represents a client. Secrets are in clear text if `inClear`; otherwise they are redacted. */
export function showClient(
  { id, label, api_key, install_code, value }: ClientRow,
  secretCrypto: SecretCrypto,
  inClear: boolean,
): LongviewClient {
  const secretOf = (sealed: string): string => (inClear ? secretCrypto.decrypt(sealed) : redacted);
  return { id, label, api_key: secretOf(api_key), install_code: secretOf(install_code), ...fromJson(value) };
}
