// Rebuild of a config: replaces the config and its nodes in one request.

import {
  httpError,
  type NodebalancersHandlers,
  type ErrorDetail,
  type RebuildNodeBalancerConfigRequest,
} from '@cloud-api/server';
import type { NodeBalancerConfig } from '@cloud-api/types';
import { requirePrincipal } from '../../host/principal.ts';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import { fromJson } from '../../storage/json.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { FindConflicts } from '../tag-module.ts';
import { isKeyOfCertificate, parseCertificate, parseKey } from './certificate.ts';
import { validateNodeIds, loadNodes, countNodesByStatus, replaceNodes } from './nodes.ts';
import { validateRegions } from './validate-regions.ts';
import { saveConfig } from './save.ts';

type Rebuild = NodebalancersHandlers<UnitOfWork>['rebuildNodeBalancerConfig'];
type TlsFields = Pick<NodeBalancerConfig, 'ssl_cert' | 'ssl_key' | 'ssl_commonname' | 'ssl_fingerprint'>;

const noTlsFields: TlsFields = { ssl_cert: null, ssl_key: null, ssl_commonname: '', ssl_fingerprint: '' };

type RebuildPart = Parameters<FindConflicts<RebuildNodeBalancerConfigRequest<UnitOfWork>>>[0];

/** Loads the state that a rebuild is checked against, and collects all errors (spec: Errors). */
async function checkRebuild({ tx, identity, body, resource, merged }: RebuildPart) {
  const { id, nodebalancer_id } = resource;
  const { port, protocol, ssl_cert, ssl_key } = merged;
  const nodes = body.nodes ?? [];
  const existing = await loadNodes(tx, id);
  const { region } = await loadRegion(tx, nodebalancer_id);
  const tls =
    protocol !== undefined && ssl_cert !== undefined && ssl_key !== undefined
      ? deriveTlsFields(resource, { protocol, ssl_cert, ssl_key })
      : noTlsFields;
  const errors = [
    ...(port === undefined ? [] : await checkPort(tx, { id, nodebalancer_id, port })),
    ...('errors' in tls ? tls.errors : []),
    ...validateNodeIds(nodes, existing),
    ...(await validateRegions(tx, requirePrincipal(identity).account, region, nodes)),
  ];
  return { existing, tls, errors };
}

export const findRebuildConflicts = async (request: RebuildPart): Promise<ErrorDetail[]> =>
  (await checkRebuild(request)).errors;

export function createRebuild(secretCrypto: SecretCrypto): Rebuild {
  return async (request) => {
    const {
      tx,
      body,
      resource: { id },
      merged,
    } = request;
    const { existing, tls, errors } = await checkRebuild(request);
    if ('errors' in tls || errors.length > 0) throw httpError(400, ...errors);
    const { ssl_cert, ssl_key, ssl_commonname, ssl_fingerprint } = tls;
    const config = { ...merged, ssl_cert, ssl_key, ssl_commonname, ssl_fingerprint };
    await saveConfig(tx, config, secretCrypto);
    await replaceNodes(tx, id, body.nodes, existing, config.check);
    return { status: 200, body: { ...config, nodes_status: await countNodesByStatus(tx, id) } };
  };
}

async function loadRegion({ db }: UnitOfWork, id: number): Promise<{ readonly region: string }> {
  const { value } = await db.selectFrom('nodebalancers').where('id', '=', id).select('value').executeTakeFirstOrThrow();
  return fromJson(value);
}

/**
 * Returns an error if another config uses the port. The NodeBalancer is locked, so that no other rebuild takes the port
 * concurrently.
 */
async function checkPort(
  { db }: UnitOfWork,
  { id, nodebalancer_id, port }: Pick<NodeBalancerConfig, 'id' | 'nodebalancer_id' | 'port'>,
): Promise<ErrorDetail[]> {
  const other = await db
    .selectFrom('nodebalancer_configs')
    .where('nodebalancer_id', '=', nodebalancer_id)
    .where('port', '=', port)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  return other ? [{ message: `Another config of the NodeBalancer already uses port ${port}.`, field: 'port' }] : [];
}

/** Returns the fields derived from the certificate: no fields without HTTPS (decisions: 68, 70). */
function deriveTlsFields(
  old: NodeBalancerConfig,
  { protocol, ssl_cert, ssl_key }: Pick<NodeBalancerConfig, 'protocol' | 'ssl_cert' | 'ssl_key'>,
): TlsFields | { readonly errors: ErrorDetail[] } {
  if (protocol !== 'https' || ssl_cert === null || ssl_key === null) return noTlsFields;
  if (ssl_cert === old.ssl_cert && ssl_key === old.ssl_key) return old;
  const parsed = parseCertificate(ssl_cert);
  const key = parseKey(ssl_key);
  const errors: ErrorDetail[] = [];
  if (!parsed.ok) errors.push({ message: parsed.message, field: 'ssl_cert' });
  if (!key)
    errors.push({ message: 'The private key cannot be read. It must not require a passphrase.', field: 'ssl_key' });
  if (!parsed.ok || !key) return { errors };
  if (!isKeyOfCertificate(parsed.certificate, key))
    return { errors: [{ message: 'The private key does not belong to the certificate.', field: 'ssl_key' }] };
  return { ssl_cert: parsed.pem, ssl_key, ssl_commonname: parsed.commonName, ssl_fingerprint: parsed.fingerprint };
}
