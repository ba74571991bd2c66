// How claims rebuild a config: which one, and what it is like to begin with.

import type { NodeBalancerConfig, RebuildNodeBalancerConfigBody } from '@cloud-api/types';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { accepted, refused, type Called } from './answers.ts';
import { leaf, leafKey } from './certificates.ts';

/** A config of the demo world's NodeBalancer that claims may change as they like. */
export const scratch = 4;

/** Every field but those of a certificate and the nodes, as a config for HTTP has them. */
export const plain = {
  port: 8025,
  protocol: 'http',
  algorithm: 'roundrobin',
  stickiness: 'none',
  check: 'none',
  check_interval: 31,
  check_timeout: 30,
  check_attempts: 3,
  check_path: '',
  check_body: '',
  check_passive: true,
  proxy_protocol: 'none',
  cipher_suite: 'recommended',
} as const;

/** What makes a config one for HTTPS. */
export const secure = { protocol: 'https', ssl_cert: leaf, ssl_key: leafKey } as const;

export type Body = Partial<RebuildNodeBalancerConfigBody>;

interface Place {
  readonly nodeBalancerId?: number;
  readonly configId?: number;
  readonly token?: string;
}

/** Rebuilds a config by the generated client; the scratch config, without nodes, unless something else is said. */
export function rebuild(
  { client, fixtures }: World,
  body: Body,
  { nodeBalancerId = fixtures.nodebalancer_id, configId = scratch, token }: Place = {},
): Promise<Called<NodeBalancerConfig>> {
  return client(token).nodebalancers.rebuildNodeBalancerConfig({
    path: { nodeBalancerId, configId },
    body: { proxy_protocol: 'none', nodes: [], ...body },
  });
}

/** Rebuilds the scratch config with a body as it is. */
export function rebuildRaw({ raw, fixtures }: World, body: unknown): Promise<RawResponse> {
  return raw('POST', `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/${scratch}/rebuild`, {
    token: fixtures.tokens.unrestricted,
    body,
  });
}

/** The scratch config as it is after a rebuild that must succeed, whatever it was before. */
export function rebuilt(world: World, body: Body = {}): Promise<NodeBalancerConfig> {
  const { ssl_cert = null, ssl_key = null } = body;
  const certificate = body.protocol === 'https' ? { ssl_cert, ssl_key } : {};
  return accepted(rebuild(world, { ...plain, ...body, ...certificate }));
}

/** The scratch config as it is now. Nothing but a rebuild shows it, so that this keeps its nodes. */
export async function present(world: World): Promise<NodeBalancerConfig> {
  const nodes = await nodesOf(world);
  const stored = await world.units('read', ({ db }) =>
    db.selectFrom('nodebalancer_configs').where('id', '=', scratch).select('value').executeTakeFirstOrThrow(),
  );
  const { proxy_protocol } = JSON.parse(stored.value) as NodeBalancerConfig;
  return accepted(rebuild(world, { proxy_protocol, nodes: nodes.map(({ id }) => ({ id })) }));
}

/** The nodes of a config, as they are stored. */
export function nodesOf(
  { units }: World,
  config = scratch,
): Promise<
  {
    readonly id: number;
    readonly address: string;
    readonly label: string;
    readonly weight: number;
    readonly mode: string;
  }[]
> {
  return units('read', ({ db }) =>
    db
      .selectFrom('nodes')
      .where('config_id', '=', config)
      .orderBy('id')
      .select(['id', 'address', 'label', 'weight', 'mode'])
      .execute(),
  );
}

/** Asserts that a plain config with these fields is refused with 400, about exactly these. */
export function refusedRebuild(world: World, body: object, ...fields: readonly string[]): Promise<string[]> {
  return refused(rebuildRaw(world, { nodes: [], ...body }), 400, ...fields);
}
