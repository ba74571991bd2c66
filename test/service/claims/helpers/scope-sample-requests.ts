// Sample requests: one for each operation that requires a token, with the required scope.

import type { Fixtures } from '../../harness/fixtures.ts';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';

/** A sample request. */
export interface Sample {
  readonly category: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Whether only unrestricted users are allowed. */
  readonly unrestrictedOnly?: true;
  /** Whether every token of an unrestricted user is allowed. */
  readonly anyScope?: true;
}

/**
 * Returns a request for each operation under `/v4` except the one that requires no token. The requests change nothing:
 * bodies are empty, and requests to delete address missing resources.
 */
export function sampleRequests(fixtures: Fixtures): readonly Sample[] {
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
  const missingId = 2_000_000_000;
  return [
    { category: 'account', method: 'GET', path: `/account/users/${username}`, unrestrictedOnly: true },
    { category: 'account', method: 'PUT', path: `/account/users/${username}`, unrestrictedOnly: true },
    { category: 'account', method: 'DELETE', path: '/account/users/unknown', unrestrictedOnly: true },
    { category: 'account', method: 'GET', path: '/account/payment-methods' },
    { category: 'account', method: 'POST', path: '/account/payment-methods' },
    { category: 'account', method: 'GET', path: '/account/oauth-clients' },
    { category: 'account', method: 'POST', path: '/account/oauth-clients' },
    { category: 'compute', method: 'GET', path: `/compute/instances/${compute_id}` },
    { category: 'compute', method: 'PUT', path: `/compute/instances/${compute_id}` },
    { category: 'compute', method: 'GET', path: `/compute/instances/${compute_id}/backups` },
    { category: 'compute', method: 'POST', path: `/compute/instances/${compute_id}/backups` },
    { category: 'account', method: 'GET', path: `/tags/${tag}`, unrestrictedOnly: true },
    { category: 'account', method: 'DELETE', path: '/tags/unused', unrestrictedOnly: true },
    { category: 'databases', method: 'GET', path: `/databases/mysql/instances/${database_id}` },
    { category: 'databases', method: 'PUT', path: `/databases/mysql/instances/${database_id}` },
    {
      category: 'databases',
      method: 'DELETE',
      path: `/databases/mysql/instances/${missingId}`,
      unrestrictedOnly: true,
      anyScope: true,
    },
    { category: 'databases', method: 'GET', path: `/databases/mysql/instances/${database_id}/backups` },
    { category: 'databases', method: 'POST', path: `/databases/mysql/instances/${database_id}/backups` },
    { category: 'stackscripts', method: 'PUT', path: `/compute/stackscripts/${stackscript_id}` },
    { category: 'stackscripts', method: 'DELETE', path: `/compute/stackscripts/${missingId}` },
    { category: 'longview', method: 'GET', path: '/longview/clients' },
    { category: 'longview', method: 'POST', path: '/longview/clients' },
    { category: 'longview', method: 'GET', path: '/longview/clients/5001' },
    { category: 'longview', method: 'PUT', path: '/longview/clients/5001' },
    { category: 'longview', method: 'DELETE', path: `/longview/clients/${missingId}` },
    { category: 'nodebalancers', method: 'GET', path: `/nodebalancers/${nodebalancer_id}` },
    { category: 'nodebalancers', method: 'PUT', path: `/nodebalancers/${nodebalancer_id}` },
    { category: 'nodebalancers', method: 'DELETE', path: `/nodebalancers/${missingId}` },
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
    { category: 'account', method: 'GET', path: '/managed/services', unrestrictedOnly: true },
    { category: 'account', method: 'POST', path: '/managed/services', unrestrictedOnly: true },
    { category: 'account', method: 'GET', path: `/managed/compute-settings/${compute_id}`, unrestrictedOnly: true },
    { category: 'account', method: 'PUT', path: `/managed/compute-settings/${compute_id}`, unrestrictedOnly: true },
    { category: 'firewall', method: 'GET', path: `/networking/firewalls/${firewall_id}/devices` },
    { category: 'firewall', method: 'POST', path: `/networking/firewalls/${firewall_id}/devices` },
  ];
}

/** Returns the samples of a category and the first sample of each other category. */
export function samplesForCategory(fixtures: Fixtures, category: string): readonly Sample[] {
  const samples = sampleRequests(fixtures);
  return samples.filter(
    (sample) =>
      sample.category === category || sample === samples.find(({ category: other }) => other === sample.category),
  );
}

/** Sends a sample, optionally with a token. */
export function sendSample(service: TestService, { method, path }: Sample, token?: string): Promise<RawResponse> {
  return service.raw(method, `/v4${path}`, { token, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
}

/** Whether the token, scopes, and user of a request were accepted. */
export const isAuthorized = ({ status }: RawResponse): boolean => status !== 401 && status !== 403;

/** Returns the token in the demo seed data that has only this scope. */
export const demoToken = (category: string, level: 'read_only' | 'read_write'): string =>
  `demo-${category.replace('_', '-')}-${level.replace('_', '-')}-token`;
