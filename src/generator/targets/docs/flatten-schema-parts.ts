// Parts of a schema: inline `allOf` subschemas, alternatives, nullable alternatives, and enumerated values.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

/** Schemas that apply to one value, flattened. */
export interface SchemaParts {
  /** Inline schema objects, including those of `allOf`. */
  readonly inline: readonly SchemaObject[];
  /** IDs of the named schemas that apply as well. */
  readonly refs: readonly string[];
  /** Whether one of the schemas is `false`: no value is valid. */
  readonly isNever: boolean;
}

/** Flattens `schemas`, all of which apply to one value. References are collected, not followed. */
export function flattenSchemas(schemas: readonly JsonSchema[]): SchemaParts {
  const inline: SchemaObject[] = [];
  const refs = new Set<string>();
  let isNever = false;
  const visit = (schema: JsonSchema): void => {
    if (typeof schema === 'boolean') {
      isNever ||= !schema;
      return;
    }
    inline.push(schema);
    if (schema.ref !== undefined) refs.add(schema.ref);
    if (schema.dynamicRef !== undefined) refs.add(schema.dynamicRef.ref);
    for (const part of schema.allOf ?? []) visit(part);
    for (const part of nonNullBranches(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return { inline, refs: [...refs], isNever };
}

/** Returns the inline schemas of the referenced schemas that describe scalars: strings, numbers, booleans. */
export function referencedScalars({ refs }: SchemaParts, api: Api): readonly SchemaObject[] {
  const seen = new Set<string>();
  const visit = (ref: string): readonly SchemaObject[] => {
    const schema = seen.has(ref) ? undefined : api.schema(ref);
    seen.add(ref);
    if (schema === undefined) return [];
    const namedParts = flattenSchemas([schema.jsonSchema]);
    const isScalar = namedParts.inline.every(
      (each) =>
        each.object === undefined &&
        each.array === undefined &&
        unionAlternatives(each).length === 0 &&
        !each.types?.some((type) => type === 'object' || type === 'array'),
    );
    return isScalar ? [...namedParts.inline, ...namedParts.refs.flatMap(visit)] : [];
  };
  return refs.flatMap(visit);
}

/** Returns the properties of all parts in document order, each with every schema that applies to it. */
export function propertySchemas(parts: SchemaParts): ReadonlyMap<string, readonly JsonSchema[]> {
  const properties = new Map<string, JsonSchema[]>();
  for (const { object } of parts.inline) {
    for (const [name, schema] of object?.properties ?? []) {
      const schemas = properties.get(name);
      if (schemas) schemas.push(schema);
      else properties.set(name, [schema]);
    }
  }
  return properties;
}

/** Returns the names that any part requires. */
export function requiredProperties(parts: SchemaParts): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { object } of parts.inline) for (const name of object?.required ?? []) names.add(name);
  return names;
}

/** Returns the first default, boxed because it may be `null`; `undefined` if there is none. */
export function declaredDefault(parts: SchemaParts): { readonly value: Json } | undefined {
  return parts.inline.find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/** Returns whether a part, or a named schema that it references, sets the annotation to `true`. */
export function hasAnnotation(
  api: Api,
  parts: SchemaParts,
  annotation: 'readOnly' | 'writeOnly' | 'deprecated',
): boolean {
  const seen = new Set<string>();
  const isAnnotated = (current: SchemaParts): boolean =>
    current.inline.some(({ annotations }) => annotations[annotation] === true) ||
    current.refs.some((ref) => {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      return schema !== undefined && isAnnotated(flattenSchemas([schema.jsonSchema]));
    });
  return isAnnotated(parts);
}

/** Schemas together with the named schemas that they reference. */
export interface ExpandedSchemas {
  readonly schemas: readonly JsonSchema[];
  /** IDs of all expanded schemas. */
  readonly expandedIds: ReadonlySet<string>;
}

/** Expands the schemas that `schemas` reference, directly or by `allOf`, each once, except for `expandedIds`. */
export function expandReferences(
  schemas: readonly JsonSchema[],
  expandedIds: ReadonlySet<string>,
  api: Api,
): ExpandedSchemas {
  const expanded: JsonSchema[] = [];
  const seen = new Set(expandedIds);
  const visit = (current: JsonSchema): void => {
    if (typeof current === 'boolean') {
      expanded.push(current);
      return;
    }
    const withoutAllOf = { ...current, allOf: [] };
    for (const ref of flattenSchemas([withoutAllOf]).refs) {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (schema) visit(schema.jsonSchema);
    }
    for (const part of current.allOf ?? []) visit(part);
    expanded.push(withoutAllOf);
  };
  for (const each of schemas) visit(each);
  return { schemas: expanded, expandedIds: seen };
}

/** Branches of `oneOf` (exactly one is valid) or `anyOf` (at least one is valid) that describe the value. */
interface UnionAlternatives {
  readonly branches: readonly JsonSchema[];
  readonly isExclusive: boolean;
  /** Whether all branches are references or bare types, which the type description covers. */
  readonly isPlain: boolean;
}

const noAlternatives: readonly never[] = [];

/** Returns the alternatives of a schema, except for enumerated values, conditions on properties, and nullable types. */
export function unionAlternatives(schema: SchemaObject): readonly UnionAlternatives[] {
  // Fast path: called for every schema on every page, most of which have no alternatives.
  if (schema.oneOf === undefined && schema.anyOf === undefined) return noAlternatives;
  if (enumValues(schema) !== undefined) return noAlternatives;
  const unions = [
    { branches: schema.oneOf, isExclusive: true },
    { branches: schema.anyOf, isExclusive: false },
  ];
  return unions.flatMap(({ branches, isExclusive }) => {
    if (branches === undefined || branches.every(isConditionOnly) || soleNonNullBranch(branches) !== undefined)
      return [];
    return [{ branches, isExclusive, isPlain: branches.every(isReferenceOrBareType) }];
  });
}

/** Returns the non-null branch of each union of one type and null: it applies as if it were inline. */
function nonNullBranches(schema: SchemaObject): readonly JsonSchema[] {
  if (schema.oneOf === undefined && schema.anyOf === undefined) return noAlternatives;
  if (enumValues(schema) !== undefined) return noAlternatives;
  return [schema.oneOf, schema.anyOf].flatMap((branches) => soleNonNullBranch(branches) ?? []);
}

function soleNonNullBranch(branches: readonly JsonSchema[] | undefined): JsonSchema | undefined {
  const nonNull = branches?.filter((branch) => !isNullBranch(branch)) ?? [];
  return nonNull.length === 1 && nonNull.length < (branches?.length ?? 0) ? nonNull[0] : undefined;
}

function isNullBranch(branch: JsonSchema): boolean {
  return typeof branch === 'object' && branch.types?.join() === 'null' && isReferenceOrBareType(branch);
}

function isReferenceOrBareType(branch: JsonSchema): boolean {
  if (typeof branch === 'boolean' || branch.ref !== undefined) return true;
  const {
    types,
    number,
    string,
    array,
    object,
    enum: values,
    const: value,
    not,
    if: condition,
    allOf,
    anyOf,
    oneOf,
    annotations,
  } = branch;
  const restrictions = [
    number,
    string,
    array,
    object,
    values,
    value,
    not,
    condition,
    allOf,
    anyOf,
    oneOf,
    annotations.description,
    annotations.title,
  ];
  return types !== undefined && restrictions.every((keyword) => keyword === undefined);
}

/** An enumerated value with its title and description, if any. */
export interface EnumValue {
  readonly value: Json;
  readonly meaning?: string;
  readonly deprecated: boolean;
}

/** Returns the enumerated values of the schema; `undefined` if it does not enumerate values. */
export function enumValues(schema: SchemaObject): readonly EnumValue[] | undefined {
  if (schema.const !== undefined) return [{ value: schema.const.value, deprecated: false }];
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ value, deprecated: false }));
  return constBranchValues(schema.oneOf) ?? constBranchValues(schema.anyOf);
}

function constBranchValues(branches: readonly JsonSchema[] | undefined): readonly EnumValue[] | undefined {
  if (branches === undefined || branches.length === 0) return undefined;
  const values = branches.map(constBranchValue);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function constBranchValue(branch: JsonSchema): EnumValue | undefined {
  if (typeof branch === 'boolean') return undefined;
  const { title, description, deprecated } = branch.annotations;
  const meaning = [title, description].filter((each) => each !== undefined).join(': ');
  if (branch.const === undefined)
    return branch.types?.join() === 'null' && meaning === '' ? { value: null, deprecated: false } : undefined;
  return { value: branch.const.value, ...(meaning !== '' && { meaning }), deprecated: deprecated === true };
}

/** Returns whether a schema only relates properties to each other, without describing the value itself. */
export function isConditionOnly(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return false;
  const { ref, dynamicRef, types, string, number, array, annotations, object } = schema;
  const describesValue = [ref, dynamicRef, types, string, number, array, schema.enum, schema.const].some(
    (keyword) => keyword !== undefined,
  );
  if (
    describesValue ||
    annotations.title !== undefined ||
    annotations.description !== undefined ||
    annotations.format !== undefined
  )
    return false;
  if (object?.properties !== undefined && ![...object.properties.values()].every(isPropertyTest)) return false;
  return (
    object !== undefined ||
    schema.not !== undefined ||
    (schema.allOf ?? schema.anyOf ?? schema.oneOf ?? []).some(isConditionOnly)
  );
}

// Returns whether a property schema only narrows a property described elsewhere.
function isPropertyTest(schema: JsonSchema): boolean {
  return typeof schema === 'boolean' || (schema.annotations.description === undefined && schema.ref === undefined);
}
