// Graph of in-place references: topological order and cycles.

import type { JsonSchema } from './types/schema.ts';
import { eachSubschema } from './visit-schemas.ts';

// Keywords that apply subschemas to the same instance.
const inPlaceKeywords: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);

/** Returns the ids that a schema applies to the same instance. */
export function inPlaceReferences(jsonSchema: JsonSchema): readonly string[] {
  const ids = new Set<string>();
  const waiting: JsonSchema[] = [jsonSchema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'boolean') continue;
    if (next.ref !== undefined) ids.add(next.ref);
    if (next.dynamicRef) ids.add(next.dynamicRef.ref);
    eachSubschema(next, (inner, keyword) => {
      if (inPlaceKeywords.has(keyword)) waiting.push(inner);
    });
  }
  return [...ids];
}

export interface TopologicalOrder {
  /** All ids, each after the ids that it references. */
  readonly order: readonly string[];
  /** Cycles of schemas that apply one another to the same instance, so that validation would not terminate. */
  readonly cycles: readonly (readonly string[])[];
}

/** Maximum length of a chain of in-place references: later stages recurse over it. */
export const maxReferenceChain = 500;

/** Returns the ids at which a chain exceeds the maximum. Requires an acyclic graph, in topological order. */
export function tooLongChains(
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

/** Tarjan's strongly connected components algorithm, with an explicit stack: chains may be as long as the document. */
export function sortTopologically(edges: ReadonlyMap<string, readonly string[]>): TopologicalOrder {
  const order: string[] = [];
  const cycles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const begin = (id: string): { readonly id: string; at: number } => {
    index.set(id, index.size);
    low.set(id, index.size - 1);
    open.push(id);
    isOpen.add(id);
    return { id, at: 0 };
  };
  const lower = (id: string, to: number): void => void low.set(id, Math.min(low.get(id) ?? to, to));
  const close = (id: string): void => {
    const cycle = open.splice(open.lastIndexOf(id));
    for (const memberId of cycle) isOpen.delete(memberId);
    for (const each of cycle.toReversed()) order.push(each);
    if (cycle.length > 1 || edges.get(id)?.includes(id)) cycles.push(cycle);
  };

  for (const start of edges.keys()) {
    if (index.has(start)) continue;
    const path = [begin(start)];
    for (let frame = path.at(-1); frame; frame = path.at(-1)) {
      const target = edges.get(frame.id)?.[frame.at++];
      if (target !== undefined) {
        if (!edges.has(target)) continue;
        const seen = index.get(target);
        if (seen === undefined) path.push(begin(target));
        else if (isOpen.has(target)) lower(frame.id, seen);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      const reach = low.get(frame.id) ?? 0;
      if (parent) lower(parent.id, reach);
      if (reach === index.get(frame.id)) close(frame.id);
    }
  }
  return { order, cycles };
}
