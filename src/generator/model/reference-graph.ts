// Graph of references: topological order and cycles of in-place references, and the schemas that reach others.

import { schemaKeywords } from '../openapi/schema/keyword-table.ts';
import type { Api } from './types/api.ts';
import type { JsonSchema } from './types/schema.ts';
import { forEachSubschema } from './visit-schemas.ts';

/** Returns the IDs of the schemas that a schema applies to the same instance. */
export function inPlaceReferences(jsonSchema: JsonSchema): readonly string[] {
  const ids = new Set<string>();
  const pending: JsonSchema[] = [jsonSchema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'boolean') continue;
    if (next.ref !== undefined) ids.add(next.ref);
    if (next.dynamicRef) ids.add(next.dynamicRef.ref);
    forEachSubschema(next, (inner, keyword) => {
      if (schemaKeywords.get(keyword)?.inPlace === true) pending.push(inner);
    });
  }
  return [...ids];
}

export interface TopologicalOrder {
  /** All IDs, each after the IDs that it references. */
  readonly order: readonly string[];
  /** Cycles of schemas that apply one another to the same instance, so that validation would not terminate. */
  readonly cycles: readonly (readonly string[])[];
}

/** Maximum length of a chain of in-place references, which later stages traverse recursively. */
export const maxReferenceChain = 500;

/** Returns the IDs at which a chain exceeds the maximum. Requires an acyclic graph, in topological order. */
export function findOverlongChains(
  order: readonly string[],
  edges: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const lengths = new Map<string, number>();
  for (const id of order) {
    let longest = 0;
    for (const target of edges.get(id) ?? []) longest = Math.max(longest, lengths.get(target) ?? 0);
    lengths.set(id, 1 + longest);
  }
  return order.filter((id) => lengths.get(id) === maxReferenceChain + 1);
}

/**
 * Sorts the graph with Tarjan's strongly connected components algorithm. The call stack is explicit, because chains may
 * be as long as the document.
 */
export function sortTopologically(edges: ReadonlyMap<string, readonly string[]>): TopologicalOrder {
  const order: string[] = [];
  const cycles: string[][] = [];
  const indexes = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const begin = (id: string): { readonly id: string; nextTarget: number } => {
    indexes.set(id, indexes.size);
    lowLinks.set(id, indexes.size - 1);
    stack.push(id);
    onStack.add(id);
    return { id, nextTarget: 0 };
  };
  const lowerLink = (id: string, to: number): void => void lowLinks.set(id, Math.min(lowLinks.get(id) ?? to, to));
  const close = (id: string): void => {
    const cycle = stack.splice(stack.lastIndexOf(id));
    for (const memberId of cycle) onStack.delete(memberId);
    for (const memberId of cycle.toReversed()) order.push(memberId);
    if (cycle.length > 1 || edges.get(id)?.includes(id)) cycles.push(cycle);
  };

  for (const start of edges.keys()) {
    if (indexes.has(start)) continue;
    const frames = [begin(start)];
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const target = edges.get(frame.id)?.[frame.nextTarget++];
      if (target !== undefined) {
        if (!edges.has(target)) continue;
        const index = indexes.get(target);
        if (index === undefined) frames.push(begin(target));
        else if (onStack.has(target)) lowerLink(frame.id, index);
        continue;
      }
      frames.pop();
      const parent = frames.at(-1);
      const lowLink = lowLinks.get(frame.id) ?? 0;
      if (parent) lowerLink(parent.id, lowLink);
      if (lowLink === indexes.get(frame.id)) close(frame.id);
    }
  }
  return { order, cycles };
}

/**
 * Returns the IDs of the schemas that satisfy a condition themselves, and of those that reference one, directly or
 * indirectly. The condition adds the IDs that a schema references to `references`.
 */
export function findIdsThatReach(
  api: Pick<Api, 'schemas'>,
  satisfies: (jsonSchema: JsonSchema, references: Set<string>) => boolean,
): ReadonlySet<string> {
  const dependents = new Map<string, string[]>();
  const pending: string[] = [];
  for (const { id, jsonSchema } of api.schemas) {
    const references = new Set<string>();
    if (satisfies(jsonSchema, references)) pending.push(id);
    for (const reference of references) {
      const existing = dependents.get(reference);
      if (existing) existing.push(id);
      else dependents.set(reference, [id]);
    }
  }
  const found = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const dependent of dependents.get(id) ?? []) pending.push(dependent);
  }
  return found;
}
