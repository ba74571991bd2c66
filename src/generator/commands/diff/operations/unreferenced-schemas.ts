// Comparison of named schemas that no operation uses. Types and validators are generated for them too.

import type { Api, Schema } from '../../../model/types/api.ts';
import { referenceGraph, referencesOf, typedIn } from '../../../model/visit-schemas.ts';
import type { Pairs } from '../schemas/schema-pairs.ts';
import type { Conjunction, Side } from '../schemas/flatten-all-of.ts';
import type { Findings } from './comparison-scope.ts';

/** Compares schemas with the same name. Additions and removals count only if the documents have no operations. */
export function compareUnused(pairs: Pairs, findings: Findings): void {
  const [base, head] = [pairs.base.api, pairs.head.api];
  const [before, after] = [unusedIn(base), unusedIn(head)];
  for (const [id, schema] of after) {
    const known = before.get(id);
    if (!known) continue;
    for (const direction of ['request', 'response'] as const) {
      const pair = pairs.pair(judging(pairs.base, known), judging(pairs.head, schema), direction, {
        base: known.origin,
        head: schema.origin,
      });
      findings.roots.push({ pair, direction, steps: [], unused: id });
    }
  }
  if ([base, head].every(({ operations, webhooks }) => operations.length + webhooks.length === 0))
    comparePresence(pairs, findings, before, after);
}

function comparePresence(
  pairs: Pairs,
  findings: Findings,
  before: ReadonlyMap<string, Schema>,
  after: ReadonlyMap<string, Schema>,
): void {
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const come = [...after.values()].filter(({ id }) => !before.has(id));
  const same = (one: Schema, other: Schema): boolean =>
    (['request', 'response'] as const).every(
      (direction) =>
        !pairs.relation(pairs.pair(judging(pairs.base, one), judging(pairs.head, other), direction, {})).differs,
    );
  const tell = (id: 'schema-added' | 'schema-removed', { origin, ...schema }: Schema): void => {
    const at = { [id === 'schema-added' ? 'head' : 'base']: { origin } };
    findings.found.push({
      id,
      words: {},
      subject: { schema: schema.id, steps: [] },
      operations: [],
      directions: ['request', 'response'],
      ...at,
    });
  };
  // A renamed schema is not a change.
  for (const schema of come) if (!gone.some((other) => same(other, schema))) tell('schema-added', schema);
  for (const schema of gone) if (!come.some((other) => same(schema, other))) tell('schema-removed', schema);
}

function judging(side: Side, { assertion }: Schema): Conjunction {
  return side.conjoin([assertion]);
}

/** Returns the schemas that no operation, webhook, or callback references, by ID. */
function unusedIn(api: Api): ReadonlyMap<string, Schema> {
  const graph = referenceGraph(api);
  // Shared components count through the operations that use them.
  const stated = new Set([...api.operations, ...api.webhooks].flatMap(typedIn).map(({ assertion }) => assertion));
  const used = new Set([...stated].flatMap(referencesOf));
  for (const id of used) for (const next of graph.get(id) ?? []) used.add(next);
  return new Map(api.schemas.flatMap((schema) => (used.has(schema.id) ? [] : [[schema.id, schema] as const])));
}
