// Loads and replaces the nodes of a config.

import type { NodeBalancerConfig, NodeBalancerNode } from '@cloud-api/types';
import type { ErrorDetail } from '@cloud-api/server';
import type { Insertable, Selectable } from 'kysely';
import { splitIntoBatches } from '../../storage/split-into-batches.ts';
import type { NodeTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

export type Node = Selectable<NodeTable>;

/** Defaults of a new node (decisions: 67). */
const nodeDefaults = { weight: 100, mode: 'accept' };

/** Loads the nodes of a config, keyed by ID. */
export async function loadNodes(unit: UnitOfWork, config: number): Promise<ReadonlyMap<number, Node>> {
  const rows = await unit.db.selectFrom('nodes').where('config_id', '=', config).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the nodes of a config that are up and down. */
export async function countNodesByStatus(
  unit: UnitOfWork,
  config: number,
): Promise<NodeBalancerConfig['nodes_status']> {
  const nodes = [...(await loadNodes(unit, config)).values()];
  const up = nodes.filter((node) => node.up === 1).length;
  return { up, down: nodes.length - up };
}

/** Validates the node IDs of a rebuild: each must be a node of the config and occur once (decisions: 67). */
export function validateNodeIds(
  requested: readonly (Pick<NodeBalancerNode, 'id'> | undefined)[],
  existing: ReadonlyMap<number, Node>,
): ErrorDetail[] {
  const seenIds = new Set<number>();
  return requested.flatMap((node, index) => {
    const id = node?.id;
    if (id === undefined) return [];
    const field = `nodes.${index}.id`;
    if (!existing.has(id)) return [{ message: 'The config has no such node.', field }];
    if (seenIds.has(id)) return [{ message: 'This node occurs more than once.', field }];
    seenIds.add(id);
    return [];
  });
}

/**
 * Replaces the nodes of a config with those of a rebuild. Without health checks, a node is up. With them, a new node or
 * one with a new address is up after its first successful check.
 */
export async function replaceNodes(
  { db }: UnitOfWork,
  config: number,
  requested: readonly NodeBalancerNode[],
  existing: ReadonlyMap<number, Node>,
  check: NodeBalancerConfig['check'],
): Promise<void> {
  const requestedIds = new Set(requested.map(({ id }) => id));
  const removedIds = [...existing.keys()].filter((id) => !requestedIds.has(id));
  for (const batch of splitIntoBatches(removedIds)) await db.deleteFrom('nodes').where('id', 'in', batch).execute();
  const newRows: Insertable<NodeTable>[] = [];
  for (const node of requested) {
    const old = node.id === undefined ? undefined : existing.get(node.id);
    const { address = '', label = '', weight, mode } = { ...nodeDefaults, ...old, ...node };
    const health =
      old?.address === address ? { up: old.up, failures: old.failures } : ({ up: 0, failures: 0 } as const);
    const row = {
      config_id: config,
      address,
      label,
      weight,
      mode,
      ...(check === 'none' ? ({ up: 1, failures: 0 } as const) : health),
    };
    if (old) await db.updateTable('nodes').set(row).where('id', '=', old.id).execute();
    else newRows.push(row);
  }
  for (const batch of splitIntoBatches(newRows)) await db.insertInto('nodes').values(batch).execute();
}
