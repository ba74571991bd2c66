// Object keywords of a flat schema, combined from all its parts.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { NormalForm, ObjectForm, KeywordValue } from './normal-form-types.ts';
import { firstDefined } from './merge-constraints.ts';

/** Combines the object keywords. `hasConditional`: whether subschemas that apply conditionally evaluate properties. */
export function toObjectForm(side: ModelSide, schema: FlatSchemaParts, hasConditional: boolean): ObjectForm {
  const objectParts = schema.parts.filter((part) => part.object);
  const properties = new Map<string, FlatSchema>();
  for (const [name, parts] of partsByProperty(objectParts))
    properties.set(name, side.flattenAllOf(parts.flatMap((part) => propertySchemas(part, name))));
  const required = new Map<string, SchemaObject>();
  for (const part of objectParts)
    for (const name of part.object?.required ?? []) if (!required.has(name)) required.set(name, part);

  const additionalSchemas = objectParts.flatMap((part) => part.object?.additionalProperties ?? []);
  // `unevaluatedProperties` has no effect if `additionalProperties`, or a nested `unevaluatedProperties`, already
  // evaluates the rest.
  const appliesToAll = (nestedPart: SchemaObject, part: SchemaObject): boolean =>
    nestedPart.object?.additionalProperties !== undefined ||
    (nestedPart !== part && nestedPart.object?.unevaluatedProperties !== undefined);
  const openParts = objectParts.filter(
    (part) =>
      part.object?.unevaluatedProperties !== undefined &&
      !inPlaceParts(side, schema, part).some((nestedPart) => appliesToAll(nestedPart, part)),
  );
  const [soleOpenPart, ...otherOpenParts] = openParts;
  // If a part sees all evaluated properties, its `unevaluatedProperties` is equivalent to `additionalProperties`.
  const isEquivalent =
    soleOpenPart &&
    otherOpenParts.length === 0 &&
    additionalSchemas.length === 0 &&
    !hasConditional &&
    includesAll(inPlaceParts(side, schema, soleOpenPart), objectParts);
  const equivalent = isEquivalent
    ? firstDefined([soleOpenPart], (part) => part.object?.unevaluatedProperties)
    : undefined;
  const unevaluated = equivalent ? undefined : firstDefined(openParts, (part) => part.object?.unevaluatedProperties);
  const additional = firstDefined(objectParts, (part) => part.object?.additionalProperties) ?? equivalent;
  const allAdditional = [...additionalSchemas, ...(equivalent ? [equivalent.value] : [])];
  const names = firstDefined(objectParts, (part) => part.object?.propertyNames);
  const [part] = objectParts;
  return {
    ...(part && { part }),
    properties,
    required,
    patternProperties: combinePatterns(side, objectParts),
    ...(additional && { additionalProperties: { part: additional.part, value: side.flattenAllOf(allAdditional) } }),
    ...(names && {
      propertyNames: {
        part: names.part,
        value: side.flattenAllOf(objectParts.flatMap((objectPart) => objectPart.object?.propertyNames ?? [])),
      },
    }),
    dependentRequired: combineDependentRequired(objectParts),
    dependentSchemas: combineByName(side, objectParts, (objectPart) => objectPart.object?.dependentSchemas),
    ...(unevaluated && {
      unevaluated: {
        part: unevaluated.part,
        value: side.flattenAllOf(openParts.flatMap((objectPart) => objectPart.object?.unevaluatedProperties ?? [])),
      },
    }),
  };
}

/** Flat schema, with its parts after unions are merged. */
export type FlatSchemaParts = Pick<NormalForm, 'flatSchema' | 'parts'>;

/**
 * Returns the part and its nested in-place parts. The `unevaluated…` keywords of the part see the locations that these
 * parts evaluate. `parts`: the parts of the whole schema.
 */
export function inPlaceParts(
  side: ModelSide,
  { flatSchema, parts }: FlatSchemaParts,
  part: SchemaObject,
): readonly SchemaObject[] {
  const flatPart = side.flattenAllOf([part]);
  return flatPart === flatSchema ? parts : side.normalForm(flatPart).parts;
}

function includesAll(parts: readonly SchemaObject[], requiredParts: readonly SchemaObject[]): boolean {
  const partSet = new Set(parts);
  return requiredParts.every((part) => partSet.has(part));
}

/** Returns the parts that apply to each declared property, in order. Most parts apply only to their own properties. */
function partsByProperty(parts: readonly SchemaObject[]): ReadonlyMap<string, readonly SchemaObject[]> {
  const byProperty = new Map<string, SchemaObject[]>();
  for (const part of parts) {
    for (const name of part.object?.properties?.keys() ?? []) {
      const knownParts = byProperty.get(name);
      if (knownParts) knownParts.push(part);
      else byProperty.set(name, [part]);
    }
  }
  const generalParts = new Set(
    parts.filter(({ object }) => object?.patternProperties !== undefined || object?.additionalProperties !== undefined),
  );
  if (generalParts.size === 0) return byProperty;
  return new Map(
    [...byProperty].map(([name, ownParts]) => [
      name,
      parts.filter((part) => generalParts.has(part) || ownParts.includes(part)),
    ]),
  );
}

/** Returns the schemas of a part that apply to a property: by name and pattern, otherwise `additionalProperties`. */
function propertySchemas({ object }: SchemaObject, name: string): readonly JsonSchema[] {
  const declared = object?.properties?.get(name);
  if (declared !== undefined && object?.patternProperties === undefined) return [declared];
  const matching = [...(object?.patternProperties ?? [])].flatMap(([pattern, jsonSchema]) =>
    matchesPattern(pattern, name) ? [jsonSchema] : [],
  );
  const declaredSchema = object?.properties?.get(name);
  if (declaredSchema !== undefined) return [declaredSchema, ...matching];
  if (matching.length > 0) return matching;
  return object?.additionalProperties === undefined ? [] : [object.additionalProperties];
}

function combinePatterns(
  side: ModelSide,
  parts: readonly SchemaObject[],
): ReadonlyMap<string, KeywordValue<FlatSchema>> {
  const patterns = new Map<string, KeywordValue<FlatSchema>>();
  for (const part of parts) {
    for (const pattern of part.object?.patternProperties?.keys() ?? []) {
      if (patterns.has(pattern)) continue;
      const schemas = parts.flatMap(
        ({ object }) => object?.patternProperties?.get(pattern) ?? object?.additionalProperties ?? [],
      );
      patterns.set(pattern, { part, value: side.flattenAllOf(schemas) });
    }
  }
  return patterns;
}

function combineDependentRequired(parts: readonly SchemaObject[]): ObjectForm['dependentRequired'] {
  const dependencies = new Map<string, { part: SchemaObject; value: Set<string> }>();
  for (const part of parts) {
    for (const [name, requiredNames] of part.object?.dependentRequired ?? []) {
      const entry = dependencies.get(name);
      if (entry) for (const requiredName of requiredNames) entry.value.add(requiredName);
      else if (requiredNames.length > 0) dependencies.set(name, { part, value: new Set(requiredNames) });
    }
  }
  return dependencies;
}

function combineByName(
  side: ModelSide,
  parts: readonly SchemaObject[],
  readMap: (part: SchemaObject) => ReadonlyMap<string, JsonSchema> | undefined,
): ReadonlyMap<string, KeywordValue<FlatSchema>> {
  const combined = new Map<string, KeywordValue<FlatSchema>>();
  for (const part of parts) {
    for (const name of readMap(part)?.keys() ?? []) {
      if (combined.has(name)) continue;
      combined.set(name, {
        part,
        value: side.flattenAllOf(parts.flatMap((otherPart) => readMap(otherPart)?.get(name) ?? [])),
      });
    }
  }
  return combined;
}

/** Constraint that an object places on an undeclared property. */
export type UndeclaredPropertyConstraint =
  | { readonly kind: 'open' | 'closed' }
  | { readonly kind: 'schema'; readonly flatSchema: FlatSchema };

/**
 * Returns the constraint on an undeclared property. Patterns take precedence over additional properties. An object
 * without declared properties accepts any property.
 */
export function undeclaredPropertyConstraint(
  side: ModelSide,
  form: ObjectForm,
  name: string,
): UndeclaredPropertyConstraint {
  const matching = [...form.patternProperties].filter(([pattern]) => matchesPattern(pattern, name));
  if (matching.length > 0) {
    const matchingParts = matching.flatMap(([, { value }]) => value.parts);
    return {
      kind: 'schema',
      flatSchema: side.flattenAllOf(
        matching.some(([, { value }]) => value.acceptsNothing) ? [...matchingParts, false] : matchingParts,
      ),
    };
  }
  if (!form.additionalProperties)
    return form.properties.size === 0 && form.patternProperties.size === 0
      ? { kind: 'schema', flatSchema: side.flattenAllOf([]) }
      : { kind: 'open' };
  return isClosed(form) ? { kind: 'closed' } : { kind: 'schema', flatSchema: form.additionalProperties.value };
}

export function isClosed({ additionalProperties }: ObjectForm): boolean {
  return additionalProperties?.value.acceptsNothing ?? false;
}
