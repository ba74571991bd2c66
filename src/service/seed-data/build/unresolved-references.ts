// Checks that references in seed data resolve: users, OAuth clients, instances, and the entities of grants.

import type { SeedData, SeedAccount, SeedGrant } from '../../../../generated/service-seed-data/types/index.ts';
import type { Path } from '../seed-file-error.ts';
import { grantEntityTables, type GrantEntityTable } from '../../storage/tables/identities.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

/** The names of grant entities in messages. An account property lists each kind, with the name of its table. */
const nouns: Readonly<Record<keyof typeof grantEntityTables, string>> = {
  compute: 'instance',
  database: 'database',
  domain: 'domain',
  firewall: 'firewall',
  longview: 'Longview client',
  nodebalancer: 'NodeBalancer',
  stackscript: 'StackScript',
};

/** Reports every reference to a missing resource. */
export function checkReferences(context: BuildContext, seedData: SeedData): void {
  const users = new Set(context.rows.users.map(({ username }) => username));
  const clients = new Set(context.rows.oauth_clients.map(({ id }) => id));
  for (const [account, path] of itemsWithPaths(seedData.accounts, [], 'accounts')) {
    const ids = createIdLookup(context, account, path);
    for (const [{ grants, tokens }, itemPath] of itemsWithPaths(account.users, path, 'users')) {
      for (const [grant, grantPath] of itemsWithPaths(grants, itemPath, 'grants'))
        checkGrant(context, grant, grantPath, ids);
      for (const [{ client }, tokenPath] of itemsWithPaths(tokens, itemPath, 'tokens')) {
        if (client !== undefined && !clients.has(client))
          context.report([...tokenPath, 'client'], `unknown OAuth client ${client}; add it under oauth_clients`);
      }
    }
    for (const [{ codes }, itemPath] of itemsWithPaths(account.oauth_clients, path, 'oauth_clients')) {
      for (const [{ username }, codePath] of itemsWithPaths(codes, itemPath, 'codes')) {
        if (!users.has(username))
          context.report([...codePath, 'username'], `unknown user ${username}; add it under users`);
      }
    }
    const checkInstance = (id: number, referencePath: Path): void => {
      if (!ids('instances').has(id))
        context.report(referencePath, `this account has no instance with ID ${id}; add it under instances`);
    };
    for (const [{ compute_id }, itemPath] of itemsWithPaths(account.volumes, path, 'volumes'))
      if (typeof compute_id === 'number') checkInstance(compute_id, [...itemPath, 'compute_id']);
    for (const [{ devices }, itemPath] of itemsWithPaths(account.firewalls, path, 'firewalls')) {
      for (const [{ compute_id }, devicePath] of itemsWithPaths(devices, itemPath, 'devices'))
        checkInstance(compute_id, [...devicePath, 'compute_id']);
    }
  }
}

/** Returns the IDs of the entities in an array property of an account. */
type IdLookup = (arrayName: keyof SeedAccount & GrantEntityTable) => ReadonlySet<number>;

function createIdLookup(context: BuildContext, account: SeedAccount, path: Path): IdLookup {
  return (arrayName) =>
    new Set(
      [...itemsWithPaths<unknown>(account[arrayName], path, arrayName)].map(([, itemPath]) => context.id(itemPath)),
    );
}

function checkGrant(context: BuildContext, { on, id }: SeedGrant, path: Path, ids: IdLookup): void {
  if (on === 'account' || on === 'add_longview' || id === undefined) return;
  const arrayName = grantEntityTables[on];
  if (!ids(arrayName).has(id))
    context.report(
      [...path, 'id'],
      `this account has no ${nouns[on]} with ID ${id}; add it under ${arrayName}, or set its id`,
    );
}
