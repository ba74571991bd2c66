// All areas of the service, put together.

import type { Handlers } from '@cloud-api/server';
import type { Conflicts } from '../host/host.ts';
import type { Unit } from '../unit.ts';
import type { Area, Counter, Loader, Setting } from './area.ts';
import { compute } from './compute/area.ts';
import { databases } from './databases/area.ts';
import { firewalls } from './firewalls/area.ts';
import { longview } from './longview/area.ts';
import { managed } from './managed/area.ts';
import { domains } from './domains/area.ts';
import { nodebalancers } from './nodebalancers/area.ts';
import { oauth } from './oauth/area.ts';
import { oauthClients } from './oauth-clients/area.ts';
import { paymentMethods } from './payment-methods/area.ts';
import { profile } from './profile/area.ts';
import { stackscripts } from './stackscripts/area.ts';
import { tags } from './tags/area.ts';
import { users } from './users/area.ts';

export interface Areas {
  readonly handlers: Handlers<Unit>;
  readonly loaders: Readonly<Record<string, Loader>>;
  readonly conflicts: Readonly<Record<string, Conflicts>>;
  readonly counters: Readonly<Record<string, Counter>>;
}

/** The areas in this setting. */
export function createAreas(setting: Setting): Areas {
  const made: { readonly [Name in keyof Handlers<Unit>]: Area<Name> } = {
    compute: compute(setting),
    databases: databases(setting),
    domains: domains(setting),
    firewalls: firewalls(setting),
    longview: longview(setting),
    managed: managed(setting),
    nodebalancers: nodebalancers(setting),
    oauth: oauth(setting),
    oauthClients: oauthClients(setting),
    paymentMethods: paymentMethods(setting),
    profile: profile(setting),
    stackscripts: stackscripts(setting),
    tags: tags(setting),
    users: users(setting),
  };
  const all: readonly Area<keyof Handlers<Unit>>[] = Object.values(made);
  return {
    handlers: {
      compute: made.compute.handlers,
      databases: made.databases.handlers,
      domains: made.domains.handlers,
      firewalls: made.firewalls.handlers,
      longview: made.longview.handlers,
      managed: made.managed.handlers,
      nodebalancers: made.nodebalancers.handlers,
      oauth: made.oauth.handlers,
      oauthClients: made.oauthClients.handlers,
      paymentMethods: made.paymentMethods.handlers,
      profile: made.profile.handlers,
      stackscripts: made.stackscripts.handlers,
      tags: made.tags.handlers,
      users: made.users.handlers,
    },
    loaders: merged(all.map(({ loaders }) => loaders)),
    // The pipeline hands each the parts of a request that its operation has, as far as they are valid.
    conflicts: merged(all.map(({ conflicts }) => conflicts as Readonly<Record<string, Conflicts>> | undefined)),
    counters: merged(all.map(({ counters }) => counters)),
  };
}

/** All of several tables; no two areas load the same schema or count for the same limit. */
function merged<Value>(
  tables: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table ?? {})));
}
