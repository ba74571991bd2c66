// Reverse index of schema references, built in one pass over the model.

import type { Md } from '../../code/markdown/markdown.ts';
import type { Api, Limit, Operation, Resource } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { createQuery, cacheAndRecord } from '../../model/dependencies/result-cache.ts';
import { memoize } from '../../model/dependencies/tracking.ts';
import { referencesOf, schemasInOperation } from '../../model/visit-schemas.ts';
import type { SchemaUsageView } from './schema-page.ts';
import type { Links } from './page-links.ts';

/** Returns links to the users of each schema by ID, in document order. */
export function schemaUsage(api: Api, links: Links): (id: string) => SchemaUsageView {
  return createQuery(api, `uses, for ${links.addresses.index}`, () => indexSchemaUsage(api, links));
}

function indexSchemaUsage(api: Api, links: Links): (id: string) => SchemaUsageView {
  const usageById = new Map<string, { readonly operations: Set<Md>; readonly schemas: Set<Md> }>();
  const usageOf = (id: string) => {
    const usage = usageById.get(id) ?? { operations: new Set(), schemas: new Set() };
    usageById.set(id, usage);
    return usage;
  };
  const references = operationReferences(api);
  const addOperations = (kind: string, operations: readonly Operation[]): void => {
    for (const operation of operations) {
      const link = links.operation(operation.id);
      for (const id of references(kind, operation)) usageOf(id).operations.add(link);
    }
  };
  addOperations('operation', api.operations);
  addOperations('webhook', api.webhooks);
  for (const schema of api.schemas) {
    const link = links.schema(schema.id);
    for (const id of cacheAndRecord(api, `mentioned in schema ${schema.id}`, () => referencesOf(schema.jsonSchema)))
      if (id !== schema.id) usageOf(id).schemas.add(link);
  }
  return (id) => {
    const usage = usageById.get(id);
    return { operations: [...(usage?.operations ?? [])], schemas: [...(usage?.schemas ?? [])] };
  };
}

/** Returns the IDs that an operation references. `kind` distinguishes operations from webhooks. */
function operationReferences(api: Api): (kind: string, operation: Operation) => readonly string[] {
  // Hundreds of operations have the same headers.
  const references = memoize(referencesOf);
  return (kind, operation) =>
    cacheAndRecord(api, `mentioned in ${kind} ${operation.id}`, () => [...referencedSchemas(operation, references)]);
}

function referencedSchemas(
  operation: Operation,
  references: (schema: JsonSchema) => readonly string[],
): ReadonlySet<string> {
  return new Set([
    ...schemasInOperation(operation).flatMap(({ jsonSchema: schema }) => references(schema)),
    ...resourceSchemas(operation.resource),
    ...operation.extensions.limits.flatMap(limitedSchemas),
  ]);
}

function resourceSchemas(resource: Resource | undefined): readonly string[] {
  return resource === undefined ? [] : [resource.schema, ...resourceSchemas(resource.within)];
}

function limitedSchemas(limit: Limit): readonly string[] {
  return limit.kind === 'count' ? [limit.of] : [];
}
