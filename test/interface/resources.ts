// The resources of the interface: the names of their fields, and every response that returns them.

import type { Resource } from './checks/field.ts';
import { answer, field, kind } from './find.ts';

const entry = (call: string): ReturnType<typeof field> => field(answer(call), 'data[]');
const tagged = (fields: readonly string[]): ReturnType<typeof kind> =>
  kind(answer('GET /v4/tags/{label}'), 'data[].data', fields);

/** The names of the top-level fields of each resource. */
export const fields = {
  user: [
    'email',
    'username',
    'restricted',
    'ssh_keys',
    'tfa_enabled',
    'verified_phone_number',
    'password_created',
    'last_login',
  ],
  compute: [
    'id',
    'label',
    'status',
    'created',
    'updated',
    'type',
    'image',
    'region',
    'group',
    'tags',
    'hypervisor',
    'ipv4',
    'ipv6',
    'specs',
    'alerts',
    'backups',
    'watchdog_enabled',
    'host_uuid',
    'has_user_data',
  ],
  backup: ['id', 'type', 'status', 'available', 'created', 'updated', 'finished', 'label', 'configs', 'disks'],
  domain: [
    'id',
    'type',
    'status',
    'domain',
    'group',
    'tags',
    'description',
    'soa_email',
    'master_ips',
    'axfr_ips',
    'retry_sec',
    'expire_sec',
    'refresh_sec',
    'ttl_sec',
  ],
  volume: [
    'id',
    'label',
    'region',
    'tags',
    'status',
    'created',
    'updated',
    'filesystem_path',
    'size',
    'compute_id',
    'compute_label',
    'hardware_type',
  ],
  nodeBalancer: [
    'id',
    'label',
    'region',
    'tags',
    'created',
    'updated',
    'ipv4',
    'ipv6',
    'hostname',
    'client_conn_throttle',
    'transfer',
  ],
  config: [
    'id',
    'nodebalancer_id',
    'port',
    'protocol',
    'algorithm',
    'stickiness',
    'check',
    'check_interval',
    'check_timeout',
    'check_attempts',
    'check_path',
    'check_body',
    'check_passive',
    'proxy_protocol',
    'cipher_suite',
    'ssl_cert',
    'ssl_key',
    'ssl_commonname',
    'ssl_fingerprint',
    'nodes_status',
  ],
  database: [
    'id',
    'label',
    'status',
    'created',
    'updated',
    'type',
    'engine',
    'version',
    'region',
    'encrypted',
    'allow_list',
    'cluster_size',
    'hosts',
    'ssl_connection',
    'replication_type',
    'port',
    'updates',
  ],
  paymentMethod: ['id', 'created', 'type', 'is_default', 'data'],
  stackScript: [
    'id',
    'username',
    'label',
    'description',
    'is_public',
    'user_avatar_id',
    'images',
    'deployments_total',
    'deployments_active',
    'rev_note',
    'script',
    'user_defined_fields',
    'created',
    'updated',
    'mine',
  ],
  longviewClient: ['id', 'label', 'created', 'updated', 'api_key', 'install_code', 'apps'],
  sshKey: ['id', 'created', 'label', 'ssh_key'],
  record: [
    'id',
    'created',
    'updated',
    'type',
    'name',
    'target',
    'ttl_sec',
    'priority',
    'weight',
    'port',
    'service',
    'protocol',
    'tag',
  ],
  managedService: [
    'id',
    'created',
    'updated',
    'status',
    'label',
    'service_type',
    'address',
    'timeout',
    'body',
    'region',
    'consultation_group',
    'notes',
    'credentials',
  ],
  managedSettings: ['id', 'label', 'group', 'ssh'],
  device: ['id', 'created', 'updated', 'entity'],
  oauthClient: ['id', 'status', 'label', 'redirect_uri', 'secret', 'thumbnail_url', 'public'],
} as const;

export const user: Resource = {
  name: 'User',
  at: ['GET', 'PUT'].map((method) => answer(`${method} /v4/account/users/{username}`)),
};

export const compute: Resource = {
  name: 'Compute instance',
  at: [
    ...['GET', 'PUT'].map((method) => answer(`${method} /v4/compute/instances/{computeId}`)),
    tagged(fields.compute),
  ],
};

const backups = answer('GET /v4/compute/instances/{computeId}/backups');

export const backup: Resource = {
  name: 'Instance backup',
  at: [
    answer('POST /v4/compute/instances/{computeId}/backups'),
    field(backups, 'automatic[]'),
    field(backups, 'snapshot.in_progress'),
    field(backups, 'snapshot.current'),
  ],
};

export const domain: Resource = { name: 'Domain', at: [tagged(fields.domain)] };

export const volume: Resource = { name: 'Volume', at: [tagged(fields.volume)] };

export const nodeBalancer: Resource = {
  name: 'NodeBalancer',
  at: [
    ...['GET', 'PUT'].map((method) => answer(`${method} /v4/nodebalancers/{nodeBalancerId}`)),
    tagged(fields.nodeBalancer),
  ],
};

export const config: Resource = {
  name: 'NodeBalancer config',
  at: [answer('POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild')],
};

export const database: Resource = {
  name: 'Managed MySQL database',
  at: ['GET', 'PUT'].map((method) => answer(`${method} /v4/databases/mysql/instances/{instanceId}`)),
};

export const paymentMethod: Resource = { name: 'Payment method', at: [entry('GET /v4/account/payment-methods')] };

export const stackScript: Resource = {
  name: 'StackScript',
  at: ['GET', 'PUT'].map((method) => answer(`${method} /v4/compute/stackscripts/{stackscriptId}`)),
};

export const longviewClient: Resource = {
  name: 'Longview client',
  at: [
    entry('GET /v4/longview/clients'),
    answer('POST /v4/longview/clients'),
    ...['GET', 'PUT'].map((method) => answer(`${method} /v4/longview/clients/{clientId}`)),
  ],
};

export const question: Resource = {
  name: 'Security question',
  at: [field(answer('GET /v4/profile/security-questions'), 'security_questions[]')],
};

export const answeredQuestion: Resource = {
  name: 'Answered security question',
  at: [field(answer('POST /v4/profile/security-questions'), 'security_questions[]')],
};

export const sshKey: Resource = {
  name: 'SSH key',
  at: [entry('GET /v4/profile/sshkeys'), answer('POST /v4/profile/sshkeys')],
};

export const record: Resource = {
  name: 'Domain record',
  at: [entry('GET /v4/domains/{domainId}/records'), answer('POST /v4/domains/{domainId}/records')],
};

export const managedService: Resource = {
  name: 'Managed service',
  at: [entry('GET /v4/managed/services'), answer('POST /v4/managed/services')],
};

export const managedSettings: Resource = {
  name: 'Managed compute settings',
  at: ['GET', 'PUT'].map((method) => answer(`${method} /v4/managed/compute-settings/{computeId}`)),
};

export const device: Resource = {
  name: 'Firewall device',
  at: [
    entry('GET /v4/networking/firewalls/{firewallId}/devices'),
    answer('POST /v4/networking/firewalls/{firewallId}/devices'),
  ],
};

export const oauthClient: Resource = {
  name: 'OAuth client',
  at: [entry('GET /v4/account/oauth-clients'), answer('POST /v4/account/oauth-clients')],
};
