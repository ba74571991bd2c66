// Generated; change the document it is made from instead.

import type { Problem } from '../runtime/validation/problem.ts';
import {
  type Problems,
  add,
  addWithin,
  within,
  withinItem,
} from '../runtime/validation/problems.ts';
import { acceptDeep, checkDeep } from '../runtime/validation/recursion-guard.ts';
import { type StandardSchema, standard } from '../runtime/validation/standard-schema.ts';
import { isList, isObject } from '../runtime/validation/type-checks.ts';
import { acceptsWorldBilling, problemsOfWorldBilling } from './world-billing.ts';
import { isWorldDatabase, problemsOfWorldDatabase } from './world-database.ts';
import { acceptsWorldDomain, problemsOfWorldDomain } from './world-domain.ts';
import { isWorldEvent, problemsOfWorldEvent } from './world-event.ts';
import { isWorldFirewall, problemsOfWorldFirewall } from './world-firewall.ts';
import { acceptsWorldInstance, problemsOfWorldInstance } from './world-instance.ts';
import { isWorldLongviewClient, problemsOfWorldLongviewClient } from './world-longview-client.ts';
import { isWorldManagedService, problemsOfWorldManagedService } from './world-managed-service.ts';
import { acceptsWorldNodeBalancer, problemsOfWorldNodeBalancer } from './world-node-balancer.ts';
import { isWorldOAuthClient, problemsOfWorldOAuthClient } from './world-oauth-client.ts';
import { isWorldPaymentMethod, problemsOfWorldPaymentMethod } from './world-payment-method.ts';
import { isWorldStackScript, problemsOfWorldStackScript } from './world-stack-script.ts';
import { isWorldUser, problemsOfWorldUser } from './world-user.ts';
import { acceptsWorldVolume, problemsOfWorldVolume } from './world-volume.ts';
import type { WorldAccount } from '../../types/index.ts';

const idPattern =
  /^[0-9a-f]{8}-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f]{12}$/u;

/** Whether a value is a valid WorldAccount. */
export function isWorldAccount(value: unknown): value is WorldAccount {
  return acceptDeep(() => acceptsWorldAccount(value));
}

/** All that is wrong with a value as WorldAccount; nothing for a valid one. */
export function checkWorldAccount(value: unknown): readonly Problem[] {
  return checkDeep(() => problemsOfWorldAccount(value));
}

/** WorldAccount as a Standard Schema. */
export const worldAccountSchema: StandardSchema<WorldAccount> =
  /* @__PURE__ */ standard(checkWorldAccount);

export function problemsOfWorldAccount(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = add(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/WorldAccount/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/WorldAccount/required',
        message: 'is required',
      });
    else if (typeof id !== 'string')
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/WorldAccount/properties/id/type',
        message: 'Must be a UUID in lower case.',
      });
    else if (!idPattern.test(id))
      problems = add(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'pattern',
        schema: '#/components/schemas/WorldAccount/properties/id/pattern',
        message: 'Must be a UUID in lower case.',
      });
    if (billing !== undefined) {
      if (billing !== null) {
        problems = within(problems, 'billing', problemsOfWorldBilling(billing));
      }
    }
    if (users !== undefined) {
      if (!isList(users))
        problems = add(problems, {
          pointer: '/users',
          field: 'users',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/users/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < users.length; index++) {
          problems = withinItem(problems, 'users', index, problemsOfWorldUser(users[index]));
        }
      }
    }
    if (oauthClients !== undefined) {
      if (!isList(oauthClients))
        problems = add(problems, {
          pointer: '/oauth_clients',
          field: 'oauth_clients',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/oauth_clients/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < oauthClients.length; index++) {
          problems = withinItem(
            problems,
            'oauth_clients',
            index,
            problemsOfWorldOAuthClient(oauthClients[index]),
          );
        }
      }
    }
    if (paymentMethods !== undefined) {
      if (!isList(paymentMethods))
        problems = add(problems, {
          pointer: '/payment_methods',
          field: 'payment_methods',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/payment_methods/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < paymentMethods.length; index++) {
          problems = withinItem(
            problems,
            'payment_methods',
            index,
            problemsOfWorldPaymentMethod(paymentMethods[index]),
          );
        }
      }
    }
    if (instances !== undefined) {
      if (!isList(instances))
        problems = add(problems, {
          pointer: '/instances',
          field: 'instances',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/instances/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < instances.length; index++) {
          problems = withinItem(
            problems,
            'instances',
            index,
            problemsOfWorldInstance(instances[index]),
          );
        }
      }
    }
    if (volumes !== undefined) {
      if (!isList(volumes))
        problems = add(problems, {
          pointer: '/volumes',
          field: 'volumes',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/volumes/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < volumes.length; index++) {
          problems = withinItem(problems, 'volumes', index, problemsOfWorldVolume(volumes[index]));
        }
      }
    }
    if (stackscripts !== undefined) {
      if (!isList(stackscripts))
        problems = add(problems, {
          pointer: '/stackscripts',
          field: 'stackscripts',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/stackscripts/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < stackscripts.length; index++) {
          problems = withinItem(
            problems,
            'stackscripts',
            index,
            problemsOfWorldStackScript(stackscripts[index]),
          );
        }
      }
    }
    if (firewalls !== undefined) {
      if (!isList(firewalls))
        problems = add(problems, {
          pointer: '/firewalls',
          field: 'firewalls',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/firewalls/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < firewalls.length; index++) {
          problems = withinItem(
            problems,
            'firewalls',
            index,
            problemsOfWorldFirewall(firewalls[index]),
          );
        }
      }
    }
    if (databases !== undefined) {
      if (!isList(databases))
        problems = add(problems, {
          pointer: '/databases',
          field: 'databases',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/databases/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < databases.length; index++) {
          problems = withinItem(
            problems,
            'databases',
            index,
            problemsOfWorldDatabase(databases[index]),
          );
        }
      }
    }
    if (nodebalancers !== undefined) {
      if (!isList(nodebalancers))
        problems = add(problems, {
          pointer: '/nodebalancers',
          field: 'nodebalancers',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/nodebalancers/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < nodebalancers.length; index++) {
          problems = withinItem(
            problems,
            'nodebalancers',
            index,
            problemsOfWorldNodeBalancer(nodebalancers[index]),
          );
        }
      }
    }
    if (domains !== undefined) {
      if (!isList(domains))
        problems = add(problems, {
          pointer: '/domains',
          field: 'domains',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/domains/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < domains.length; index++) {
          problems = withinItem(problems, 'domains', index, problemsOfWorldDomain(domains[index]));
        }
      }
    }
    if (longviewClients !== undefined) {
      if (!isList(longviewClients))
        problems = add(problems, {
          pointer: '/longview_clients',
          field: 'longview_clients',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/longview_clients/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < longviewClients.length; index++) {
          problems = withinItem(
            problems,
            'longview_clients',
            index,
            problemsOfWorldLongviewClient(longviewClients[index]),
          );
        }
      }
    }
    if (managedServices !== undefined) {
      if (!isList(managedServices))
        problems = add(problems, {
          pointer: '/managed_services',
          field: 'managed_services',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/managed_services/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < managedServices.length; index++) {
          problems = withinItem(
            problems,
            'managed_services',
            index,
            problemsOfWorldManagedService(managedServices[index]),
          );
        }
      }
    }
    if (events !== undefined) {
      if (!isList(events))
        problems = add(problems, {
          pointer: '/events',
          field: 'events',
          keyword: 'type',
          schema: '#/components/schemas/WorldAccount/properties/events/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < events.length; index++) {
          problems = withinItem(problems, 'events', index, problemsOfWorldEvent(events[index]));
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
            problems = addWithin(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/WorldAccount/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

export function acceptsWorldAccount(value: unknown): boolean {
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
  if (typeof id !== 'string') return false;
  if (!idPattern.test(id)) return false;
  if (billing !== undefined) {
    if (billing !== null) {
      if (!acceptsWorldBilling(billing)) return false;
    }
  }
  if (users !== undefined) {
    if (!isList(users)) return false;
    for (let index = 0; index < users.length; index++) {
      if (!isWorldUser(users[index])) return false;
    }
  }
  if (oauthClients !== undefined) {
    if (!isList(oauthClients)) return false;
    for (let index = 0; index < oauthClients.length; index++) {
      if (!isWorldOAuthClient(oauthClients[index])) return false;
    }
  }
  if (paymentMethods !== undefined) {
    if (!isList(paymentMethods)) return false;
    for (let index = 0; index < paymentMethods.length; index++) {
      if (!isWorldPaymentMethod(paymentMethods[index])) return false;
    }
  }
  if (instances !== undefined) {
    if (!isList(instances)) return false;
    for (let index = 0; index < instances.length; index++) {
      if (!acceptsWorldInstance(instances[index])) return false;
    }
  }
  if (volumes !== undefined) {
    if (!isList(volumes)) return false;
    for (let index = 0; index < volumes.length; index++) {
      if (!acceptsWorldVolume(volumes[index])) return false;
    }
  }
  if (stackscripts !== undefined) {
    if (!isList(stackscripts)) return false;
    for (let index = 0; index < stackscripts.length; index++) {
      if (!isWorldStackScript(stackscripts[index])) return false;
    }
  }
  if (firewalls !== undefined) {
    if (!isList(firewalls)) return false;
    for (let index = 0; index < firewalls.length; index++) {
      if (!isWorldFirewall(firewalls[index])) return false;
    }
  }
  if (databases !== undefined) {
    if (!isList(databases)) return false;
    for (let index = 0; index < databases.length; index++) {
      if (!isWorldDatabase(databases[index])) return false;
    }
  }
  if (nodebalancers !== undefined) {
    if (!isList(nodebalancers)) return false;
    for (let index = 0; index < nodebalancers.length; index++) {
      if (!acceptsWorldNodeBalancer(nodebalancers[index])) return false;
    }
  }
  if (domains !== undefined) {
    if (!isList(domains)) return false;
    for (let index = 0; index < domains.length; index++) {
      if (!acceptsWorldDomain(domains[index])) return false;
    }
  }
  if (longviewClients !== undefined) {
    if (!isList(longviewClients)) return false;
    for (let index = 0; index < longviewClients.length; index++) {
      if (!isWorldLongviewClient(longviewClients[index])) return false;
    }
  }
  if (managedServices !== undefined) {
    if (!isList(managedServices)) return false;
    for (let index = 0; index < managedServices.length; index++) {
      if (!isWorldManagedService(managedServices[index])) return false;
    }
  }
  if (events !== undefined) {
    if (!isList(events)) return false;
    for (let index = 0; index < events.length; index++) {
      if (!isWorldEvent(events[index])) return false;
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
