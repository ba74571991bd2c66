// What the interface says of NodeBalancers, their configs and firewall devices.

import { config, device, nodeBalancer } from '../../resources.ts';
import type { Meanings } from './shape.ts';

export const meanings: readonly Meanings[] = [
  [
    nodeBalancer,
    {
      label: { says: [/3 to 32/, /unique on the account/i] },
      region: { says: [/backends must be in the same region/i] },
      ipv4: { says: [/public IPv4 address/i] },
      ipv6: { says: [/public IPv6 address/i] },
      hostname: { says: [/begins with the IP address/i, /ends with a fixed provider domain suffix/i] },
      client_conn_throttle: { says: [/connections per second/i, /0 disables throttling/i] },
      transfer: { says: [/this month/i, /\bMB\b/] },
      'transfer.total': { says: [/\bMB\b/, /this month/i] },
      'transfer.in': { says: [/inbound/i, /\bMB\b/, /this month/i] },
      'transfer.out': { says: [/outbound/i, /\bMB\b/, /this month/i] },
    },
  ],
  [
    config,
    {
      nodebalancer_id: { says: [/owning NodeBalancer/i] },
      port: { says: [/unique among the configs of one NodeBalancer/i, /no protocol is enforced by port number/i] },
      protocol: {
        means: {
          http: /does not support `ssl_cert` and `ssl_key`/i,
          https: /requires both `ssl_cert` and `ssl_key`/i,
          tcp: /does not support `ssl_cert` and `ssl_key`/i,
        },
      },
      stickiness: {
        means: {
          none: /algorithm/i,
          table: /same remote address goes to the same backend/i,
          http_cookie: /cookie set by the NodeBalancer, for HTTP or HTTPS clients/i,
        },
      },
      check: {
        means: {
          none: /no check/i,
          connection: /connection .*must succeed/i,
          http: /must serve HTTP and the response must match/i,
          http_body: /must serve HTTP and the response must match/i,
        },
      },
      check_interval: { says: [/seconds between checks/i, /greater than `check_timeout`/i] },
      check_timeout: { says: [/seconds to wait for one attempt/i, /less than `check_interval`/i] },
      check_attempts: { says: [/attempts .*before a backend counts as down/i] },
      check_path: { says: [/URL path to check/i, /may be empty/i] },
      check_body: { says: [/must appear in the response body for the check to pass/i] },
      check_passive: { says: [/any 5xx response marks the backend unhealthy and removes it from rotation/i] },
      proxy_protocol: {
        means: {
          none: /no header/i,
          v1: /text header.*requires the protocol `tcp`/i,
          v2: /binary header.*requires the protocol `tcp`/i,
        },
      },
      cipher_suite: { means: { recommended: /./, legacy: /insecure; only if necessary/i } },
      ssl_cert: { says: [/PEM certificate/i, /CA chain/i, /Diffie-Hellman parameters/i, /`<REDACTED>`/] },
      ssl_key: { says: [/PEM private key for `ssl_cert`/i, /`<REDACTED>`/] },
      ssl_commonname: { says: [/derived from the certificate/i] },
      ssl_fingerprint: { says: [/SHA1 fingerprint/i, /derived from the certificate/i] },
      nodes_status: { says: [/refreshed periodically as checks run/i] },
    },
  ],
  [device, { 'entity.url': { says: [/path to the entity/i] } }],
];
