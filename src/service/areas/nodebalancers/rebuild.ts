// Rebuilding a config: the config and its nodes in one request.

import {
  refuse,
  type NodebalancersHandlers,
  type Reason,
  type RebuildNodeBalancerConfigRequest,
} from '@cloud-api/server';
import type { NodeBalancerConfig } from '@cloud-api/types';
import { personOf } from '../../host/person.ts';
import type { Vault } from '../../secrets/vault.ts';
import { fromJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import type { FindConflicts } from '../area.ts';
import { belongTogether, readCertificate, readKey } from './certificate.ts';
import { idReasons, nodesOf, nodesStatus, replaceNodes } from './nodes.ts';
import { regionReasons } from './region.ts';
import { saveConfig } from './save.ts';

type Rebuild = NodebalancersHandlers<Unit>['rebuildNodeBalancerConfig'];
type Secured = Pick<NodeBalancerConfig, 'ssl_cert' | 'ssl_key' | 'ssl_commonname' | 'ssl_fingerprint'>;

const unsecured: Secured = { ssl_cert: null, ssl_key: null, ssl_commonname: '', ssl_fingerprint: '' };

type RebuildPart = Parameters<FindConflicts<RebuildNodeBalancerConfigRequest<Unit>>>[0];

/** What a rebuild is compared with, and every problem that is found: all are reported together (interface: Errors). */
async function examine({ tx, identity, body, resource, merged }: RebuildPart) {
  const { id, nodebalancer_id } = resource;
  const { port, protocol, ssl_cert, ssl_key } = merged;
  const nodes = body.nodes ?? [];
  const present = await nodesOf(tx, id);
  const { region } = await regionOf(tx, nodebalancer_id);
  const secured =
    protocol !== undefined && ssl_cert !== undefined && ssl_key !== undefined
      ? securedOf(resource, { protocol, ssl_cert, ssl_key })
      : unsecured;
  const reasons = [
    ...(port === undefined ? [] : await portReasons(tx, { id, nodebalancer_id, port })),
    ...('reasons' in secured ? secured.reasons : []),
    ...idReasons(nodes, present),
    ...(await regionReasons(tx, personOf(identity).account, region, nodes)),
  ];
  return { present, secured, reasons };
}

export const rebuildConflicts = async (request: RebuildPart): Promise<Reason[]> => (await examine(request)).reasons;

export function rebuilding(vault: Vault): Rebuild {
  return async (request) => {
    const {
      tx,
      body,
      resource: { id },
      merged,
    } = request;
    const { present, secured, reasons } = await examine(request);
    if ('reasons' in secured || reasons.length > 0) throw refuse(400, ...reasons);
    const { ssl_cert, ssl_key, ssl_commonname, ssl_fingerprint } = secured;
    const config = { ...merged, ssl_cert, ssl_key, ssl_commonname, ssl_fingerprint };
    await saveConfig(tx, config, vault);
    await replaceNodes(tx, id, body.nodes, present, config.check);
    return { status: 200, body: { ...config, nodes_status: await nodesStatus(tx, id) } };
  };
}

async function regionOf({ db }: Unit, id: number): Promise<{ readonly region: string }> {
  const { value } = await db.selectFrom('nodebalancers').where('id', '=', id).select('value').executeTakeFirstOrThrow();
  return fromJson(value);
}

/** The NodeBalancer is locked, so that no other rebuild takes the port meanwhile. */
async function portReasons(
  { db }: Unit,
  { id, nodebalancer_id, port }: Pick<NodeBalancerConfig, 'id' | 'nodebalancer_id' | 'port'>,
): Promise<Reason[]> {
  const other = await db
    .selectFrom('nodebalancer_configs')
    .where('nodebalancer_id', '=', nodebalancer_id)
    .where('port', '=', port)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst();
  return other ? [{ message: `Another config of the NodeBalancer serves the port ${port}.`, field: 'port' }] : [];
}

/** What of the config comes from its certificate: nothing without https (decisions: 68, 70). */
function securedOf(
  old: NodeBalancerConfig,
  { protocol, ssl_cert, ssl_key }: Pick<NodeBalancerConfig, 'protocol' | 'ssl_cert' | 'ssl_key'>,
): Secured | { readonly reasons: Reason[] } {
  if (protocol !== 'https' || ssl_cert === null || ssl_key === null) return unsecured;
  if (ssl_cert === old.ssl_cert && ssl_key === old.ssl_key) return old;
  const read = readCertificate(ssl_cert);
  const key = readKey(ssl_key);
  const reasons: Reason[] = [];
  if (!read.ok) reasons.push({ message: read.message, field: 'ssl_cert' });
  if (!key)
    reasons.push({ message: 'The private key cannot be read; it must not need a passphrase.', field: 'ssl_key' });
  if (!read.ok || !key) return { reasons };
  if (!belongTogether(read.certificate, key))
    return { reasons: [{ message: 'The private key does not belong to the certificate.', field: 'ssl_key' }] };
  return { ssl_cert: read.pem, ssl_key, ssl_commonname: read.commonName, ssl_fingerprint: read.fingerprint };
}
