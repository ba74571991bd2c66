// Service of Cloud Infrastructure Management API: handlers, and the operation table of the request
// pipeline.

import type { Caller } from '@cloud-api/types';
import { computeOperations } from './operations/compute.js';
import { databasesOperations } from './operations/databases.js';
import { domainsOperations } from './operations/domains.js';
import { firewallsOperations } from './operations/firewalls.js';
import { longviewOperations } from './operations/longview.js';
import { managedOperations } from './operations/managed.js';
import { nodebalancersOperations } from './operations/nodebalancers.js';
import { oauthClientsOperations } from './operations/oauth-clients.js';
import { oauthOperations } from './operations/oauth.js';
import { paymentMethodsOperations } from './operations/payment-methods.js';
import { profileOperations } from './operations/profile.js';
import { stackscriptsOperations } from './operations/stackscripts.js';
import { tagsOperations } from './operations/tags.js';
import { usersOperations } from './operations/users.js';
import type { ResponseHeaders } from './runtime/server/handler-types.js';
import type { Host } from './runtime/server/host.js';
import type { OperationTable } from './runtime/server/operation-table.js';
import type {
  ResponseContext,
  ServiceOptions as CommonOptions,
} from './runtime/server/service-options.js';
import { createServiceFromTable, type Service } from './runtime/server/service.js';
import { shapes } from './shapes.js';
import type { ComputeHandlers } from './tags/compute.js';
import type { DatabasesHandlers } from './tags/databases.js';
import type { DomainsHandlers } from './tags/domains.js';
import type { FirewallsHandlers } from './tags/firewalls.js';
import type { LongviewHandlers } from './tags/longview.js';
import type { ManagedHandlers } from './tags/managed.js';
import type { NodebalancersHandlers } from './tags/nodebalancers.js';
import type { OauthClientsHandlers } from './tags/oauth-clients.js';
import type { OauthHandlers } from './tags/oauth.js';
import type { PaymentMethodsHandlers } from './tags/payment-methods.js';
import type { ProfileHandlers } from './tags/profile.js';
import type { StackscriptsHandlers } from './tags/stackscripts.js';
import type { TagsHandlers } from './tags/tags.js';
import type { UsersHandlers } from './tags/users.js';

/** Handlers of all operations, grouped by tag. `Tx` is the host's unit of work. */
export interface Handlers<Tx> {
  /** Compute instances, their settings and their backups: automatic backups and one snapshot. */
  readonly compute: ComputeHandlers<Tx>;
  /** Managed MySQL databases and their backups. */
  readonly databases: DatabasesHandlers<Tx>;
  /** DNS domains and their records. */
  readonly domains: DomainsHandlers<Tx>;
  /** The devices that a firewall applies to. */
  readonly firewalls: FirewallsHandlers<Tx>;
  /** Longview clients, which monitor servers. */
  readonly longview: LongviewHandlers<Tx>;
  /** Managed services and managed compute settings. Only unrestricted users may call these. */
  readonly managed: ManagedHandlers<Tx>;
  /** NodeBalancers and their configs. */
  readonly nodebalancers: NodebalancersHandlers<Tx>;
  /** The authorisation host: how an OAuth client gets its tokens. */
  readonly oauth: OauthHandlers<Tx>;
  /** Applications that act for users. */
  readonly oauthClients: OauthClientsHandlers<Tx>;
  /** Ways to pay for the account. */
  readonly paymentMethods: PaymentMethodsHandlers<Tx>;
  /** The profile of the caller: security questions and SSH keys. */
  readonly profile: ProfileHandlers<Tx>;
  /** Scripts that run when a compute instance is provisioned. */
  readonly stackscripts: StackscriptsHandlers<Tx>;
  /** Tags, and the objects that carry them. Only unrestricted users may call these. */
  readonly tags: TagsHandlers<Tx>;
  /** Users of the account, restricted and unrestricted. Only unrestricted users may call these. */
  readonly users: UsersHandlers<Tx>;
}

/** Headers that the service must provide for every response. */
export interface CommonHeaders extends ResponseHeaders {
  /** Caching directives. */
  readonly 'Cache-Control': string;
  /** Resource-loading policy. */
  readonly 'Content-Security-Policy': string;
  /** HTTPS-only access, with `max-age` in seconds. */
  readonly 'Strict-Transport-Security': string;
  /** The request headers that affected the response (`Authorization`, `X-Filter`). */
  readonly Vary: string;
}

/** Options of the service. */
export interface ServiceOptions extends CommonOptions {
  readonly headers: CommonHeaders | ((context: ResponseContext) => CommonHeaders);
}

/** Creates a service, which authenticates, authorizes, and validates each request before it calls a handler. */
export function createService<Tx>(
  host: Host<Tx, Caller>,
  handlers: Handlers<Tx>,
  options: ServiceOptions,
): Service {
  return createServiceFromTable(tableOf(handlers), host, options);
}

/** Returns the operation table: the operations with their handlers, and the conventions of the API. */
export function tableOf<Tx>(handlers: Handlers<Tx>): OperationTable<Tx> {
  return {
    version: '1.0.0',
    conventions: {
      errors: { items: 'errors', message: 'reason', field: 'field' },
      rateLimit: {
        limit: 'X-RateLimit-Limit',
        remaining: 'X-RateLimit-Remaining',
        reset: 'X-RateLimit-Reset',
      },
      deprecation: { status: 299, warnings: 'warnings' },
      scopes: { granted: 'X-OAuth-Scopes', accepted: 'X-Accepted-OAuth-Scopes' },
      version: { header: 'X-Spec-Version' },
    },
    schemes: { bearerAuth: { kind: 'bearer' }, oauth: { kind: 'bearer' } },
    cors: {
      allow: ['Authorization', 'Content-Type', 'Accept', 'X-Filter'],
      expose: [
        'Location',
        'Content-Warning',
        'Retry-After',
        'X-Accepted-OAuth-Scopes',
        'X-Customer-UUID',
        'X-OAuth-Scopes',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
        'X-Spec-Version',
      ],
    },
    shapes: shapes,
    operations: [
      ...computeOperations(handlers.compute),
      ...databasesOperations(handlers.databases),
      ...domainsOperations(handlers.domains),
      ...firewallsOperations(handlers.firewalls),
      ...longviewOperations(handlers.longview),
      ...managedOperations(handlers.managed),
      ...nodebalancersOperations(handlers.nodebalancers),
      ...oauthOperations(handlers.oauth),
      ...oauthClientsOperations(handlers.oauthClients),
      ...paymentMethodsOperations(handlers.paymentMethods),
      ...profileOperations(handlers.profile),
      ...stackscriptsOperations(handlers.stackscripts),
      ...tagsOperations(handlers.tags),
      ...usersOperations(handlers.users),
    ],
  };
}
