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

/** Values of `ComputeStatus`. */
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
/** Type guard for `ComputeStatus`. */
export const isComputeStatus = (value: unknown): value is ComputeStatus =>
  includes(computeStatusValues, value);

/** Values of `DomainRecordType`. */
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
/** Type guard for `DomainRecordType`. */
export const isDomainRecordType = (value: unknown): value is DomainRecordType =>
  includes(domainRecordTypeValues, value);

/** Values of `DomainStatus`. */
export const domainStatusValues = ['disabled', 'active'] as const;
/** Type guard for `DomainStatus`. */
export const isDomainStatus = (value: unknown): value is DomainStatus =>
  includes(domainStatusValues, value);

/** Values of `InstanceBackupStatus`. */
export const instanceBackupStatusValues = [
  'paused',
  'pending',
  'running',
  'needsPostProcessing',
  'successful',
  'failed',
  'userAborted',
] as const;
/** Type guard for `InstanceBackupStatus`. */
export const isInstanceBackupStatus = (value: unknown): value is InstanceBackupStatus =>
  includes(instanceBackupStatusValues, value);

/** Values of `NodeBalancerAlgorithm`. */
export const nodeBalancerAlgorithmValues = ['roundrobin', 'leastconn', 'source'] as const;
/** Type guard for `NodeBalancerAlgorithm`. */
export const isNodeBalancerAlgorithm = (value: unknown): value is NodeBalancerAlgorithm =>
  includes(nodeBalancerAlgorithmValues, value);

/** Values of `NodeBalancerCheck`. */
export const nodeBalancerCheckValues = ['none', 'connection', 'http', 'http_body'] as const;
/** Type guard for `NodeBalancerCheck`. */
export const isNodeBalancerCheck = (value: unknown): value is NodeBalancerCheck =>
  includes(nodeBalancerCheckValues, value);

/** Values of `NodeBalancerCipherSuite`. */
export const nodeBalancerCipherSuiteValues = ['recommended', 'legacy'] as const;
/** Type guard for `NodeBalancerCipherSuite`. */
export const isNodeBalancerCipherSuite = (value: unknown): value is NodeBalancerCipherSuite =>
  includes(nodeBalancerCipherSuiteValues, value);

/** Values of `NodeBalancerProtocol`. */
export const nodeBalancerProtocolValues = ['http', 'https', 'tcp'] as const;
/** Type guard for `NodeBalancerProtocol`. */
export const isNodeBalancerProtocol = (value: unknown): value is NodeBalancerProtocol =>
  includes(nodeBalancerProtocolValues, value);

/** Values of `NodeBalancerProxyProtocol`. */
export const nodeBalancerProxyProtocolValues = ['none', 'v1', 'v2'] as const;
/** Type guard for `NodeBalancerProxyProtocol`. */
export const isNodeBalancerProxyProtocol = (value: unknown): value is NodeBalancerProxyProtocol =>
  includes(nodeBalancerProxyProtocolValues, value);

/** Values of `NodeBalancerStickiness`. */
export const nodeBalancerStickinessValues = ['none', 'table', 'http_cookie'] as const;
/** Type guard for `NodeBalancerStickiness`. */
export const isNodeBalancerStickiness = (value: unknown): value is NodeBalancerStickiness =>
  includes(nodeBalancerStickinessValues, value);
