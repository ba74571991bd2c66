// Requests that violate the remaining rules, preconditions, and limits of the document.

import type { CreateManagedServiceRequest, UpdateDatabaseRequest } from '@cloud-api/client';
import type { MemoryRecord } from '@cloud-api/server/memory';
import { account, withProperties } from '../../targets/server/spec-service.ts';
import type { Violation, Violations } from './violation.ts';

type StoredData = Required<Pick<Violation, 'serviceOptions'>>;

/** Returns options that store the examples with changed properties. */
const withStored = (properties: Readonly<Record<string, unknown>>): StoredData => ({
  serviceOptions: { change: withProperties(properties) },
});
/** Returns options that store additional records. */
const withRecords = (count: number, createRecord: (key: number) => MemoryRecord): StoredData => ({
  serviceOptions: { additionalRecords: Array.from({ length: count }, (_, index) => createRecord(1_000_000 + index)) },
});

const updateDatabase = (
  body: UpdateDatabaseRequest['body'],
  properties: Readonly<Record<string, unknown>> = {},
): Violation => ({
  ...withStored(properties),
  call: ({ databases }) => databases.updateDatabase({ path: { instanceId: 123 }, body }),
});
const backupCreation: Violation = {
  call: ({ databases }) =>
    databases.createDatabaseBackup({ path: { instanceId: 123 }, body: { label: 'before', target: 'secondary' } }),
};
const createManagedService = (
  body: Omit<CreateManagedServiceRequest['body'], 'label' | 'service_type' | 'timeout'>,
): Violation => ({
  call: ({ managed }) =>
    managed.createManagedService({ body: { label: 'queue', service_type: 'tcp', timeout: 10, ...body } }),
});
const createCard = (expiry_year = 2035): Violation => ({
  call: ({ paymentMethods }) =>
    paymentMethods.createPaymentMethod({
      body: {
        type: 'credit_card',
        is_default: true,
        data: { card_number: '4111111111111111', expiry_month: 12, expiry_year, cvv: '123' },
      },
    }),
});
const withPaymentMethods = (count: number): StoredData =>
  withRecords(count, (key) => ({ schema: 'PaymentMethod', key, account, value: {} }));

export const otherViolations: Violations = {
  'Database/single-node-without-replication': updateDatabase(
    { label: 'other' },
    { cluster_size: 1, replication_type: 'asynch' },
  ),
  'Database/high-availability-with-replication': updateDatabase(
    { label: 'other' },
    { cluster_size: 3, replication_type: 'none' },
  ),
  'Database/allow-list-of-addresses': updateDatabase({ label: 'other' }, { allow_list: ['not-an-address'] }),
  'DatabaseUpdate/allow-list-of-addresses': updateDatabase({ allow_list: ['not-an-address'] }),
  'DatabaseMaintenanceWindow/monthly-names-week': {
    ...updateDatabase({ updates: { frequency: 'monthly' } }),
    bodyField: 'updates',
  },
  'Database/weekly-names-no-week': updateDatabase({ updates: { week_of_month: 2 } }),
  'DatabaseMaintenanceWindowUpdate/monthly-names-week': {
    ...updateDatabase({ updates: { frequency: 'monthly', week_of_month: null } }),
    bodyField: 'updates',
  },
  'updateDatabase/weekly-takes-no-week': updateDatabase(
    { updates: { frequency: 'weekly', week_of_month: 2 } },
    { updates: { frequency: 'monthly', duration: 3, hour_of_day: 0, day_of_week: 1, week_of_month: 2 } },
  ),
  'updateDatabase/database-active': updateDatabase({ label: 'other' }, { status: 'suspended' }),
  'deleteDatabase/database-deletable': {
    ...withStored({ status: 'suspended' }),
    call: ({ databases }) => databases.deleteDatabase({ path: { instanceId: 123 } }),
  },
  'listDatabaseBackups/database-provisioned': {
    ...withStored({ status: 'provisioning' }),
    call: ({ databases }) => databases.listDatabaseBackups({ path: { instanceId: 123 } }),
  },
  'createDatabaseBackup/database-active': { ...backupCreation, ...withStored({ status: 'suspended' }) },
  'createDatabaseBackup/no-backup-in-progress': {
    ...backupCreation,
    ...withStored({ status: 'backing_up' }),
    alsoViolated: ['createDatabaseBackup/database-active'],
  },
  'createDatabaseBackup/secondary-needs-replica': { ...backupCreation, ...withStored({ cluster_size: 1 }) },
  'createDatabaseBackup/snapshots-per-database': {
    ...backupCreation,
    ...withRecords(3, (key) => ({
      schema: 'DatabaseBackup',
      key,
      within: { schema: 'Database', key: 123 },
      value: { type: 'snapshot' },
    })),
  },

  'createDomainRecord/records-per-domain': {
    ...withRecords(12_000, (key) => ({
      schema: 'DomainRecord',
      key,
      within: { schema: 'Domain', key: 1234 },
      value: {},
    })),
    call: ({ domains }) =>
      domains.createDomainRecord({ path: { domainId: 1234 }, body: { type: 'A', name: 'www', target: '192.0.2.141' } }),
  },

  'ManagedServiceCreate/region-of-private-address': createManagedService({ address: 'tcp://192.168.10.5:5672' }),
  'ManagedServiceCreate/no-region-of-public-address': createManagedService({
    address: 'tcp://queue.example.com:5672',
    region: 'us-east',
  }),

  'PaymentMethodCreate/card-not-expired': createCard(2029),
  'createPaymentMethod/billing-address-current': {
    ...createCard(),
    serviceOptions: { hasCurrentBillingAddress: false },
  },
  'createPaymentMethod/active-payment-methods': { ...createCard(), ...withPaymentMethods(5) },
  'createPaymentMethod/payment-methods-per-day': {
    ...createCard(),
    ...withPaymentMethods(59),
    alsoViolated: ['createPaymentMethod/active-payment-methods'],
  },

  'SecurityAnswers/three-unique-questions': {
    call: ({ profile }) =>
      profile.answerSecurityQuestions({
        body: { security_questions: [1, 2, 1].map((question_id) => ({ question_id, response: 'Blue' })) },
      }),
  },

  'ComputeInstanceUpdate/day-is-not-scheduling': {
    call: ({ compute }) =>
      compute.updateComputeInstance({
        path: { computeId: 123 },
        body: { backups: { schedule: { day: 'Scheduling' } } },
      }),
  },
  'ComputeInstanceUpdate/window-is-not-scheduling': {
    call: ({ compute }) =>
      compute.updateComputeInstance({
        path: { computeId: 123 },
        body: { backups: { schedule: { window: 'Scheduling' } } },
      }),
  },
  'createDomainRecord/domain-is-master': {
    ...withStored({ type: 'slave' }),
    call: ({ domains }) =>
      domains.createDomainRecord({ path: { domainId: 1234 }, body: { type: 'A', name: 'www', target: '192.0.2.141' } }),
  },
  'updateComputeInstance/tags-need-unrestricted': {
    token: 'restricted',
    call: ({ compute }) => compute.updateComputeInstance({ path: { computeId: 123 }, body: { tags: ['new'] } }),
  },

  'getStackScript/public-or-mine': {
    ...withStored({ is_public: false, mine: false }),
    call: ({ stackscripts }) => stackscripts.getStackScript({ path: { stackscriptId: 10079 } }),
  },
  'updateStackScript/public-stays-public': {
    ...withStored({ is_public: true }),
    call: ({ stackscripts }) =>
      stackscripts.updateStackScript({ path: { stackscriptId: 10079 }, body: { is_public: false } }),
  },
  'deleteStackScript/private-only': {
    ...withStored({ is_public: true }),
    call: ({ stackscripts }) => stackscripts.deleteStackScript({ path: { stackscriptId: 10079 } }),
  },
};
