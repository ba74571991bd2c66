// The resource that a partial update is merged into, and the schemas of its properties.

import type { Api } from '../../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { MergeTarget } from '../validation-variant.ts';

/** Returns the schemas of the value that an update is merged into; empty if unknown. */
export function mergeTargetSchemas({ resource }: MergeTarget, api: Api): readonly JsonSchema[] {
  const schema = resource && api.schema(resource.id);
  return schema
    ? resource.properties.reduce<readonly JsonSchema[]>(
        (all, name) => all.flatMap((each) => propertySchemas(each, name, api)),
        [schema.jsonSchema],
      )
    : [];
}

/**
 * Returns the merge target of the property `name`, or, for null, of the properties that the schema does not name;
 * `undefined` if the resource has no such property.
 */
export function mergeTargetOfProperty(partial: MergeTarget, name: string | null, api: Api): MergeTarget['resource'] {
  const { resource } = partial;
  const isKnown =
    partial.isDeep && mergeTargetSchemas(partial, api).some((each) => propertySchemas(each, name, api).length > 0);
  return resource && isKnown ? { id: resource.id, properties: [...resource.properties, name] } : undefined;
}

/**
 * Returns all schemas of the property `name` in a schema, or, for null, of the properties that it does not name; empty if
 * it has no such property.
 */
export function propertySchemas(jsonSchema: JsonSchema, name: string | null, api: Api): readonly JsonSchema[] {
  const schemas: JsonSchema[] = [];
  const seen = new Set<string>();
  const visit = (each: JsonSchema): void => {
    if (typeof each === 'boolean') return;
    schemas.push(...ownPropertySchemas(each, name));
    if (each.ref !== undefined && !seen.has(each.ref)) {
      seen.add(each.ref);
      visit(api.schema(each.ref)?.jsonSchema ?? true);
    }
    for (const part of [...(each.allOf ?? []), ...(each.anyOf ?? []), ...(each.oneOf ?? [])]) visit(part);
  };
  visit(jsonSchema);
  return schemas;
}

function ownPropertySchemas({ object }: SchemaObject, name: string | null): readonly JsonSchema[] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = object ?? {};
  const schemas =
    name === null
      ? [...(patternProperties?.values() ?? []), additionalProperties, unevaluatedProperties].filter(
          (each) => typeof each === 'object',
        )
      : [properties?.get(name)];
  return schemas.filter((each) => each !== undefined);
}
