// Helpers for rebuilding NodeBalancer configs.

import type { NodeBalancerConfig, RebuildNodeBalancerConfigBody } from '@cloud-api/types';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectError, type ClientResult } from './response-assertions.ts';
import { leaf, leafKey } from './certificates.ts';

/** A config in the demo seed data that claims may change. */
export const scratchConfigId = 4;

/** A complete HTTP config, without a certificate or nodes. */
export const plainConfig = {
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

/** The fields that make a config use HTTPS. */
export const secureConfig = { protocol: 'https', ssl_cert: leaf, ssl_key: leafKey } as const;

export type Body = Partial<RebuildNodeBalancerConfigBody>;

interface RebuildTarget {
  readonly nodeBalancerId?: number;
  readonly configId?: number;
  readonly token?: string;
}

/** Rebuilds a config with the generated client; by default the scratch config, without nodes. */
export function rebuild(
  { client, fixtures }: TestService,
  body: Body,
  { nodeBalancerId = fixtures.nodebalancer_id, configId = scratchConfigId, token }: RebuildTarget = {},
): Promise<ClientResult<NodeBalancerConfig>> {
  return client(token).nodebalancers.rebuildNodeBalancerConfig({
    path: { nodeBalancerId, configId },
    body: { proxy_protocol: 'none', nodes: [], ...body },
  });
}

/** Rebuilds the scratch config with a raw body. */
export function rebuildRaw({ raw, fixtures }: TestService, body: unknown): Promise<RawResponse> {
  return raw('POST', `/v4/nodebalancers/${fixtures.nodebalancer_id}/configs/${scratchConfigId}/rebuild`, {
    token: fixtures.tokens.unrestricted,
    body,
  });
}

/** Rebuilds the scratch config from defaults, asserts success, and returns it. */
export function rebuildScratchConfig(service: TestService, body: Body = {}): Promise<NodeBalancerConfig> {
  const { ssl_cert = null, ssl_key = null } = body;
  const certificate = body.protocol === 'https' ? { ssl_cert, ssl_key } : {};
  return expectSuccess(rebuild(service, { ...plainConfig, ...body, ...certificate }));
}

/** Returns the scratch config. Only a rebuild returns a config, so this rebuilds it with its stored nodes. */
export async function currentConfig(service: TestService): Promise<NodeBalancerConfig> {
  const nodes = await loadStoredNodes(service);
  const stored = await service.runUnit('read', ({ db }) =>
    db.selectFrom('nodebalancer_configs').where('id', '=', scratchConfigId).select('value').executeTakeFirstOrThrow(),
  );
  const { proxy_protocol } = JSON.parse(stored.value) as NodeBalancerConfig;
  return expectSuccess(rebuild(service, { proxy_protocol, nodes: nodes.map(({ id }) => ({ id })) }));
}

/** Returns the stored nodes of a config. */
export function loadStoredNodes(
  { runUnit }: TestService,
  config = scratchConfigId,
): Promise<
  {
    readonly id: number;
    readonly address: string;
    readonly label: string;
    readonly weight: number;
    readonly mode: string;
  }[]
> {
  return runUnit('read', ({ db }) =>
    db
      .selectFrom('nodes')
      .where('config_id', '=', config)
      .orderBy('id')
      .select(['id', 'address', 'label', 'weight', 'mode'])
      .execute(),
  );
}

/** Asserts that a rebuild of the scratch config is rejected with 400 and errors on exactly these fields. */
export function expectRebuildError(
  service: TestService,
  body: object,
  ...fields: readonly string[]
): Promise<string[]> {
  return expectError(rebuildRaw(service, { nodes: [], ...body }), 400, ...fields);
}
