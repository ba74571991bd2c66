// Comparison of named schemas that no operation uses. Types and validators are generated for them too.

import type { Api, Schema } from '../../../model/types/api.ts';
import { buildReferenceGraph, listReferences, schemasInOperation } from '../../../model/visit-schemas.ts';
import type { SchemaPairs } from '../schemas/schema-pairs.ts';
import type { FlatSchema, ModelSide } from '../schemas/flatten-all-of.ts';
import type { ComparisonResults } from './comparison-scope.ts';

/** Compares schemas with the same name. Reports added and removed schemas only if the documents have no operations. */
export function compareUnreferencedSchemas(pairs: SchemaPairs, results: ComparisonResults): void {
  const [base, head] = [pairs.base.api, pairs.head.api];
  const [before, after] = [unreferencedSchemas(base), unreferencedSchemas(head)];
  for (const [id, schema] of after) {
    const earlier = before.get(id);
    if (!earlier) continue;
    for (const direction of ['request', 'response'] as const) {
      const pair = pairs.pair(flattenSchema(pairs.base, earlier), flattenSchema(pairs.head, schema), direction, {
        base: earlier.sourceLocation,
        head: schema.sourceLocation,
      });
      results.roots.push({ pair, direction, steps: [], unreferencedId: id });
    }
  }
  if ([base, head].every(({ operations, webhooks }) => operations.length + webhooks.length === 0))
    reportAddedAndRemoved(pairs, results, before, after);
}

function reportAddedAndRemoved(
  pairs: SchemaPairs,
  results: ComparisonResults,
  before: ReadonlyMap<string, Schema>,
  after: ReadonlyMap<string, Schema>,
): void {
  const removed = [...before.values()].filter(({ id }) => !after.has(id));
  const added = [...after.values()].filter(({ id }) => !before.has(id));
  const isEqual = (first: Schema, second: Schema): boolean =>
    (['request', 'response'] as const).every(
      (direction) =>
        !pairs.summarizePair(
          pairs.pair(flattenSchema(pairs.base, first), flattenSchema(pairs.head, second), direction, {}),
        ).differs,
    );
  const report = (id: 'schema-added' | 'schema-removed', { sourceLocation, ...schema }: Schema): void => {
    const changeOrigins = { [id === 'schema-added' ? 'head' : 'base']: { origin: sourceLocation } };
    results.drafts.push({
      id,
      params: {},
      subject: { schema: schema.id, steps: [] },
      operations: [],
      directions: ['request', 'response'],
      ...changeOrigins,
    });
  };
  // A renamed schema is not a change.
  for (const schema of added) if (!removed.some((second) => isEqual(second, schema))) report('schema-added', schema);
  for (const schema of removed) if (!added.some((second) => isEqual(schema, second))) report('schema-removed', schema);
}

function flattenSchema(side: ModelSide, { jsonSchema }: Schema): FlatSchema {
  return side.flattenAllOf([jsonSchema]);
}

/** Returns the schemas that no operation, webhook, or callback references, by ID. */
function unreferencedSchemas(api: Api): ReadonlyMap<string, Schema> {
  const graph = buildReferenceGraph(api);
  // A shared component is not a use by itself; an operation must use it.
  const operationSchemas = new Set(
    [...api.operations, ...api.webhooks].flatMap(schemasInOperation).map(({ jsonSchema }) => jsonSchema),
  );
  const referencedIds = new Set([...operationSchemas].flatMap(listReferences));
  // The set grows during the iteration, which adds indirect references.
  for (const id of referencedIds) for (const nestedId of graph.get(id) ?? []) referencedIds.add(nestedId);
  return new Map(api.schemas.flatMap((schema) => (referencedIds.has(schema.id) ? [] : [[schema.id, schema] as const])));
}
