// ID assignment for the resources of seed data. Resources without an explicit ID get the next IDs after the highest
// one.

import type { SeedData } from '../../../../generated/service-seed-data/types/index.ts';
import type { Path, ReportProblem } from '../seed-file-error.ts';

/** The kinds of resources with numeric IDs, and their nested array properties. */
const arraysByKind = {
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

export type NumberedKind = keyof typeof arraysByKind;

/** Returns the ID of the resource at a path. */
export type ResourceIdLookup = (path: Path) => number;

/** Assigns all IDs, and reports duplicates. */
export function assignIds(seedData: SeedData, report: ReportProblem): ResourceIdLookup {
  const idsByPath = new Map<string, number>();
  for (const [kind, arrays] of Object.entries(arraysByKind)) {
    const entries = seedData.accounts.flatMap((account, index) => [
      ...findEntries(account, ['accounts', index], arrays),
    ]);
    const usedIds = new Set<number>();
    for (const { path, id } of entries) {
      if (id === undefined) continue;
      if (usedIds.has(id))
        report([...path, 'id'], `duplicate id ${id} in ${kind.replaceAll('_', ' ')}; use a unique id, or remove it`);
      usedIds.add(id);
      idsByPath.set(path.join('/'), id);
    }
    let highest = Math.max(0, ...usedIds);
    for (const { path, id } of entries) if (id === undefined) idsByPath.set(path.join('/'), ++highest);
  }
  return (path) => {
    const id = idsByPath.get(path.join('/'));
    if (id === undefined) throw new Error(`no ID is assigned at ${path.join('.')}`);
    return id;
  };
}

interface Entry {
  readonly path: Path;
  readonly id: number | undefined;
}

/** Yields the resources in the nested arrays with these names. */
function* findEntries(
  owner: object,
  path: Path,
  [arrayName, ...nestedArrayNames]: readonly string[],
): Generator<Entry> {
  if (arrayName === undefined) return;
  const items: unknown = Object.entries(owner).find(([name]) => name === arrayName)?.[1];
  if (!Array.isArray(items)) return;
  const entries: readonly unknown[] = items;
  for (const [index, item] of entries.entries()) {
    if (typeof item !== 'object' || item === null) continue;
    const itemPath = [...path, arrayName, index];
    if (nestedArrayNames.length > 0) yield* findEntries(item, itemPath, nestedArrayNames);
    else yield { path: itemPath, id: 'id' in item && typeof item.id === 'number' ? item.id : undefined };
  }
}
