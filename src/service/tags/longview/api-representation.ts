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

/**
 * Converts a row to the API representation of a client. Its secrets are in plaintext if `revealSecrets` is set;
 * otherwise they are redacted.
 */
export function toApiClient(
  { id, label, api_key, install_code, value }: ClientRow,
  secretCrypto: SecretCrypto,
  revealSecrets: boolean,
): LongviewClient {
  const revealOrRedact = (encrypted: string): string => (revealSecrets ? secretCrypto.decrypt(encrypted) : redacted);
  return {
    id,
    label,
    api_key: revealOrRedact(api_key),
    install_code: revealOrRedact(install_code),
    ...fromJson(value),
  };
}
