// Resources of the API, with the locators of their schemas in every response that returns them.

import type { Resource } from './checks/resource-field.ts';
import { fields } from './field-names.ts';
import { responseBody, field, unionVariant, type Locator } from './locators.ts';

const listEntry = (call: string): Locator => field(responseBody(call), 'data[]');
const taggedObject = (names: readonly string[]): Locator =>
  unionVariant(responseBody('GET /v4/tags/{label}'), 'data[].data', names);

export const user: Resource = {
  name: 'User',
  locators: ['GET', 'PUT'].map((method) => responseBody(`${method} /v4/account/users/{username}`)),
};

export const compute: Resource = {
  name: 'Compute instance',
  locators: [
    ...['GET', 'PUT'].map((method) => responseBody(`${method} /v4/compute/instances/{computeId}`)),
    taggedObject(fields.compute),
  ],
};

const backups = responseBody('GET /v4/compute/instances/{computeId}/backups');

export const backup: Resource = {
  name: 'Instance backup',
  locators: [
    responseBody('POST /v4/compute/instances/{computeId}/backups'),
    field(backups, 'automatic[]'),
    field(backups, 'snapshot.in_progress'),
    field(backups, 'snapshot.current'),
  ],
};

export const domain: Resource = { name: 'Domain', locators: [taggedObject(fields.domain)] };

export const volume: Resource = { name: 'Volume', locators: [taggedObject(fields.volume)] };

export const nodeBalancer: Resource = {
  name: 'NodeBalancer',
  locators: [
    ...['GET', 'PUT'].map((method) => responseBody(`${method} /v4/nodebalancers/{nodeBalancerId}`)),
    taggedObject(fields.nodeBalancer),
  ],
};

export const config: Resource = {
  name: 'NodeBalancer config',
  locators: [responseBody('POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild')],
};

export const database: Resource = {
  name: 'Managed MySQL database',
  locators: ['GET', 'PUT'].map((method) => responseBody(`${method} /v4/databases/mysql/instances/{instanceId}`)),
};

export const paymentMethod: Resource = {
  name: 'Payment method',
  locators: [listEntry('GET /v4/account/payment-methods')],
};

export const stackScript: Resource = {
  name: 'StackScript',
  locators: ['GET', 'PUT'].map((method) => responseBody(`${method} /v4/compute/stackscripts/{stackscriptId}`)),
};

export const longviewClient: Resource = {
  name: 'Longview client',
  locators: [
    listEntry('GET /v4/longview/clients'),
    responseBody('POST /v4/longview/clients'),
    ...['GET', 'PUT'].map((method) => responseBody(`${method} /v4/longview/clients/{clientId}`)),
  ],
};

export const question: Resource = {
  name: 'Security question',
  locators: [field(responseBody('GET /v4/profile/security-questions'), 'security_questions[]')],
};

export const answeredQuestion: Resource = {
  name: 'Answered security question',
  locators: [field(responseBody('POST /v4/profile/security-questions'), 'security_questions[]')],
};

export const sshKey: Resource = {
  name: 'SSH key',
  locators: [listEntry('GET /v4/profile/sshkeys'), responseBody('POST /v4/profile/sshkeys')],
};

export const record: Resource = {
  name: 'Domain record',
  locators: [listEntry('GET /v4/domains/{domainId}/records'), responseBody('POST /v4/domains/{domainId}/records')],
};

export const managedService: Resource = {
  name: 'Managed service',
  locators: [listEntry('GET /v4/managed/services'), responseBody('POST /v4/managed/services')],
};

export const managedSettings: Resource = {
  name: 'Managed compute settings',
  locators: ['GET', 'PUT'].map((method) => responseBody(`${method} /v4/managed/compute-settings/{computeId}`)),
};

export const device: Resource = {
  name: 'Firewall device',
  locators: [
    listEntry('GET /v4/networking/firewalls/{firewallId}/devices'),
    responseBody('POST /v4/networking/firewalls/{firewallId}/devices'),
  ],
};

export const oauthClient: Resource = {
  name: 'OAuth client',
  locators: [listEntry('GET /v4/account/oauth-clients'), responseBody('POST /v4/account/oauth-clients')],
};
