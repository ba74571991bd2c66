// The resources of the interface: the names of their fields, and every response that returns them.

import type { Resource } from './checks/field.ts';
import { fields } from './fields.ts';
import { answer, field, kind } from './find.ts';

const entry = (call: string): ReturnType<typeof field> => field(answer(call), 'data[]');
const tagged = (fields: readonly string[]): ReturnType<typeof kind> =>
  kind(answer('GET /v4/tags/{label}'), 'data[].data', fields);

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
