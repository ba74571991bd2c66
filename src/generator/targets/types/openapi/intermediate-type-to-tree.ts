// Conversion of type parts to TypeScript types, compatible with openapi-typescript.

import {
  globalType,
  intersection,
  keyword,
  literalType,
  mutableArrayType,
  mutableObjectType,
  objectType,
  reference,
  union,
} from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, MemberType, Type, TypeDeclaration } from '../../../code/typescript/tree.ts';
import { propertyKey } from '../../../code/typescript/typescript.ts';
import { typeByFormat, type ConvertedFormat } from '../../../model/value-forms/value-form-options.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { TypeContext } from './context.ts';
import type { DescribedPart, IntermediateType, TypedPart } from './intermediate-type.ts';
import { withEnumMembers } from './enum-members.ts';
import { openapiType } from './openapi-module.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';

const nullType = literalType(null);

type ReferencePart = Extract<IntermediateType, { readonly kind: 'reference' }>;

/** Returns the type of a part. `required` lists properties that an enclosing part requires in addition. */
export function toType(part: IntermediateType, context: TypeContext, required: readonly string[] = []): Type {
  switch (part.kind) {
    case 'anything':
      return keyword('unknown');
    case 'reference':
      return schemaReference(part, context);
    case 'values':
      return union(
        part.values.flatMap((value) => {
          const enumMembers = enumMemberTypes(value, part.enumIds ?? [], context);
          return enumMembers.length > 0 ? enumMembers : [constType(value)];
        }),
      );
    case 'typed':
      return union(part.types.map((type) => toTypeOfJsonType(type, part, context, required)));
    case 'branches':
      return union(part.branches.map((branch) => toType(branch, context)));
    case 'all': {
      const allRequired = [...required, ...(part.required ?? [])];
      return intersection(
        withEnumMembers(part.parts, context).map((member) =>
          member.kind === 'reference'
            ? requireProperties(member, allRequired, context)
            : toType(member, context, allRequired),
        ),
      );
    }
  }
}

/** Returns the types of the members of TypeScript enums that have a value. */
function enumMemberTypes(value: Json, enumIds: readonly string[], { enums }: TypeContext): readonly Type[] {
  return enumIds.flatMap((id) => {
    const declaration = enums.get(id);
    const enumMember = declaration?.memberNames.get(value);
    return declaration && enumMember !== undefined ? [{ ...reference(declaration.symbol), enumMember }] : [];
  });
}

/** Returns the type of a property, with a marker if it is either read-only or write-only. */
function propertyType({ part, isReadOnly, isWriteOnly }: DescribedPart, context: TypeContext): Type {
  const type = toType(part, context);
  if (isReadOnly === isWriteOnly || !context.readWriteMarkers) return type;
  return openapiType(isReadOnly ? '$Read' : '$Write', type);
}

function schemaReference({ id, isJson, omitted }: ReferencePart, outerContext: TypeContext): Type {
  const context = (isJson && outerContext.converted?.jsonContext) || outerContext;
  const type = namedType(id, context);
  return omitted ? globalType('Omit', type, union(omitted.map(keyofLiteral))) : type;
}

function namedType(id: string, context: TypeContext): Type {
  const cached = context.references.get(id);
  if (cached) return cached;
  const created = reference(schemaSymbol(id, context));
  context.references.set(id, created);
  return created;
}

/** The type of a named schema. The module `openapi` declares it only if the schema is recursive. */
interface SchemaSymbol extends OnDemandSymbol {
  readonly declare: () => TypeDeclaration;
}

export function schemaSymbol(id: string, context: TypeContext): SchemaSymbol {
  const schema = context.api.schema(id);
  return {
    kind: 'declared',
    key: id,
    ...(schema ? context.schemaExport(schema) : { name: '' }),
    isType: true,
    declare: () => ({ kind: 'type', type: toType(toIntermediateType(schema?.jsonSchema ?? true, context), context) }),
  };
}

/**
 * Returns the reference to a named schema, with `WithRequired` if `required` names properties that the schema leaves
 * optional.
 */
function requireProperties(part: ReferencePart, required: readonly string[], context: TypeContext): Type {
  const type = schemaReference(part, context);
  const members = required.length > 0 ? propertyNames(part.id, context) : undefined;
  const names = required.filter((name) => members?.has(name) && !part.omitted?.includes(name));
  if (names.length === 0) return type;
  const withRequired = (base: Type): Type => openapiType('WithRequired', base, union(names.map(keyofLiteral)));
  // `required` does not apply to `null`.
  return canBeNull(part, context)
    ? union([withRequired(globalType('Exclude', type, nullType)), nullType])
    : withRequired(type);
}

/**
 * Returns a property name as `keyof` represents it: a number literal if the property key is printed as a number. `NaN`
 * and `Infinity` are not printed as numbers.
 */
function keyofLiteral(name: string): Type {
  const value = Number(name);
  return literalType(Number.isFinite(value) && propertyKey(name) === String(value) ? value : name);
}

/** Returns the type of the converted values with a format. */
function convertedType(format: ConvertedFormat, { converted }: TypeContext): Type {
  if (format === 'int64') return keyword('bigint');
  if (converted?.conversions.dates === 'Date') return globalType('Date');
  return globalType(format === 'date' ? 'globalThis.Temporal.PlainDate' : 'globalThis.Temporal.Instant');
}

/** Returns the type of the values of one JSON Schema type. */
function toTypeOfJsonType(type: JsonType, part: TypedPart, context: TypeContext, required: readonly string[]): Type {
  if (part.format && typeByFormat[part.format] === type) return convertedType(part.format, context);
  switch (type) {
    case 'integer':
      return keyword('number');
    case 'array':
      return toArrayType(part, context);
    case 'object':
      return toObjectType(part, context, required);
    case 'null':
      return nullType;
    case 'boolean':
    case 'number':
    case 'string':
      return keyword(type);
  }
}

/**
 * Returns an array type, or a tuple type for `prefixItems`: items beyond `minItems` are optional, and `items` is the
 * rest type.
 */
function toArrayType({ items, prefixItems, minItems = 0 }: TypedPart, context: TypeContext): Type {
  const rest = items === false ? undefined : items === undefined ? keyword('unknown') : toType(items, context);
  if (!prefixItems) return mutableArrayType(rest ?? keyword('never'));
  return {
    kind: 'tuple',
    items: prefixItems.map((item, index) => ({
      type: toType(item, context),
      ...(index >= minItems && { isOptional: true }),
    })),
    ...(rest && { rest }),
    isMutable: true,
  };
}

function toObjectType(
  { properties, required = [], indexSignature }: TypedPart,
  context: TypeContext,
  additionalRequired: readonly string[],
): Type {
  const requiredNames = new Set(additionalRequired.length === 0 ? required : [...required, ...additionalRequired]);
  const members: MemberType[] = [];
  for (const [name, property] of properties ?? [])
    members.push({
      name,
      isOptional:
        property.isExcluded ?? (!requiredNames.has(name) && !(context.requiresDefaults && property.hasDefault)),
      ...((!property.isReadOnly || context.readWriteMarkers) && { isMutable: true }),
      type: propertyType(property, context),
      ...property.documentation,
    });
  const parts = members.length > 0 ? [objectType(members)] : [];
  if (indexSignature) parts.push(mutableObjectType([{ type: toType(indexSignature, context) }]));
  return parts.length > 0 ? intersection(parts) : globalType('Record', keyword('string'), keyword('unknown'));
}

/** Returns the type of a single JSON value. */
function constType(value: Json): Type {
  if (typeof value !== 'object' || value === null) return literalType(value);
  if (Array.isArray(value))
    return value.length === 0
      ? mutableArrayType(keyword('never'))
      : { kind: 'tuple', items: value.map((item: Json) => ({ type: constType(item) })), isMutable: true };
  const members = Object.entries(value).map(([name, member]): MemberType => ({ name, type: constType(member) }));
  return members.length > 0 ? mutableObjectType(members) : globalType('Record', keyword('string'), keyword('never'));
}

/** Returns the names of the properties that a schema can require. */
export function propertyNames(id: string, context: TypeContext): ReadonlySet<string> {
  const cached = context.propertyNames.get(id);
  if (cached) return cached;
  const names = new Set<string>();
  collectPropertyNames({ kind: 'reference', id }, context, names, new Set());
  context.propertyNames.set(id, names);
  return names;
}

function collectPropertyNames(
  part: IntermediateType,
  context: TypeContext,
  names: Set<string>,
  seen: Set<string>,
): void {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
      seen.add(part.id);
      if (schema) collectPropertyNames(toIntermediateType(schema.jsonSchema, context), context, names, seen);
      return;
    }
    case 'typed':
      for (const [name, { isExcluded }] of part.properties ?? []) if (!isExcluded) names.add(name);
      return;
    case 'all':
      for (const member of part.parts) collectPropertyNames(member, context, names, seen);
      return;
    case 'anything':
    case 'values':
    case 'branches':
  }
}

/** Returns whether `null` is a possible value of a part. */
export function canBeNull(
  part: IntermediateType,
  context: TypeContext,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
      return (
        schema !== undefined &&
        canBeNull(toIntermediateType(schema.jsonSchema, context), context, new Set([...seen, part.id]))
      );
    }
    case 'typed':
      return part.types.includes('null');
    case 'values':
      return part.values.includes(null);
    case 'branches':
      return part.branches.some((branch) => canBeNull(branch, context, seen));
    case 'all':
      return part.parts.every((member) => canBeNull(member, context, seen));
    case 'anything':
      return true;
  }
}
