// Dynamic scope of JSON Schema evaluation (2020-12, 7.1).

import type { JsonSchema, DynamicRef } from '../types/schema.ts';

/** Named schemas of a model. */
export interface SchemaCollection {
  readonly schemas: readonly { readonly jsonSchema: JsonSchema }[];
  schema(id: string): { readonly jsonSchema: JsonSchema } | undefined;
}

export interface DynamicScope {
  schema(id: string): JsonSchema | undefined;
  resolveDynamicRef(reference: DynamicRef): JsonSchema | undefined;
  /** Returns the scope within a schema resource. */
  enter(resource: string): DynamicScope;
}

/** Creates the outermost scope. */
export function createDynamicScope(api: SchemaCollection): DynamicScope {
  const anchors = new Map<string, JsonSchema>();
  for (const { jsonSchema } of api.schemas) {
    if (typeof jsonSchema === 'object' && jsonSchema.dynamicAnchor !== undefined)
      anchors.set(`${jsonSchema.resource ?? ''}#${jsonSchema.dynamicAnchor}`, jsonSchema);
  }
  const schema = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
  const scopeWithin = (resources: readonly string[]): DynamicScope => ({
    schema,
    resolveDynamicRef({ ref, anchor }) {
      if (anchor === undefined) return schema(ref);
      const outermost = resources.find((resource) => anchors.has(`${resource}#${anchor}`));
      return outermost === undefined ? schema(ref) : anchors.get(`${outermost}#${anchor}`);
    },
    enter: (resource) =>
      resources.at(-1) === resource ? scopeWithin(resources) : scopeWithin([...resources, resource]),
  });
  return scopeWithin([]);
}
