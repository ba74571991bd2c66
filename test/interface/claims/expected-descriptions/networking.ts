// Expected descriptions of NodeBalancers, their configs, and firewall devices.

import { config, device, nodeBalancer } from '../../resources.ts';
import type { ResourceDescriptions } from './types.ts';

export const descriptions: readonly ResourceDescriptions[] = [
  [
    nodeBalancer,
    {
      label: { description: [/3 to 32/, /unique on the account/i] },
      region: { description: [/backends must be in the same region/i] },
      ipv4: { description: [/public IPv4 address/i] },
      ipv6: { description: [/public IPv6 address/i] },
      hostname: { description: [/begins with the IP address/i, /ends with a fixed provider domain suffix/i] },
      client_conn_throttle: { description: [/connections per second/i, /0 disables throttling/i] },
      transfer: { description: [/this month/i, /\bMB\b/] },
      'transfer.total': { description: [/\bMB\b/, /this month/i] },
      'transfer.in': { description: [/inbound/i, /\bMB\b/, /this month/i] },
      'transfer.out': { description: [/outbound/i, /\bMB\b/, /this month/i] },
    },
  ],
  [
    config,
    {
      nodebalancer_id: { description: [/owning NodeBalancer/i] },
      port: {
        description: [/unique among the configs of one NodeBalancer/i, /no protocol is enforced by port number/i],
      },
      protocol: {
        valueDescriptions: {
          http: /does not support `ssl_cert` and `ssl_key`/i,
          https: /requires both `ssl_cert` and `ssl_key`/i,
          tcp: /does not support `ssl_cert` and `ssl_key`/i,
        },
      },
      stickiness: {
        valueDescriptions: {
          none: /algorithm/i,
          table: /same remote address goes to the same backend/i,
          http_cookie: /cookie set by the NodeBalancer, for HTTP or HTTPS clients/i,
        },
      },
      check: {
        valueDescriptions: {
          none: /no check/i,
          connection: /connection .*must succeed/i,
          http: /must serve HTTP and the response must match/i,
          http_body: /must serve HTTP and the response must match/i,
        },
      },
      check_interval: { description: [/seconds between checks/i, /greater than `check_timeout`/i] },
      check_timeout: { description: [/seconds to wait for one attempt/i, /less than `check_interval`/i] },
      check_attempts: { description: [/attempts .*before a backend counts as down/i] },
      check_path: { description: [/URL path to check/i, /may be empty/i] },
      check_body: { description: [/must appear in the response body for the check to pass/i] },
      check_passive: { description: [/any 5xx response marks the backend unhealthy and removes it from rotation/i] },
      proxy_protocol: {
        valueDescriptions: {
          none: /no header/i,
          v1: /text header.*requires the protocol `tcp`/i,
          v2: /binary header.*requires the protocol `tcp`/i,
        },
      },
      cipher_suite: { valueDescriptions: { recommended: /./, legacy: /insecure; only if necessary/i } },
      ssl_cert: { description: [/PEM certificate/i, /CA chain/i, /Diffie-Hellman parameters/i, /`<REDACTED>`/] },
      ssl_key: { description: [/PEM private key for `ssl_cert`/i, /`<REDACTED>`/] },
      ssl_commonname: { description: [/derived from the certificate/i] },
      ssl_fingerprint: { description: [/SHA1 fingerprint/i, /derived from the certificate/i] },
      nodes_status: { description: [/refreshed periodically as checks run/i] },
    },
  ],
  [device, { 'entity.url': { description: [/path to the entity/i] } }],
];
