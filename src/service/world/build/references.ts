// Whether what a world refers to is there: users, clients, instances, entities of grants.

import type { World, WorldAccount, WorldGrant } from '../generated/types/index.ts';
import type { Path } from '../problem.ts';
import type { GrantEntity } from '../../storage/tables/identities.ts';
import { itemsAt, type Draft } from './draft.ts';

/** Where the entities of grants are listed; the other two are about no single thing. */
const lists = {
  compute: 'instances',
  database: 'databases',
  domain: 'domains',
  firewall: 'firewalls',
  longview: 'longview_clients',
  nodebalancer: 'nodebalancers',
  stackscript: 'stackscripts',
} as const satisfies Partial<Record<GrantEntity, keyof WorldAccount>>;

/** Tells of every reference to something that the world has not. */
export function checkReferences(draft: Draft, world: World): void {
  const users = new Set(draft.rows.users.map(({ username }) => username));
  const clients = new Set(draft.rows.oauth_clients.map(({ id }) => id));
  for (const [account, path] of itemsAt(world.accounts, [], 'accounts')) {
    const ids = idsOf(draft, account, path);
    for (const [{ grants, tokens }, at] of itemsAt(account.users, path, 'users')) {
      for (const [grant, here] of itemsAt(grants, at, 'grants')) checkGrant(draft, grant, here, ids);
      for (const [{ client }, here] of itemsAt(tokens, at, 'tokens')) {
        if (client !== undefined && !clients.has(client))
          draft.tell([...here, 'client'], `there is no OAuth client ${client}; list it under oauth_clients`);
      }
    }
    for (const [{ codes }, at] of itemsAt(account.oauth_clients, path, 'oauth_clients')) {
      for (const [{ username }, here] of itemsAt(codes, at, 'codes')) {
        if (!users.has(username))
          draft.tell([...here, 'username'], `there is no user ${username}; list it under users`);
      }
    }
    const known = (id: number, here: Path): void => {
      if (!ids('instances').has(id)) draft.tell(here, `this account has no instance ${id}; list it under instances`);
    };
    for (const [{ compute_id }, at] of itemsAt(account.volumes, path, 'volumes'))
      if (typeof compute_id === 'number') known(compute_id, [...at, 'compute_id']);
    for (const [{ devices }, at] of itemsAt(account.firewalls, path, 'firewalls')) {
      for (const [{ compute_id }, here] of itemsAt(devices, at, 'devices')) known(compute_id, [...here, 'compute_id']);
    }
  }
}

type Ids = (list: (typeof lists)[keyof typeof lists]) => ReadonlySet<number>;

function idsOf(draft: Draft, account: WorldAccount, path: Path): Ids {
  return (list) => new Set([...itemsAt<unknown>(account[list], path, list)].map(([, at]) => draft.id(at)));
}

function checkGrant(draft: Draft, { on, id }: WorldGrant, path: Path, ids: Ids): void {
  if (on === 'account' || on === 'add_longview' || id === undefined) return;
  const list = lists[on];
  if (!ids(list).has(id))
    draft.tell([...path, 'id'], `this account has no ${on} ${id}; list it under ${list}, or give its number`);
}
