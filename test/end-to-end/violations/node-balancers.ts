// Requests that each violate one rule or precondition for NodeBalancers.

import type { RebuildNodeBalancerConfigRequest } from '@cloud-api/client';
import { withProperties } from '../../targets/server/spec-service.ts';
import type { Violation, Violations } from './violation.ts';

/** Returns a request that rebuilds the stored config: by default, https with a certificate and a key. */
function rebuild(
  body: Omit<RebuildNodeBalancerConfigRequest['body'], 'nodes'>,
  stored: Readonly<Record<string, unknown>> = {},
): Violation {
  return {
    serviceOptions: { change: withProperties(stored) },
    call: ({ nodebalancers }) =>
      nodebalancers.rebuildNodeBalancerConfig({
        path: { nodeBalancerId: 123, configId: 456 },
        body: { ...body, nodes: [] },
      }),
  };
}

const certificate = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const key = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----';
const httpConfig = { protocol: 'http', stickiness: 'table' };

export const nodeBalancers: Violations = {
  'NodeBalancerConfig/check-interval-exceeds-timeout': rebuild(
    { check_timeout: 30 },
    { check_interval: 30, check_timeout: 5 },
  ),
  'NodeBalancerConfig/https-needs-certificate': rebuild({ protocol: 'https' }, { ...httpConfig, ssl_cert: null }),
  'NodeBalancerConfig/https-needs-key': rebuild({ protocol: 'https' }, { ...httpConfig, ssl_key: null }),
  'NodeBalancerConfig/proxy-protocol-needs-tcp': rebuild({ proxy_protocol: 'v1' }),
  'NodeBalancerConfig/cookie-needs-http': rebuild({ protocol: 'tcp' }, { stickiness: 'http_cookie' }),

  'NodeBalancerConfigRebuild/check-interval-exceeds-timeout': rebuild({ check_interval: 5, check_timeout: 5 }),
  'NodeBalancerConfigRebuild/https-needs-certificate': rebuild({ protocol: 'https', ssl_cert: null }),
  'NodeBalancerConfigRebuild/https-needs-key': rebuild({ protocol: 'https', ssl_key: null }),
  'NodeBalancerConfigRebuild/certificate-needs-https': rebuild({ protocol: 'http', ssl_cert: certificate }),
  'NodeBalancerConfigRebuild/key-needs-https': rebuild({ protocol: 'http', ssl_key: key }),
  'NodeBalancerConfigRebuild/proxy-protocol-needs-tcp': rebuild({ protocol: 'http', proxy_protocol: 'v1' }),
  'NodeBalancerConfigRebuild/cookie-needs-http': rebuild({ protocol: 'tcp', stickiness: 'http_cookie' }),

  'rebuildNodeBalancerConfig/certificate-needs-https': rebuild({ ssl_cert: certificate }, httpConfig),
  'rebuildNodeBalancerConfig/key-needs-https': rebuild({ ssl_key: key }, httpConfig),
  // With https, the rule that requires a certificate would apply first.
  'rebuildNodeBalancerConfig/kept-certificate-exists': {
    ...rebuild({ ssl_cert: '<REDACTED>' }, { ...httpConfig, ssl_cert: null }),
    alsoViolated: ['rebuildNodeBalancerConfig/certificate-needs-https'],
  },
  'rebuildNodeBalancerConfig/kept-key-exists': {
    ...rebuild({ ssl_key: '<REDACTED>' }, { ...httpConfig, ssl_key: null }),
    alsoViolated: ['rebuildNodeBalancerConfig/key-needs-https'],
  },
};
