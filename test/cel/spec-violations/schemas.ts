// Violations of the rules of schemas.

import type { OwnerViolations } from './violation-types.ts';

export const schemaViolations: Readonly<Record<string, OwnerViolations>> = {
  ComputeInstanceUpdate: {
    changes: {
      'day-is-not-scheduling': { self: { backups: { schedule: { day: 'Scheduling', window: 'W4' } } }, old: {} },
      'window-is-not-scheduling': { self: { backups: { schedule: { day: 'Sunday', window: 'Scheduling' } } }, old: {} },
    },
  },
  Database: {
    changes: {
      'weekly-names-no-week': {
        self: { updates: { frequency: 'weekly', week_of_month: 1 } },
        old: { updates: { frequency: 'weekly', week_of_month: null } },
      },
      'single-node-without-replication': { self: { cluster_size: 1 } },
      'high-availability-with-replication': { self: { replication_type: 'none' } },
      'allow-list-of-addresses': { self: { allow_list: ['192.0.2.0/24', 'example.com'] } },
    },
  },
  DatabaseMaintenanceWindow: {
    changes: {
      'monthly-names-week': { self: { frequency: 'monthly' } },
    },
  },
  DatabaseMaintenanceWindowUpdate: {
    changes: {
      'monthly-names-week': { self: { frequency: 'monthly', week_of_month: null } },
    },
  },
  DatabaseUpdate: { changes: { 'allow-list-of-addresses': { self: { allow_list: ['192.0.2.141/33'] } } } },
  Domain: {
    changes: {
      'master-ips-length': { self: { master_ips: Array.from({ length: 91 }, () => '192.0.2.141') } },
      'axfr-ips-length': { self: { axfr_ips: Array.from({ length: 91 }, () => '192.0.2.141') } },
    },
  },
  ManagedServiceCreate: {
    changes: {
      'region-of-private-address': { self: { address: 'https://10.0.0.1/health' } },
      'no-region-of-public-address': { self: { region: 'us-east' } },
    },
  },
  NodeBalancerConfig: {
    changes: {
      'check-interval-exceeds-timeout': { self: { check_interval: 30 } },
      'https-needs-certificate': { self: { ssl_cert: null } },
      'https-needs-key': { self: { ssl_key: null } },
      'proxy-protocol-needs-tcp': { self: { proxy_protocol: 'v1' } },
      'cookie-needs-http': { self: { protocol: 'tcp' } },
    },
  },
  NodeBalancerConfigRebuild: {
    valid: {
      self: { port: 80, protocol: 'http', stickiness: 'table', check_interval: 31, check_timeout: 30 },
      old: { ssl_cert: null, ssl_key: null },
    },
    changes: {
      'check-interval-exceeds-timeout': { self: { check_timeout: 31 } },
      'https-needs-certificate': { self: { protocol: 'https', ssl_cert: null } },
      'https-needs-key': { self: { protocol: 'https', ssl_key: null } },
      'certificate-needs-https': { self: { ssl_cert: '<REDACTED>' } },
      'key-needs-https': { self: { ssl_key: '<REDACTED>' } },
      'proxy-protocol-needs-tcp': { self: { proxy_protocol: 'v2' } },
      'cookie-needs-http': { self: { protocol: 'tcp', stickiness: 'http_cookie' } },
    },
  },
  PaymentMethodCreate: {
    changes: {
      'card-not-expired': {
        self: { data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2029, cvv: '123' } },
      },
    },
  },
  SecurityAnswers: {
    changes: {
      'three-unique-questions': {
        self: { security_questions: [1, 2, 1].map((question_id) => ({ question_id, response: 'Exampleville' })) },
      },
    },
  },
  Volume: { changes: { 'path-names-label': { self: { label: 'data-2' } } } },
};
