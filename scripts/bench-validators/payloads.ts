// Benchmark payloads, each in a valid variant and in a variant with three problems.

export interface Case {
  readonly name: string;
  /** Component schema. */
  readonly schema: string;
  /** Whether the schema has closed objects and is recursive, which some peers do not support. */
  readonly closed?: true;
  readonly value: unknown;
}

const record = { type: 'MX', name: 'mail', target: 'mx.example.com', priority: 10, ttl_sec: 3600 };

const instance = {
  id: 123,
  label: 'web-01',
  status: 'running',
  created: '2030-01-15T10:20:30Z',
  updated: '2030-02-01T08:00:00Z',
  type: 'standard-2',
  image: 'debian-12',
  region: 'region-1',
  group: '',
  tags: ['example', 'web'],
  hypervisor: 'kvm',
  ipv4: ['192.0.2.141', '192.168.133.234'],
  ipv6: '2001:db8::f03c:91ff:fe24:3a2f',
  specs: { disk: 81920, memory: 4096, vcpus: 2, gpus: 0, transfer: 4000 },
  alerts: { cpu: 180, network_in: 10, network_out: 10, transfer_quota: 80, io: 10000 },
  backups: {
    enabled: true,
    available: true,
    schedule: { day: 'Saturday', window: 'W22' },
    last_successful: '2030-01-31T22:12:00Z',
  },
  watchdog_enabled: true,
  host_uuid: '3a3ddd59-d9a7-4bb8-b04d-2a7e5d9c0b34',
  has_user_data: true,
};

const rebuild = {
  port: 80,
  protocol: 'http',
  algorithm: 'roundrobin',
  stickiness: 'table',
  check: 'http_body',
  check_interval: 31,
  check_timeout: 30,
  check_attempts: 3,
  check_path: '/health',
  check_body: 'ok',
  check_passive: true,
  nodes: Array.from({ length: 20 }, (_, index) => ({
    address: `192.168.133.${index + 1}:8080`,
    label: `web-${index}`,
    weight: 100,
    mode: 'accept',
  })),
};

const filter = { label: { '+contains': 'web' }, id: { '+gte': 10, '+lt': 20 }, '+order_by': 'id', '+order': 'desc' };

const page = {
  data: Array.from({ length: 100 }, (_, index) => ({ ...instance, id: index })),
  page: 1,
  pages: 1,
  results: 100,
};

export const cases: readonly Case[] = [
  { name: 'domain record, valid', schema: 'DomainRecordCreate', value: record },
  {
    name: 'domain record, three problems',
    schema: 'DomainRecordCreate',
    value: { ...record, target: 5, priority: 99999, ttl_sec: -1 },
  },
  { name: 'filter (closed objects), valid', schema: 'Filter', closed: true, value: filter },
  {
    name: 'filter (closed objects), three problems',
    schema: 'Filter',
    closed: true,
    value: { ...filter, '+order': 'up', '+order_by': 1, label: { '+contains': 5 } },
  },
  { name: 'instance, valid', schema: 'ComputeInstance', value: instance },
  {
    name: 'instance, three problems',
    schema: 'ComputeInstance',
    value: { ...instance, label: '-x', specs: { ...instance.specs, disk: 'big' }, host_uuid: 'none' },
  },
  { name: 'rebuild with 20 nodes, valid', schema: 'NodeBalancerConfigRebuild', value: rebuild },
  {
    name: 'rebuild with 20 nodes, three problems',
    schema: 'NodeBalancerConfigRebuild',
    value: {
      ...rebuild,
      port: 0,
      nodes: rebuild.nodes.map((node, index) =>
        index === 7 ? { ...node, mode: 'x' } : index === 15 ? { ...node, weight: 0 } : node,
      ),
    },
  },
  { name: 'page of 100 instances, valid', schema: 'ComputeInstancePage', value: page },
  {
    name: 'page of 100 instances, three problems',
    schema: 'ComputeInstancePage',
    value: { ...page, data: page.data.map((item, index) => (index % 40 === 10 ? { ...item, label: '-' } : item)) },
  },
];
