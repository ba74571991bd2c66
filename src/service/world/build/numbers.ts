// The numbers of the resources in a world: those given, and for the rest the next ones after the highest of their kind.

import type { World } from '../generated/types/index.ts';
import type { Path, Tell } from '../problem.ts';

/** The kinds of things that have a number of their own, each with where a world holds them: lists within lists. */
const kinds = {
  instances: ['instances'],
  instance_backups: ['instances', 'backup_records'],
  volumes: ['volumes'],
  stackscripts: ['stackscripts'],
  firewalls: ['firewalls'],
  firewall_devices: ['firewalls', 'devices'],
  databases: ['databases'],
  database_backups: ['databases', 'backup_records'],
  nodebalancers: ['nodebalancers'],
  nodebalancer_configs: ['nodebalancers', 'configs'],
  nodes: ['nodebalancers', 'configs', 'nodes'],
  domains: ['domains'],
  domain_records: ['domains', 'records'],
  longview_clients: ['longview_clients'],
  managed_services: ['managed_services'],
  payment_methods: ['payment_methods'],
  ssh_keys: ['users', 'ssh_keys'],
  tokens: ['users', 'tokens'],
  events: ['events'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Numbered = keyof typeof kinds;

/** The number of the thing at a path. */
export type NumberOf = (path: Path) => number;

/** Numbers everything, and tells where one number is given twice. */
export function numbersOf(world: World, tell: Tell): NumberOf {
  const numbers = new Map<string, number>();
  for (const [kind, lists] of Object.entries(kinds)) {
    const found = world.accounts.flatMap((account, index) => [...entriesOf(account, ['accounts', index], lists)]);
    const taken = new Set<number>();
    for (const { path, id } of found) {
      if (id === undefined) continue;
      if (taken.has(id))
        tell(
          [...path, 'id'],
          `the id ${id} is taken by another entry of ${kind.replaceAll('_', ' ')}; give each its own, or leave it out`,
        );
      taken.add(id);
      numbers.set(path.join('/'), id);
    }
    let highest = Math.max(0, ...taken);
    for (const { path, id } of found) if (id === undefined) numbers.set(path.join('/'), ++highest);
  }
  return (path) => {
    const number = numbers.get(path.join('/'));
    if (number === undefined) throw new Error(`nothing at ${path.join('.')} has a number`);
    return number;
  };
}

interface Entry {
  readonly path: Path;
  readonly id: number | undefined;
}

function* entriesOf(owner: object, path: Path, [list, ...deeper]: readonly string[]): Generator<Entry> {
  if (list === undefined) return;
  const items: unknown = Object.entries(owner).find(([name]) => name === list)?.[1];
  if (!Array.isArray(items)) return;
  const entries: readonly unknown[] = items;
  for (const [index, item] of entries.entries()) {
    if (typeof item !== 'object' || item === null) continue;
    const here = [...path, list, index];
    if (deeper.length > 0) yield* entriesOf(item, here, deeper);
    else yield { path: here, id: 'id' in item && typeof item.id === 'number' ? item.id : undefined };
  }
}
