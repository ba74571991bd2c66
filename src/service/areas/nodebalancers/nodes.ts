// The nodes of a config: which there are, and what a rebuild makes of them.

import type { NodeBalancerConfig, NodeBalancerNode } from '@cloud-api/types';
import type { Reason } from '@cloud-api/server';
import type { Insertable, Selectable } from 'kysely';
import { portionsOf } from '../../storage/portions.ts';
import type { NodeTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';

export type Node = Selectable<NodeTable>;

/** What a new node has that is not asked for (decisions: 67). */
const fallback = { weight: 100, mode: 'accept' };

/** The nodes of a config, by id. */
export async function nodesOf(unit: Unit, config: number): Promise<ReadonlyMap<number, Node>> {
  const rows = await unit.db.selectFrom('nodes').where('config_id', '=', config).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many nodes of a config are up and down. */
export async function nodesStatus(unit: Unit, config: number): Promise<NodeBalancerConfig['nodes_status']> {
  const nodes = [...(await nodesOf(unit, config)).values()];
  const up = nodes.filter((node) => node.up === 1).length;
  return { up, down: nodes.length - up };
}

/** What is wrong with the ids that a rebuild names: each must be a node of the config, named once (decisions: 67). */
export function idReasons(
  asked: readonly (Pick<NodeBalancerNode, 'id'> | undefined)[],
  present: ReadonlyMap<number, Node>,
): Reason[] {
  const named = new Set<number>();
  return asked.flatMap((node, index) => {
    const id = node?.id;
    if (id === undefined) return [];
    const field = `nodes.${index}.id`;
    if (!present.has(id)) return [{ message: 'This is no node of the config.', field }];
    if (named.has(id)) return [{ message: 'This node is named twice.', field }];
    named.add(id);
    return [];
  });
}

/**
 * Makes the nodes of a config those that a rebuild names. Without checks a node counts as up; with checks, one that is
 * new, or at another address than before, counts as up once a check has succeeded.
 */
export async function replaceNodes(
  { db }: Unit,
  config: number,
  asked: readonly NodeBalancerNode[],
  present: ReadonlyMap<number, Node>,
  check: NodeBalancerConfig['check'],
): Promise<void> {
  const kept = new Set(asked.map(({ id }) => id));
  const gone = [...present.keys()].filter((id) => !kept.has(id));
  for (const portion of portionsOf(gone)) await db.deleteFrom('nodes').where('id', 'in', portion).execute();
  const added: Insertable<NodeTable>[] = [];
  for (const node of asked) {
    const old = node.id === undefined ? undefined : present.get(node.id);
    const { address = '', label = '', weight, mode } = { ...fallback, ...old, ...node };
    const known = old?.address === address ? { up: old.up, failures: old.failures } : ({ up: 0, failures: 0 } as const);
    const row = {
      config_id: config,
      address,
      label,
      weight,
      mode,
      ...(check === 'none' ? ({ up: 1, failures: 0 } as const) : known),
    };
    if (old) await db.updateTable('nodes').set(row).where('id', '=', old.id).execute();
    else added.push(row);
  }
  for (const portion of portionsOf(added)) await db.insertInto('nodes').values(portion).execute();
}
