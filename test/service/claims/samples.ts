// One request to each operation that needs a token: what it is sent to, and which scope it needs.

import type { Fixtures } from '../harness/fixtures.ts';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';

export interface Sample {
  readonly category: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Only unrestricted users may. */
  readonly unrestricted?: true;
  /** Every token of an unrestricted user may. */
  readonly whatever?: true;
}

/** All operations under `/v4` but the one that needs no token. What is sent changes nothing: bodies are empty, or what would be deleted is not there. */
export function samplesOf(fixtures: Fixtures): readonly Sample[] {
  const {
    compute_id,
    database_id,
    nodebalancer_id,
    nodebalancer_config_id,
    domain_id,
    stackscript_id,
    firewall_id,
    username,
    tag,
  } = fixtures;
  const absent = 2_000_000_000;
  return [
    { category: 'account', method: 'GET', path: `/account/users/${username}`, unrestricted: true },
    { category: 'account', method: 'PUT', path: `/account/users/${username}`, unrestricted: true },
    { category: 'account', method: 'DELETE', path: '/account/users/nobody-at-all', unrestricted: true },
    { category: 'account', method: 'GET', path: '/account/payment-methods' },
    { category: 'account', method: 'POST', path: '/account/payment-methods' },
    { category: 'account', method: 'GET', path: '/account/oauth-clients' },
    { category: 'account', method: 'POST', path: '/account/oauth-clients' },
    { category: 'compute', method: 'GET', path: `/compute/instances/${compute_id}` },
    { category: 'compute', method: 'PUT', path: `/compute/instances/${compute_id}` },
    { category: 'compute', method: 'GET', path: `/compute/instances/${compute_id}/backups` },
    { category: 'compute', method: 'POST', path: `/compute/instances/${compute_id}/backups` },
    { category: 'account', method: 'GET', path: `/tags/${tag}`, unrestricted: true },
    { category: 'account', method: 'DELETE', path: '/tags/nothing-carries-this', unrestricted: true },
    { category: 'databases', method: 'GET', path: `/databases/mysql/instances/${database_id}` },
    { category: 'databases', method: 'PUT', path: `/databases/mysql/instances/${database_id}` },
    {
      category: 'databases',
      method: 'DELETE',
      path: `/databases/mysql/instances/${absent}`,
      unrestricted: true,
      whatever: true,
    },
    { category: 'databases', method: 'GET', path: `/databases/mysql/instances/${database_id}/backups` },
    { category: 'databases', method: 'POST', path: `/databases/mysql/instances/${database_id}/backups` },
    { category: 'stackscripts', method: 'PUT', path: `/compute/stackscripts/${stackscript_id}` },
    { category: 'stackscripts', method: 'DELETE', path: `/compute/stackscripts/${absent}` },
    { category: 'longview', method: 'GET', path: '/longview/clients' },
    { category: 'longview', method: 'POST', path: '/longview/clients' },
    { category: 'longview', method: 'GET', path: '/longview/clients/5001' },
    { category: 'longview', method: 'PUT', path: '/longview/clients/5001' },
    { category: 'longview', method: 'DELETE', path: `/longview/clients/${absent}` },
    { category: 'nodebalancers', method: 'GET', path: `/nodebalancers/${nodebalancer_id}` },
    { category: 'nodebalancers', method: 'PUT', path: `/nodebalancers/${nodebalancer_id}` },
    { category: 'nodebalancers', method: 'DELETE', path: `/nodebalancers/${absent}` },
    {
      category: 'nodebalancers',
      method: 'POST',
      path: `/nodebalancers/${nodebalancer_id}/configs/${nodebalancer_config_id}/rebuild`,
    },
    { category: 'account', method: 'GET', path: '/profile/security-questions' },
    { category: 'account', method: 'POST', path: '/profile/security-questions' },
    { category: 'account', method: 'GET', path: '/profile/sshkeys' },
    { category: 'account', method: 'POST', path: '/profile/sshkeys' },
    { category: 'domains', method: 'GET', path: `/domains/${domain_id}/records` },
    { category: 'domains', method: 'POST', path: `/domains/${domain_id}/records` },
    { category: 'account', method: 'GET', path: '/managed/services', unrestricted: true },
    { category: 'account', method: 'POST', path: '/managed/services', unrestricted: true },
    { category: 'account', method: 'GET', path: `/managed/compute-settings/${compute_id}`, unrestricted: true },
    { category: 'account', method: 'PUT', path: `/managed/compute-settings/${compute_id}`, unrestricted: true },
    { category: 'firewall', method: 'GET', path: `/networking/firewalls/${firewall_id}/devices` },
    { category: 'firewall', method: 'POST', path: `/networking/firewalls/${firewall_id}/devices` },
  ];
}

/** The samples of a category, and of each other one the first. */
export function samplesAround(fixtures: Fixtures, category: string): readonly Sample[] {
  const all = samplesOf(fixtures);
  return all.filter(
    (sample) => sample.category === category || sample === all.find((each) => each.category === sample.category),
  );
}

/** Sends a sample with a token, or without one. */
export function send(world: World, { method, path }: Sample, token?: string): Promise<RawResponse> {
  return world.raw(method, `/v4${path}`, { token, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
}

/** Whether a request got past authentication, scopes and kind of user. */
export const passed = ({ status }: RawResponse): boolean => status !== 401 && status !== 403;

/** The token of the demo world that has this scope alone. */
export const tokenOf = (category: string, level: 'read_only' | 'read_write'): string =>
  `demo-${category.replace('_', '-')}-${level.replace('_', '-')}-token`;
