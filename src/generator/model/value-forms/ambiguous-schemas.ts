// Schemas whose parts convert the values at one location differently, so that these keep their form in JSON: a string
// that is a date in one branch of a union, and any string in another.

import { enumeratedValues, isValueOfType } from '../enumerated-values.ts';
import { typesOf } from '../implied-types.ts';
import { isNullSchema } from '../read-schema/type-and-nullable.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../types/schema.ts';
import { inlineSchemasInComponents, inlineSchemasInOperation, visitSchemas } from '../visit-schemas.ts';
import { convertedFormat, type ConvertedFormat } from './value-form-options.ts';

/** The model, and which of its schemas contain a converted format. */
interface Analysis {
  readonly api: Api;
  readonly formats: ReadonlySet<ConvertedFormat>;
  /** Returns whether a schema contains a converted format, itself or through references. */
  readonly containsFormat: (jsonSchema: JsonSchema) => boolean;
}

/** Location in a value: names of properties, and `items`. Empty for the value itself. */
export type ValuePath = readonly string[];

/**
 * Returns the schemas whose parts, which apply to one value, convert it or its properties differently, with the location
 * of a value that they convert differently.
 */
export function findAmbiguousSchemas(analysis: Analysis): ReadonlyMap<SchemaObject, ValuePath> {
  const candidates = listSchemas(analysis.api).filter((schema) => analysis.containsFormat(schema));
  const ambiguous = new Map<SchemaObject, ValuePath>();
  // A schema with an ambiguous part can differ from one without, so that it is ambiguous, too.
  for (let count = -1; count < ambiguous.size;) {
    count = ambiguous.size;
    const found = candidates.flatMap((schema) => {
      const path = ambiguous.has(schema) ? undefined : findConflict(schema, analysis, ambiguous);
      return path ? [[schema, path] as const] : [];
    });
    for (const [schema, path] of found) ambiguous.set(schema, path);
  }
  return ambiguous;
}

/** Returns all Schema Objects of a model. */
function listSchemas(api: Api): readonly SchemaObject[] {
  const found = new Set<SchemaObject>();
  const visit = (jsonSchema: JsonSchema): void => {
    if (typeof jsonSchema === 'object') found.add(jsonSchema);
  };
  const inline = [...api.operations, ...api.webhooks].flatMap((operation) => inlineSchemasInOperation(operation));
  for (const { jsonSchema } of [...api.schemas, ...inline, ...inlineSchemasInComponents(api.components)])
    visitSchemas(jsonSchema, visit);
  return [...found];
}

type Ambiguous = ReadonlyMap<SchemaObject, ValuePath>;

function findConflict(schema: SchemaObject, analysis: Analysis, ambiguous: Ambiguous): ValuePath | undefined {
  const conflict = createConflictCheck(analysis, ambiguous);
  const { ref, dynamicRef, allOf = [], anyOf, oneOf, ...own } = schema;
  const target = analysis.api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema;
  const unions = [anyOf, oneOf].flatMap((branches) => (branches ? [branches] : []));
  const parts = [own, ...(target === undefined ? [] : [target]), ...allOf, ...unions.flat()];
  const isInSameUnion = (a: JsonSchema, b: JsonSchema): boolean =>
    unions.some((branches) => branches.includes(a) && branches.includes(b));
  const isSelected = discriminatedBranches(schema) !== undefined;
  return (
    findPatternConflict(own, conflict) ??
    firstOfPairs(parts, (a, b) => {
      if (!isInSameUnion(a, b)) return conflict(a, b, false);
      return isSelected ? undefined : conflict(a, b, true);
    })
  );
}

/** Returns the branches of a union by the value of its discriminator; `undefined` if it does not select each branch. */
export function discriminatedBranches({
  discriminator,
  anyOf,
  oneOf,
}: SchemaObject): { readonly property: string; readonly mapping: ReadonlyMap<string, string> } | undefined {
  const branches = oneOf ?? anyOf;
  if (!discriminator || !branches || (oneOf && anyOf)) return undefined;
  const ids = new Set(discriminator.mapping.values());
  const isSelected = (branch: JsonSchema): boolean =>
    typeof branch === 'object' && branch.ref !== undefined && ids.has(branch.ref);
  return branches.every((branch) => isSelected(branch) || isNullSchema(branch)) ? discriminator : undefined;
}

/** Returns a property that is converted differently than another name that matches a pattern. */
function findPatternConflict({ object }: SchemaObject, conflict: Conflict): ValuePath | undefined {
  const patterns = [...(object?.patternProperties?.values() ?? [])];
  if (patterns.length === 0) return undefined;
  const others = [object?.additionalProperties ?? true, ...(object?.properties?.values() ?? [])];
  return (
    firstOfPairs(patterns, (a, b) => conflict(a, b, true)) ??
    first(patterns, (a) => first(others, (b) => conflict(a, b, true)))
  );
}

/** Returns the first result that is not `undefined`. */
function first<Item, Result>(items: Iterable<Item>, find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

function firstOfPairs<Item, Result>(
  items: readonly Item[],
  find: (a: Item, b: Item) => Result | undefined,
): Result | undefined {
  return first(items.entries(), ([index, a]) => first(items.slice(index + 1), (b) => find(a, b)));
}

/**
 * Returns the location of a value that two schemas convert differently. `isUnion`: a value need not match both, so that a
 * schema that allows any value conflicts with one that converts some.
 */
type Conflict = (a: JsonSchema, b: JsonSchema, isUnion: boolean) => ValuePath | undefined;

function createConflictCheck({ api, formats, containsFormat }: Analysis, ambiguous: Ambiguous): Conflict {
  const compared = { union: new Map<JsonSchema, Set<JsonSchema>>(), all: new Map<JsonSchema, Set<JsonSchema>>() };

  /** Returns the Schema Objects that apply to a value, through references and composition. */
  const leavesOf = (jsonSchema: JsonSchema, found = new Set<SchemaObject>()): ReadonlySet<SchemaObject> => {
    if (typeof jsonSchema === 'boolean' || found.has(jsonSchema)) return found;
    found.add(jsonSchema);
    const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [] } = jsonSchema;
    const target = api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema ?? false;
    for (const part of [target, ...allOf, ...anyOf, ...oneOf]) leavesOf(part, found);
    return found;
  };

  /** Returns whether a schema restricts neither the type nor the value. */
  const allowsAny = (jsonSchema: JsonSchema): boolean => {
    if (typeof jsonSchema === 'boolean') return jsonSchema;
    const { ref, dynamicRef, allOf = [], anyOf, oneOf } = jsonSchema;
    const target = api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema ?? true;
    return (
      typesOf(jsonSchema).length === 0 &&
      !enumeratedValues(jsonSchema) &&
      [target, ...allOf].every(allowsAny) &&
      [anyOf, oneOf].every((branches) => !branches || branches.some(allowsAny))
    );
  };

  const conflict: Conflict = (a, b, isUnion) => {
    if (a === b || a === false || b === false || !(containsFormat(a) || containsFormat(b))) return undefined;
    const pairs = isUnion ? compared.union : compared.all;
    const others = pairs.get(a) ?? new Set();
    // Recursive schemas do not conflict if nothing else does.
    if (others.has(b)) return undefined;
    pairs.set(a, others.add(b));
    if (isUnion && (allowsAny(a) || allowsAny(b))) return [];
    const [left, right] = [[...leavesOf(a)], [...leavesOf(b)]];
    const isAmbiguous = (each: SchemaObject): boolean => ambiguous.has(each);
    if ([...left, ...right].some(hasStructuredValues)) return [];
    if (containsFormat(a) && containsFormat(b) && [...left, ...right].some(isAmbiguous)) return [];
    return first(left, (each) => first(right, (other) => findLeafConflict(each, other, isUnion)));
  };

  const findLeafConflict = (a: SchemaObject, b: SchemaObject, isUnion: boolean): ValuePath | undefined => {
    const conflictAt = (name: string, each: readonly JsonSchema[], other: readonly JsonSchema[]) => {
      const path = first(each, (left) => first(other, (right) => conflict(left, right, isUnion)));
      return path && [name, ...path];
    };
    const isTreatedDifferently = (type: 'string' | 'integer'): boolean => {
      const [left, right] = [treatmentOf(a, type, formats), treatmentOf(b, type, formats)];
      return left !== undefined && right !== undefined && left !== right;
    };
    /** Returns the schemas of a property; empty if it is not declared, or can only be any additional property. */
    const propertySchemas = (schema: SchemaObject, name: string): readonly JsonSchema[] => {
      const declared = schema.object?.properties?.get(name);
      return declared === undefined ? additionalSchemas(schema).filter((each) => !allowsAny(each)) : [declared];
    };
    if (isTreatedDifferently('string') || isTreatedDifferently('integer')) return [];
    return (
      first([...namesOf(a), ...namesOf(b)], (name) =>
        conflictAt(name, propertySchemas(a, name), propertySchemas(b, name)),
      ) ??
      conflictAt('*', additionalSchemas(a), additionalSchemas(b)) ??
      first(itemIndexes(a, b), (index) => conflictAt('items', [itemSchema(a, index)], [itemSchema(b, index)]))
    );
  };

  return conflict;
}

/** Returns whether a Schema Object enumerates objects or arrays. */
function hasStructuredValues(schema: SchemaObject): boolean {
  return enumeratedValues(schema)?.some((value) => typeof value === 'object' && value !== null) ?? false;
}

/** Returns how values of a type are treated; `undefined` if the schema does not mention the type. */
function treatmentOf(
  schema: SchemaObject,
  type: 'string' | 'integer',
  formats: ReadonlySet<ConvertedFormat>,
): ConvertedFormat | 'unchanged' | undefined {
  const values = enumeratedValues(schema);
  if (values) return values.some((value) => isValueOfType(type, value)) ? 'unchanged' : undefined;
  const types: readonly JsonType[] = typesOf(schema);
  if (type === 'integer' && types.includes('number')) return 'unchanged';
  return types.includes(type) ? (convertedFormat(schema, type, formats) ?? 'unchanged') : undefined;
}

function namesOf({ object }: SchemaObject): Iterable<string> {
  return object?.properties?.keys() ?? [];
}

/** Returns the schemas of properties without a name. */
export function additionalSchemas({ object }: SchemaObject): readonly JsonSchema[] {
  const { additionalProperties, patternProperties } = object ?? {};
  return [
    ...(additionalProperties === undefined ? [] : [additionalProperties]),
    ...(patternProperties?.values() ?? []),
  ];
}

/** Returns the indexes of the items that differ in a schema, and one for the remaining items. */
function itemIndexes(...schemas: readonly SchemaObject[]): Iterable<number> {
  return Array(1 + Math.max(...schemas.map(({ array }) => array?.prefixItems?.length ?? 0))).keys();
}

function itemSchema({ array }: SchemaObject, index: number): JsonSchema {
  return array?.prefixItems?.[index] ?? array?.items ?? false;
}
