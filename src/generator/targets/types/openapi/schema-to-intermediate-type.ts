// Conversion of schemas to type parts. Keywords without an equivalent in TypeScript are ignored.

import type { Documentation } from '../../../code/typescript/tree.ts';
import { constBranchValues, enumeratedValues, isValueOfType } from '../../../model/enumerated-values.ts';
import { formatOf } from '../../../model/value-forms/value-form-options.ts';
import { typesOf } from '../../../model/implied-types.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { TypeContext } from './context.ts';
import {
  declaresExcludedProperty,
  excludedProperties,
  isExcludedProperty,
  withExcludedProperties,
  withoutExcludedProperties,
} from './excluded-properties.ts';
import {
  neverPart,
  type DescribedPart,
  type IntermediateType,
  type TypedPart,
  removeRedundantParts,
  deduplicateParts,
  describeConstBranches,
} from './intermediate-type.ts';
import { listSubschemas } from '../../../model/visit-schemas.ts';

/** A part; `false` if no value is valid, `undefined` if the schema does not restrict the type. */
export type ComposedPart = IntermediateType | false | undefined;

/** Converts the schema of a component, parameter, header, or body. */
export function toIntermediateType(jsonSchema: JsonSchema, context: TypeContext): IntermediateType {
  const part = toComposedPart(jsonSchema, context) ?? { kind: 'anything' };
  return part === false ? neverPart : part;
}

/** Converts the schema of a property or component, with its documentation comment. */
export function toDescribedPart(jsonSchema: JsonSchema, context: TypeContext): DescribedPart {
  const part = toIntermediateType(jsonSchema, context);
  const documentation = documentSchema(jsonSchema);
  return documentation ? { part, documentation } : { part };
}

/** Converts a schema or a subschema of `allOf`, `anyOf`, or `oneOf`. */
export function toComposedPart(jsonSchema: JsonSchema, outer: TypeContext): ComposedPart {
  if (typeof jsonSchema === 'boolean') return jsonSchema ? undefined : false;
  const context = withExcludedProperties(jsonSchema, outer);
  if (context.converted?.conversions.ambiguousSchemas.has(jsonSchema))
    return toComposedPart(jsonSchema, context.converted.jsonContext);
  const keywordParts = collectParts(jsonSchema, context);
  if (keywordParts.includes(false)) return false;
  const parts = removeRedundantParts(keywordParts.filter((part) => typeof part === 'object'));
  const [only] = parts;
  if (only === undefined) return undefined;
  const hasReferences = jsonSchema.ref !== undefined || jsonSchema.allOf !== undefined;
  const required = hasReferences ? requiredProperties(jsonSchema) : [];
  if (parts.length === 1 && required.length === 0) return only;
  return { kind: 'all', parts, ...(required.length > 0 && { required }) };
}

/** Returns the properties that a schema requires, including those that an `allOf` part requires but does not define. */
function requiredProperties({ object, allOf = [] }: SchemaObject): readonly string[] {
  const fromParts = allOf.flatMap((part) =>
    typeof part === 'boolean' ? [] : requiredProperties(part).filter((name) => !part.object?.properties?.has(name)),
  );
  return [...new Set([...(object?.required ?? []), ...fromParts])];
}

function collectParts(schema: SchemaObject, context: TypeContext): readonly ComposedPart[] {
  const ref = schema.ref ?? schema.dynamicRef?.ref;
  const parts: ComposedPart[] = [
    ...(ref === undefined ? [] : [toReferencePart(ref, context)]),
    toKeywordPart(schema, context),
  ];
  for (const part of schema.allOf ?? []) parts.push(toComposedPart(part, context));
  for (const branches of [schema.anyOf, schema.oneOf]) if (branches) parts.push(toUnionPart(branches, schema, context));
  return parts;
}

/**
 * Converts a reference: to the type of the schema, unless that has a property that another schema excludes. Then the
 * schema is converted without it, and a recursive reference in it omits the property.
 */
function toReferencePart(id: string, context: TypeContext): ComposedPart {
  const target = context.api.schema(id)?.jsonSchema;
  const part: IntermediateType = { kind: 'reference', id, ...(context.isJson && { isJson: true }) };
  if (target === undefined || !declaresExcludedProperty(target, context)) return part;
  return context.expandedSchemas.has(id)
    ? { ...part, omitted: [...context.excludedProperties].sort() }
    : toComposedPart(target, { ...context, expandedSchemas: new Set([...context.expandedSchemas, id]) });
}

/** Converts the keywords of the schema itself, without `$ref` and composition. */
function toKeywordPart(schema: SchemaObject, context: TypeContext): ComposedPart {
  const values = enumeratedValues(schema);
  if (values) return { kind: 'values', values };
  const types = typesOf(schema);
  if (types.length === 0) return schema.types ? false : undefined;
  const format = context.converted && formatOf(schema, context.converted.conversions.formats);
  return {
    kind: 'typed',
    types: types.length === 1 ? types : [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')),
    ...(format && { format }),
    ...(types.includes('array') && arrayProperties(schema, context)),
    ...(types.includes('object') && objectProperties(schema, context)),
  };
}

function arrayProperties(
  { array }: SchemaObject,
  outer: TypeContext,
): Pick<TypedPart, 'items' | 'prefixItems' | 'minItems'> {
  const { prefixItems, items, minItems = 0 } = array ?? {};
  const context = withoutExcludedProperties(outer);
  return {
    ...(items !== undefined && { items: items === false && prefixItems ? false : toIntermediateType(items, context) }),
    ...(prefixItems && { prefixItems: prefixItems.map((item) => toIntermediateType(item, context)), minItems }),
  };
}

function objectProperties(
  schema: SchemaObject,
  context: TypeContext,
): Pick<TypedPart, 'required' | 'properties' | 'indexSignature'> {
  const { properties, required } = schema.object ?? {};
  const indexSignature = toIndexSignaturePart(schema, withoutExcludedProperties(context));
  return {
    ...(required && { required }),
    ...(properties && { properties: toPropertyParts(properties, context) }),
    ...(indexSignature && { indexSignature }),
  };
}

/**
 * Returns the parts of properties. The read-only properties of a request are of type `never`, so that a response cannot
 * be sent as a request. A response omits its write-only properties, so that a server can return a stored request,
 * unless an object without properties, which allows any, would remain.
 */
function toPropertyParts(
  properties: ReadonlyMap<string, JsonSchema>,
  context: TypeContext,
): ReadonlyMap<string, DescribedPart> {
  const parts = [...properties].map(([name, property]) => [name, toPropertyPart(name, property, context)] as const);
  const included = parts.filter(([, { isExcluded }]) => !isExcluded);
  return new Map(context.direction === 'response' && included.length > 0 ? included : parts);
}

function toPropertyPart(name: string, property: JsonSchema, outer: TypeContext): DescribedPart {
  if (outer.excludedProperties.has(name) || isExcludedProperty(property, outer))
    return { part: neverPart, isExcluded: true };
  const context = withoutExcludedProperties(outer);
  const described = toDescribedPart(property, context);
  if (typeof property === 'boolean') return described;
  const { readOnly = false, writeOnly = false, default: fallback } = property.annotations;
  // In the types of a direction, all properties can be written.
  const isAnnotated = context.direction === undefined;
  return {
    ...described,
    ...(isAnnotated && readOnly && { isReadOnly: true }),
    ...(isAnnotated && writeOnly && { isWriteOnly: true }),
    ...(fallback && { hasDefault: true }),
  };
}

/** Returns the documentation comment of a schema; `undefined` if there is none. */
export function documentSchema(schema: JsonSchema): Documentation | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { title, description = title ?? '', default: fallback, deprecated = false } = schema.annotations;
  const constantDescriptions = describeConstBranches(schema);
  const text =
    description === '' || constantDescriptions === ''
      ? description + constantDescriptions
      : `${description}\n\n${constantDescriptions}`;
  if (text === '' && !fallback && !deprecated) return undefined;
  return { doc: text, docTags: { ...(fallback && { default: fallback }), deprecated } };
}

/**
 * Returns the part of the index signature; `undefined` if the schema does not restrict additional properties.
 * TypeScript also checks named properties against the index signature, so the part includes their types.
 */
export function toIndexSignaturePart({ object }: SchemaObject, context: TypeContext): IntermediateType | undefined {
  const { properties, patternProperties, additionalProperties } = object ?? {};
  const rest = additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
  const additional = [...rest, ...(patternProperties?.values() ?? [])];
  const named = [...(properties?.values() ?? [])];
  // An object that allows no properties has an index signature of type `never`.
  if (additional.length === 0) return additionalProperties === false && named.length === 0 ? neverPart : undefined;
  // Including the types of these properties would print them twice.
  if (named.some(hasProperties)) return { kind: 'anything' };
  const parts = deduplicateParts([...additional, ...named].map((member) => toIntermediateType(member, context)));
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  return parts.some(({ kind }) => kind === 'anything') ? { kind: 'anything' } : { kind: 'branches', branches: parts };
}

/** Returns whether the type of a schema contains an object type with named properties. */
function hasProperties(jsonSchema: JsonSchema): boolean {
  if (typeof jsonSchema === 'boolean') return false;
  return (
    (jsonSchema.object?.properties?.size ?? 0) > 0 ||
    listSubschemas(jsonSchema).some(({ jsonSchema: inner }) => hasProperties(inner))
  );
}

/** Returns the union of the branches; `undefined` if one of them does not restrict the type. */
export function toUnionPart(branches: readonly JsonSchema[], schema: SchemaObject, context: TypeContext): ComposedPart {
  const values = constBranchValues(branches)?.filter(
    (value) => !schema.types || schema.types.some((type) => isValueOfType(type, value)),
  );
  if (values) return { kind: 'values', values };
  const parts = branches.map((branch) => toBranchPart(branch, schema, context));
  if (parts.includes(undefined)) return undefined;
  const possibleParts = deduplicateParts(parts.filter((part) => typeof part === 'object'));
  const [only, ...more] = possibleParts;
  if (only === undefined) return false;
  return more.length === 0 ? only : { kind: 'branches', branches: possibleParts };
}

function toBranchPart(branch: JsonSchema, schema: SchemaObject, context: TypeContext): ComposedPart {
  const part = toComposedPart(branch, context);
  const discriminatorPart = toDiscriminatorPart(branch, schema, context);
  return discriminatorPart && typeof part === 'object' ? { kind: 'all', parts: [part, discriminatorPart] } : part;
}

/**
 * Returns the discriminator property with the values that select the branch; `undefined` if the branch defines them
 * itself, or if only the other direction has the property.
 */
function toDiscriminatorPart(
  branch: JsonSchema,
  { discriminator }: SchemaObject,
  context: TypeContext,
): IntermediateType | undefined {
  if (!discriminator || typeof branch === 'boolean' || branch.ref === undefined) return undefined;
  if (excludedProperties(branch, context).has(discriminator.property)) return undefined;
  const values = [...discriminator.mapping].flatMap(([value, id]) => (id === branch.ref ? [value] : []));
  if (values.length === 0) return undefined;
  const target = context.api.schema(branch.ref)?.jsonSchema;
  const targetProperty =
    typeof target === 'object' ? target.object?.properties?.get(discriminator.property) : undefined;
  const enumerated = typeof targetProperty === 'object' ? enumeratedValues(targetProperty) : undefined;
  // Values that the branch itself enumerates take precedence over the mapping.
  if (enumerated?.every((value) => typeof value === 'string')) return undefined;
  if (typeof targetProperty === 'object' && targetProperty.types && !targetProperty.types.includes('string'))
    return undefined;
  const property = { part: { kind: 'values', values } } as const;
  return {
    kind: 'typed',
    types: ['object'],
    properties: new Map([[discriminator.property, property]]),
    required: [discriminator.property],
  };
}
