// Stores NodeBalancers and their configs, and reports unique violations.

import { httpError } from '@cloud-api/server';
import type { NodeBalancer, NodeBalancerConfig } from '@cloud-api/types';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import { toJson } from '../../storage/json.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** The error for a label that another NodeBalancer in the account already has. */
export const labelTaken = { message: 'Another NodeBalancer has this label.', field: 'label' };

/**
 * Stores a NodeBalancer without its tags. Throws an error response if another NodeBalancer of the account has its
 * label.
 */
export async function saveNodeBalancer({ db }: UnitOfWork, nodeBalancer: NodeBalancer): Promise<void> {
  const { id, label, region, created, updated, ipv4, ipv6, client_conn_throttle, transfer } = nodeBalancer;
  const value = toJson({ region, created, updated, ipv4, ipv6, client_conn_throttle, transfer });
  try {
    await db.updateTable('nodebalancers').set({ label, value }).where('id', '=', id).execute();
  } catch (error) {
    throw isUniqueViolation(error) ? httpError(400, labelTaken) : error;
  }
}

/** Stores a config, with its key encrypted. */
export async function saveConfig(
  { db }: UnitOfWork,
  config: NodeBalancerConfig,
  secretCrypto: SecretCrypto,
): Promise<void> {
  const { id, port, ssl_key } = config;
  const {
    protocol,
    algorithm,
    stickiness,
    check,
    check_interval,
    check_timeout,
    check_attempts,
    check_path,
    check_body,
    check_passive,
    proxy_protocol,
    cipher_suite,
  } = config;
  const { ssl_cert, ssl_commonname, ssl_fingerprint } = config;
  const tlsColumns = {
    protocol,
    algorithm,
    stickiness,
    proxy_protocol,
    cipher_suite,
    ssl_cert,
    ssl_commonname,
    ssl_fingerprint,
  };
  const value = toJson({
    ...tlsColumns,
    check,
    check_interval,
    check_timeout,
    check_attempts,
    check_path,
    check_body,
    check_passive,
  });
  await db
    .updateTable('nodebalancer_configs')
    .set({ port, ssl_key: ssl_key === null ? null : secretCrypto.encrypt(ssl_key), value })
    .where('id', '=', id)
    .execute();
}
