// The modules of all tags, combined.

import type { Handlers } from '@cloud-api/server';
import type { ConflictFinder } from '../host/pipeline-host.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { TagModule, LimitCounter, Loader, ServiceContext } from './tag-module.ts';
import { compute } from './compute/handlers.ts';
import { databases } from './databases/handlers.ts';
import { firewalls } from './firewalls/handlers.ts';
import { longview } from './longview/handlers.ts';
import { managed } from './managed/handlers.ts';
import { domains } from './domains/handlers.ts';
import { nodebalancers } from './nodebalancers/handlers.ts';
import { oauth } from './oauth/handlers.ts';
import { oauthClients } from './oauth-clients/handlers.ts';
import { paymentMethods } from './payment-methods/handlers.ts';
import { profile } from './profile/handlers.ts';
import { stackscripts } from './stackscripts/handlers.ts';
import { tags } from './tags/handlers.ts';
import { users } from './users/handlers.ts';

export interface TagModules {
  readonly handlers: Handlers<UnitOfWork>;
  readonly loaders: Readonly<Record<string, Loader>>;
  readonly conflicts: Readonly<Record<string, ConflictFinder>>;
  readonly counters: Readonly<Record<string, LimitCounter>>;
}

/** Creates the modules of all tags. */
export function createTagModules(context: ServiceContext): TagModules {
  const modules: { readonly [Name in keyof Handlers<UnitOfWork>]: TagModule<Name> } = {
    compute: compute(context),
    databases: databases(context),
    domains: domains(context),
    firewalls: firewalls(context),
    longview: longview(context),
    managed: managed(context),
    nodebalancers: nodebalancers(context),
    oauth: oauth(context),
    oauthClients: oauthClients(context),
    paymentMethods: paymentMethods(context),
    profile: profile(context),
    stackscripts: stackscripts(context),
    tags: tags(context),
    users: users(context),
  };
  const all: readonly TagModule<keyof Handlers<UnitOfWork>>[] = Object.values(modules);
  return {
    handlers: {
      compute: modules.compute.handlers,
      databases: modules.databases.handlers,
      domains: modules.domains.handlers,
      firewalls: modules.firewalls.handlers,
      longview: modules.longview.handlers,
      managed: modules.managed.handlers,
      nodebalancers: modules.nodebalancers.handlers,
      oauth: modules.oauth.handlers,
      oauthClients: modules.oauthClients.handlers,
      paymentMethods: modules.paymentMethods.handlers,
      profile: modules.profile.handlers,
      stackscripts: modules.stackscripts.handlers,
      tags: modules.tags.handlers,
      users: modules.users.handlers,
    },
    loaders: mergeRecords(all.map(({ loaders }) => loaders)),
    // The pipeline passes the valid parts of the operation's request.
    conflicts: mergeRecords(
      all.map(({ conflicts }) => conflicts as Readonly<Record<string, ConflictFinder>> | undefined),
    ),
    counters: mergeRecords(all.map(({ counters }) => counters)),
  };
}

/** Merges records without conflicts: no two tags load the same schema or count for the same limit. */
function mergeRecords<Value>(
  tables: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table ?? {})));
}
