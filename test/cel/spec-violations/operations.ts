// Violations of the preconditions of operations, and of the conditions of redacted properties.

import type { OwnerViolations } from './violation-types.ts';

const tagChange: OwnerViolations = {
  valid: { resource: { tags: ['web', 'example'] }, body: { tags: ['example', 'web'] }, caller: { restricted: true } },
  changes: { 'tags-need-unrestricted': { body: { tags: ['example'] } } },
};
const clientOperations = {
  valid: { operation: 'createLongviewClient', caller: { level: 'read_only' } },
  invalid: { operation: 'listLongviewClients' },
};

export const operationViolations: Readonly<Record<string, OwnerViolations>> = {
  createPaymentMethod: {
    valid: { caller: { billing_address_current: true } },
    changes: { 'billing-address-current': { caller: { billing_address_current: false } } },
  },
  updateComputeInstance: tagChange,
  createDomainRecord: {
    valid: { resource: { type: 'master' } },
    changes: { 'domain-is-master': { resource: { type: 'slave' } } },
  },
  deleteStackScript: {
    valid: { resource: { is_public: false } },
    changes: { 'private-only': { resource: { is_public: true } } },
  },
  getStackScript: {
    valid: { resource: { is_public: false, mine: true } },
    changes: { 'public-or-mine': { resource: { mine: false } } },
  },
  updateStackScript: {
    valid: { resource: { is_public: true }, body: {} },
    changes: { 'public-stays-public': { body: { is_public: false } } },
  },
  deleteDatabase: {
    valid: { resource: { status: 'degraded' } },
    changes: { 'database-deletable': { resource: { status: 'provisioning' } } },
  },
  updateDatabase: {
    valid: { resource: { status: 'active' }, body: { updates: { frequency: 'weekly', week_of_month: null } } },
    changes: {
      'database-active': { resource: { status: 'failed' } },
      'weekly-takes-no-week': { body: { updates: { frequency: 'weekly', week_of_month: 2 } } },
    },
  },
  listDatabaseBackups: {
    valid: { resource: { status: 'failed' } },
    changes: { 'database-provisioned': { resource: { status: 'provisioning' } } },
  },
  createDatabaseBackup: {
    valid: {
      resource: { status: 'active', cluster_size: 3 },
      body: { target: 'secondary' },
      self: { type: 'snapshot' },
    },
    changes: {
      'database-active': { resource: { status: 'failed' } },
      'no-backup-in-progress': { resource: { status: 'backing_up' } },
      'secondary-needs-replica': { resource: { cluster_size: 1 } },
      'snapshots-per-database': { self: { type: 'auto' } },
    },
    alsoViolated: { 'no-backup-in-progress': ['database-active'] },
  },
  rebuildNodeBalancerConfig: {
    valid: {
      resource: { protocol: 'https', ssl_cert: 'certificate', ssl_key: 'key' },
      body: { ssl_cert: '<REDACTED>', ssl_key: '<REDACTED>' },
    },
    changes: {
      'certificate-needs-https': { body: { ssl_key: null, protocol: 'tcp' } },
      'key-needs-https': { body: { ssl_cert: null, protocol: 'tcp' } },
      'kept-certificate-exists': { resource: { ssl_cert: null } },
      'kept-key-exists': { resource: { ssl_key: null } },
    },
  },
  'part of LongviewClient': {
    valid: clientOperations.valid,
    changes: { api_key: clientOperations.invalid, install_code: clientOperations.invalid },
  },
  'part of OAuthClient': {
    valid: { operation: 'createOAuthClient' },
    changes: { secret: { operation: 'getOAuthClient' } },
  },
};
