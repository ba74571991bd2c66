// Requests that break the preconditions of operations, one each, and values for which the other conditions do not hold.

import type { Row } from './breaks.ts';

const tagged: Row = {
  good: { resource: { tags: ['web', 'example'] }, body: { tags: ['example', 'web'] }, caller: { restricted: true } },
  breaks: { 'tags-need-unrestricted': { body: { tags: ['example'] } } },
};
const redacted = {
  good: { operation: 'createLongviewClient', caller: { level: 'read_only' } },
  broken: { operation: 'listLongviewClients' },
};

export const operationRows: Readonly<Record<string, Row>> = {
  createPaymentMethod: {
    good: { caller: { billing_address_current: true } },
    breaks: { 'billing-address-current': { caller: { billing_address_current: false } } },
  },
  updateComputeInstance: tagged,
  createDomainRecord: {
    good: { resource: { type: 'master' } },
    breaks: { 'domain-is-master': { resource: { type: 'slave' } } },
  },
  deleteStackScript: {
    good: { resource: { is_public: false } },
    breaks: { 'private-only': { resource: { is_public: true } } },
  },
  getStackScript: {
    good: { resource: { is_public: false, mine: true } },
    breaks: { 'public-or-mine': { resource: { mine: false } } },
  },
  updateStackScript: {
    good: { resource: { is_public: true }, body: {} },
    breaks: { 'public-stays-public': { body: { is_public: false } } },
  },
  deleteDatabase: {
    good: { resource: { status: 'degraded' } },
    breaks: { 'database-deletable': { resource: { status: 'provisioning' } } },
  },
  updateDatabase: {
    good: { resource: { status: 'active' }, body: { updates: { frequency: 'weekly', week_of_month: null } } },
    breaks: {
      'database-active': { resource: { status: 'failed' } },
      'weekly-takes-no-week': { body: { updates: { frequency: 'weekly', week_of_month: 2 } } },
    },
  },
  listDatabaseBackups: {
    good: { resource: { status: 'failed' } },
    breaks: { 'database-provisioned': { resource: { status: 'provisioning' } } },
  },
  createDatabaseBackup: {
    good: {
      resource: { status: 'active', cluster_size: 3 },
      body: { target: 'secondary' },
      self: { type: 'snapshot' },
    },
    breaks: {
      'database-active': { resource: { status: 'failed' } },
      'no-backup-in-progress': { resource: { status: 'backing_up' } },
      'secondary-needs-replica': { resource: { cluster_size: 1 } },
      'snapshots-per-database': { self: { type: 'auto' } },
    },
    besides: { 'no-backup-in-progress': ['database-active'] },
  },
  rebuildNodeBalancerConfig: {
    good: {
      resource: { protocol: 'https', ssl_cert: 'certificate', ssl_key: 'key' },
      body: { ssl_cert: '<REDACTED>', ssl_key: '<REDACTED>' },
    },
    breaks: {
      'certificate-needs-https': { body: { ssl_key: null, protocol: 'tcp' } },
      'key-needs-https': { body: { ssl_cert: null, protocol: 'tcp' } },
      'kept-certificate-exists': { resource: { ssl_cert: null } },
      'kept-key-exists': { resource: { ssl_key: null } },
    },
  },
  'part of LongviewClient': {
    good: redacted.good,
    breaks: { api_key: redacted.broken, install_code: redacted.broken },
  },
  'part of OAuthClient': {
    good: { operation: 'createOAuthClient' },
    breaks: { secret: { operation: 'getOAuthClient' } },
  },
};
