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

/** Returns the schemas whose parts, which apply to one value, convert it or its properties differently. */
export function findAmbiguousSchemas(analysis: Analysis): ReadonlySet<SchemaObject> {
  const candidates = listSchemas(analysis.api).filter((schema) => analysis.containsFormat(schema));
  let ambiguous: ReadonlySet<SchemaObject> = new Set();
  // A schema with an ambiguous part can differ from one without, so that it is ambiguous, too.
  for (;;) {
    const known = ambiguous;
    const found = candidates.filter((schema) => known.has(schema) || isAmbiguous(schema, analysis, known));
    if (found.length === known.size) return known;
    ambiguous = new Set(found);
  }
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

function isAmbiguous(schema: SchemaObject, analysis: Analysis, known: ReadonlySet<SchemaObject>): boolean {
  const conflict = createConflictCheck(analysis, known);
  const { ref, dynamicRef, allOf = [], anyOf, oneOf, ...own } = schema;
  const target = analysis.api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema;
  const unions = [anyOf, oneOf].flatMap((branches) => (branches ? [branches] : []));
  const parts = [own, ...(target === undefined ? [] : [target]), ...allOf, ...unions.flat()];
  const isInSameUnion = (a: JsonSchema, b: JsonSchema): boolean =>
    unions.some((branches) => branches.includes(a) && branches.includes(b));
  return (
    hasAmbiguousPatterns(own, conflict) ||
    somePair(parts, (a, b) => {
      if (!isInSameUnion(a, b)) return conflict(a, b, false);
      return discriminatedBranches(schema) === undefined && conflict(a, b, true);
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

/** Returns whether a name that matches a pattern can belong to a property that is converted differently. */
function hasAmbiguousPatterns({ object }: SchemaObject, conflict: Conflict): boolean {
  const patterns = [...(object?.patternProperties?.values() ?? [])];
  if (patterns.length === 0) return false;
  const others = [object?.additionalProperties ?? true, ...(object?.properties?.values() ?? [])];
  return (
    somePair(patterns, (a, b) => conflict(a, b, true)) || patterns.some((a) => others.some((b) => conflict(a, b, true)))
  );
}

function somePair<Item>(items: readonly Item[], predicate: (a: Item, b: Item) => boolean): boolean {
  return items.some((a, index) => items.slice(index + 1).some((b) => predicate(a, b)));
}

/**
 * Returns whether two schemas convert a value differently. `isUnion`: a value need not match both, so that a schema that
 * allows any value conflicts with one that converts some.
 */
type Conflict = (a: JsonSchema, b: JsonSchema, isUnion: boolean) => boolean;

function createConflictCheck(
  { api, formats, containsFormat }: Analysis,
  ambiguous: ReadonlySet<SchemaObject>,
): Conflict {
  const compared = new Map<JsonSchema, Set<JsonSchema>>();

  /** Returns the Schema Objects that apply to a value, through references and composition. */
  const leavesOf = (jsonSchema: JsonSchema, found = new Set<SchemaObject>()): ReadonlySet<SchemaObject> => {
    if (typeof jsonSchema === 'boolean' || found.has(jsonSchema)) return found;
    found.add(jsonSchema);
    const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [] } = jsonSchema;
    const target = api.schema(ref ?? dynamicRef?.ref ?? '')?.jsonSchema ?? false;
    for (const part of [target, ...allOf, ...anyOf, ...oneOf]) leavesOf(part, found);
    return found;
  };

  const conflict: Conflict = (a, b, isUnion) => {
    if (a === b || a === false || b === false || !(containsFormat(a) || containsFormat(b))) return false;
    const others = compared.get(a) ?? new Set();
    // Recursive schemas do not conflict if nothing else does.
    if (others.has(b)) return false;
    compared.set(a, others.add(b));
    const [left, right] = [[...leavesOf(a)], [...leavesOf(b)]];
    return (
      [...left, ...right].some(hasStructuredValues) ||
      (containsFormat(a) && containsFormat(b) && [...left, ...right].some((each) => ambiguous.has(each))) ||
      (isUnion && (left.every(allowsAny) || right.every(allowsAny))) ||
      left.some((each) => right.some((other) => leavesConflict(each, other, isUnion)))
    );
  };

  const leavesConflict = (a: SchemaObject, b: SchemaObject, isUnion: boolean): boolean =>
    (['string', 'integer'] as const).some((type) => {
      const [left, right] = [treatmentOf(a, type, formats), treatmentOf(b, type, formats)];
      return left !== undefined && right !== undefined && left !== right;
    }) ||
    [...namesOf(a), ...namesOf(b)].some((name) =>
      propertySchemas(a, name).some((each) => propertySchemas(b, name).some((other) => conflict(each, other, isUnion))),
    ) ||
    additionalSchemas(a).some((each) => additionalSchemas(b).some((other) => conflict(each, other, isUnion))) ||
    [...itemIndexes(a, b)].some((index) => conflict(itemSchema(a, index), itemSchema(b, index), isUnion));

  return conflict;
}

/** Returns whether a Schema Object restricts neither the type nor the value. */
function allowsAny(schema: SchemaObject): boolean {
  return typesOf(schema).length === 0 && !enumeratedValues(schema);
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

/** Returns the schemas of a property; empty if it is not declared, or can only be any additional property. */
function propertySchemas(schema: SchemaObject, name: string): readonly JsonSchema[] {
  const declared = schema.object?.properties?.get(name);
  return declared === undefined ? additionalSchemas(schema).filter((each) => !isEmpty(each)) : [declared];
}

/** Returns whether a schema allows any value, without keywords that could restrict it. */
function isEmpty(jsonSchema: JsonSchema): boolean {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { ref, dynamicRef, allOf, anyOf, oneOf } = jsonSchema;
  return allowsAny(jsonSchema) && (ref ?? dynamicRef ?? allOf ?? anyOf ?? oneOf) === undefined;
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
