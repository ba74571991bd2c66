// Generated; change the document it is made from instead.

import type { SeedAccount } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isObject } from '../runtime/validation/type-checks.ts';
import { acceptsSeedBilling, problemsOfSeedBilling } from './seed-billing.ts';
import { isSeedDatabase, problemsOfSeedDatabase } from './seed-database.ts';
import { acceptsSeedDomain, problemsOfSeedDomain } from './seed-domain.ts';
import { isSeedEvent, problemsOfSeedEvent } from './seed-event.ts';
import { isSeedFirewall, problemsOfSeedFirewall } from './seed-firewall.ts';
import { acceptsSeedInstance, problemsOfSeedInstance } from './seed-instance.ts';
import { isSeedLongviewClient, problemsOfSeedLongviewClient } from './seed-longview-client.ts';
import { isSeedManagedService, problemsOfSeedManagedService } from './seed-managed-service.ts';
import { acceptsSeedNodeBalancer, problemsOfSeedNodeBalancer } from './seed-node-balancer.ts';
import { isSeedOAuthClient, problemsOfSeedOAuthClient } from './seed-oauth-client.ts';
import { isSeedPaymentMethod, problemsOfSeedPaymentMethod } from './seed-payment-method.ts';
import { isSeedStackScript, problemsOfSeedStackScript } from './seed-stack-script.ts';
import { isSeedUser, problemsOfSeedUser } from './seed-user.ts';
import { acceptsSeedVolume, problemsOfSeedVolume } from './seed-volume.ts';

const idPattern =
  /^[0-9a-f]{8}-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f]{12}$/u;

/** Whether a value is a valid SeedAccount. */
export function isSeedAccount(value: unknown): value is SeedAccount {
  return acceptRecursive(() => acceptsSeedAccount(value));
}

/** All that is wrong with a value as SeedAccount; nothing for a valid one. */
export function checkSeedAccount(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedAccount(value));
}

/** SeedAccount as a Standard Schema. */
export const seedAccountSchema: StandardSchema<SeedAccount> =
  /* @__PURE__ */ createStandardSchema(checkSeedAccount);

export function acceptsSeedAccount(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    billing,
    users,
    oauth_clients: oauthClients,
    payment_methods: paymentMethods,
    instances,
    volumes,
    stackscripts,
    firewalls,
    databases,
    nodebalancers,
    domains,
    longview_clients: longviewClients,
    managed_services: managedServices,
    events,
  } = value;
  if (
    typeof id !== 'string' ||
    !idPattern.test(id) ||
    (billing !== undefined && billing !== null && !acceptsSeedBilling(billing))
  )
    return false;
  if (users !== undefined) {
    if (!isArray(users)) return false;
    for (let index = 0; index < users.length; index++) {
      if (!isSeedUser(users[index])) return false;
    }
  }
  if (oauthClients !== undefined) {
    if (!isArray(oauthClients)) return false;
    for (let index = 0; index < oauthClients.length; index++) {
      if (!isSeedOAuthClient(oauthClients[index])) return false;
    }
  }
  if (paymentMethods !== undefined) {
    if (!isArray(paymentMethods)) return false;
    for (let index = 0; index < paymentMethods.length; index++) {
      if (!isSeedPaymentMethod(paymentMethods[index])) return false;
    }
  }
  if (instances !== undefined) {
    if (!isArray(instances)) return false;
    for (let index = 0; index < instances.length; index++) {
      if (!acceptsSeedInstance(instances[index])) return false;
    }
  }
  if (volumes !== undefined) {
    if (!isArray(volumes)) return false;
    for (let index = 0; index < volumes.length; index++) {
      if (!acceptsSeedVolume(volumes[index])) return false;
    }
  }
  if (stackscripts !== undefined) {
    if (!isArray(stackscripts)) return false;
    for (let index = 0; index < stackscripts.length; index++) {
      if (!isSeedStackScript(stackscripts[index])) return false;
    }
  }
  if (firewalls !== undefined) {
    if (!isArray(firewalls)) return false;
    for (let index = 0; index < firewalls.length; index++) {
      if (!isSeedFirewall(firewalls[index])) return false;
    }
  }
  if (databases !== undefined) {
    if (!isArray(databases)) return false;
    for (let index = 0; index < databases.length; index++) {
      if (!isSeedDatabase(databases[index])) return false;
    }
  }
  if (nodebalancers !== undefined) {
    if (!isArray(nodebalancers)) return false;
    for (let index = 0; index < nodebalancers.length; index++) {
      if (!acceptsSeedNodeBalancer(nodebalancers[index])) return false;
    }
  }
  if (domains !== undefined) {
    if (!isArray(domains)) return false;
    for (let index = 0; index < domains.length; index++) {
      if (!acceptsSeedDomain(domains[index])) return false;
    }
  }
  if (longviewClients !== undefined) {
    if (!isArray(longviewClients)) return false;
    for (let index = 0; index < longviewClients.length; index++) {
      if (!isSeedLongviewClient(longviewClients[index])) return false;
    }
  }
  if (managedServices !== undefined) {
    if (!isArray(managedServices)) return false;
    for (let index = 0; index < managedServices.length; index++) {
      if (!isSeedManagedService(managedServices[index])) return false;
    }
  }
  if (events !== undefined) {
    if (!isArray(events)) return false;
    for (let index = 0; index < events.length; index++) {
      if (!isSeedEvent(events[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'billing':
      case 'users':
      case 'oauth_clients':
      case 'payment_methods':
      case 'instances':
      case 'volumes':
      case 'stackscripts':
      case 'firewalls':
      case 'databases':
      case 'nodebalancers':
      case 'domains':
      case 'longview_clients':
      case 'managed_services':
      case 'events':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfSeedAccount(value: unknown): Problems {
  const schema = '#/components/schemas/SeedAccount';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      billing,
      users,
      oauth_clients: oauthClients,
      payment_methods: paymentMethods,
      instances,
      volumes,
      stackscripts,
      firewalls,
      databases,
      nodebalancers,
      domains,
      longview_clients: longviewClients,
      managed_services: managedServices,
      events,
    } = value;
    if (typeof id !== 'string')
      problems = reportRequired(
        problems,
        'id',
        id,
        schema,
        'type',
        'Must be a UUID in lower case.',
      );
    else if (!idPattern.test(id))
      problems = report(problems, 'id', schema, 'pattern', 'Must be a UUID in lower case.');
    if (billing !== undefined && billing !== null)
      problems = mergeAtProperty(problems, 'billing', problemsOfSeedBilling(billing));
    if (users !== undefined) {
      if (!isArray(users)) problems = report(problems, 'users', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < users.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'users',
            index,
            problemsOfSeedUser(users[index]),
          );
        }
      }
    }
    if (oauthClients !== undefined) {
      if (!isArray(oauthClients))
        problems = report(problems, 'oauth_clients', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < oauthClients.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'oauth_clients',
            index,
            problemsOfSeedOAuthClient(oauthClients[index]),
          );
        }
      }
    }
    if (paymentMethods !== undefined) {
      if (!isArray(paymentMethods))
        problems = report(problems, 'payment_methods', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < paymentMethods.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'payment_methods',
            index,
            problemsOfSeedPaymentMethod(paymentMethods[index]),
          );
        }
      }
    }
    if (instances !== undefined) {
      if (!isArray(instances))
        problems = report(problems, 'instances', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < instances.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'instances',
            index,
            problemsOfSeedInstance(instances[index]),
          );
        }
      }
    }
    if (volumes !== undefined) {
      if (!isArray(volumes))
        problems = report(problems, 'volumes', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < volumes.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'volumes',
            index,
            problemsOfSeedVolume(volumes[index]),
          );
        }
      }
    }
    if (stackscripts !== undefined) {
      if (!isArray(stackscripts))
        problems = report(problems, 'stackscripts', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < stackscripts.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'stackscripts',
            index,
            problemsOfSeedStackScript(stackscripts[index]),
          );
        }
      }
    }
    if (firewalls !== undefined) {
      if (!isArray(firewalls))
        problems = report(problems, 'firewalls', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < firewalls.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'firewalls',
            index,
            problemsOfSeedFirewall(firewalls[index]),
          );
        }
      }
    }
    if (databases !== undefined) {
      if (!isArray(databases))
        problems = report(problems, 'databases', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < databases.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'databases',
            index,
            problemsOfSeedDatabase(databases[index]),
          );
        }
      }
    }
    if (nodebalancers !== undefined) {
      if (!isArray(nodebalancers))
        problems = report(problems, 'nodebalancers', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < nodebalancers.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'nodebalancers',
            index,
            problemsOfSeedNodeBalancer(nodebalancers[index]),
          );
        }
      }
    }
    if (domains !== undefined) {
      if (!isArray(domains))
        problems = report(problems, 'domains', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < domains.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'domains',
            index,
            problemsOfSeedDomain(domains[index]),
          );
        }
      }
    }
    if (longviewClients !== undefined) {
      if (!isArray(longviewClients))
        problems = report(problems, 'longview_clients', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < longviewClients.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'longview_clients',
            index,
            problemsOfSeedLongviewClient(longviewClients[index]),
          );
        }
      }
    }
    if (managedServices !== undefined) {
      if (!isArray(managedServices))
        problems = report(problems, 'managed_services', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < managedServices.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'managed_services',
            index,
            problemsOfSeedManagedService(managedServices[index]),
          );
        }
      }
    }
    if (events !== undefined) {
      if (!isArray(events)) problems = report(problems, 'events', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < events.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'events',
            index,
            problemsOfSeedEvent(events[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'billing':
        case 'users':
        case 'oauth_clients':
        case 'payment_methods':
        case 'instances':
        case 'volumes':
        case 'stackscripts':
        case 'firewalls':
        case 'databases':
        case 'nodebalancers':
        case 'domains':
        case 'longview_clients':
        case 'managed_services':
        case 'events':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedAccount/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
