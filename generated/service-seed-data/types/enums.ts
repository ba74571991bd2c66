// Values and type guards of enums.

import type {
  ComputeStatus,
  DomainRecordType,
  DomainStatus,
  InstanceBackupStatus,
  NodeBalancerAlgorithm,
  NodeBalancerCheck,
  NodeBalancerCipherSuite,
  NodeBalancerProtocol,
  NodeBalancerProxyProtocol,
  NodeBalancerStickiness,
} from './schemas.ts';

const includes = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

export const computeStatusValues = [
  'running',
  'offline',
  'booting',
  'rebooting',
  'shutting_down',
  'provisioning',
  'deleting',
  'migrating',
  'rebuilding',
  'cloning',
  'restoring',
  'stopped',
] as const;
export const isComputeStatus = (value: unknown): value is ComputeStatus =>
  includes(computeStatusValues, value);

export const domainRecordTypeValues = [
  'A',
  'AAAA',
  'NS',
  'MX',
  'CNAME',
  'TXT',
  'SRV',
  'CAA',
  'PTR',
] as const;
export const isDomainRecordType = (value: unknown): value is DomainRecordType =>
  includes(domainRecordTypeValues, value);

export const domainStatusValues = ['disabled', 'active'] as const;
export const isDomainStatus = (value: unknown): value is DomainStatus =>
  includes(domainStatusValues, value);

export const instanceBackupStatusValues = [
  'paused',
  'pending',
  'running',
  'needsPostProcessing',
  'successful',
  'failed',
  'userAborted',
] as const;
export const isInstanceBackupStatus = (value: unknown): value is InstanceBackupStatus =>
  includes(instanceBackupStatusValues, value);

export const nodeBalancerAlgorithmValues = ['roundrobin', 'leastconn', 'source'] as const;
export const isNodeBalancerAlgorithm = (value: unknown): value is NodeBalancerAlgorithm =>
  includes(nodeBalancerAlgorithmValues, value);

export const nodeBalancerCheckValues = ['none', 'connection', 'http', 'http_body'] as const;
export const isNodeBalancerCheck = (value: unknown): value is NodeBalancerCheck =>
  includes(nodeBalancerCheckValues, value);

export const nodeBalancerCipherSuiteValues = ['recommended', 'legacy'] as const;
export const isNodeBalancerCipherSuite = (value: unknown): value is NodeBalancerCipherSuite =>
  includes(nodeBalancerCipherSuiteValues, value);

export const nodeBalancerProtocolValues = ['http', 'https', 'tcp'] as const;
export const isNodeBalancerProtocol = (value: unknown): value is NodeBalancerProtocol =>
  includes(nodeBalancerProtocolValues, value);

export const nodeBalancerProxyProtocolValues = ['none', 'v1', 'v2'] as const;
export const isNodeBalancerProxyProtocol = (value: unknown): value is NodeBalancerProxyProtocol =>
  includes(nodeBalancerProxyProtocolValues, value);

export const nodeBalancerStickinessValues = ['none', 'table', 'http_cookie'] as const;
export const isNodeBalancerStickiness = (value: unknown): value is NodeBalancerStickiness =>
  includes(nodeBalancerStickinessValues, value);
