// Conversion of type parts to TypeScript types, compatible with openapi-typescript.

import { propertyKey, indexedAccess, ts } from '../../../code/typescript/typescript.ts';
import {
  intersectionType,
  literalType,
  unionType,
  wordType,
  type MemberType,
  type TypeTree,
} from '../../../code/typescript/types.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { TypeContext } from './context.ts';
import type { DescribedPart, IntermediateType, TypedPart } from './intermediate-type.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';

const keywordTypes = {
  never: wordType(ts`never`),
  unknown: wordType(ts`unknown`),
  string: wordType(ts`string`),
  number: wordType(ts`number`),
  boolean: wordType(ts`boolean`),
  null: literalType(null),
};

/** Returns the type of a part. `required` lists properties that an enclosing part requires in addition. */
export function toTypeTree(part: IntermediateType, context: TypeContext, required: readonly string[] = []): TypeTree {
  switch (part.kind) {
    case 'anything':
      return keywordTypes.unknown;
    case 'reference':
      return schemaReference(part.id, context);
    case 'values':
      return unionType(part.values.map(constType));
    case 'typed':
      return unionType(part.types.map((type) => jsonTypeToTypeTree(type, part, context, required)));
    case 'branches':
      return unionType(part.branches.map((branch) => toTypeTree(branch, context)));
    case 'all': {
      const allRequired = [...required, ...(part.required ?? [])];
      return intersectionType(
        part.parts.map((member) =>
          member.kind === 'reference'
            ? requireProperties(member.id, allRequired, context)
            : toTypeTree(member, context, allRequired),
        ),
      );
    }
  }
}

/** Returns the type of a property or component, with a marker if it is read-only or write-only. */
export function propertyType({ part, marker }: DescribedPart, context: TypeContext): TypeTree {
  const type = toTypeTree(part, context);
  if (marker === undefined) return type;
  context.helpers.add(marker === 'read' ? '$Read' : '$Write');
  return { kind: 'generic', name: marker === 'read' ? ts`$Read` : ts`$Write`, typeArguments: [type] };
}

function schemaReference(id: string, { names, references }: TypeContext): TypeTree {
  const cached = references.get(id);
  if (cached) return cached;
  const reference = { ...wordType(indexedAccess(ts`components`, 'schemas', names.key('schemas', id))), schemaId: id };
  references.set(id, reference);
  return reference;
}

/**
 * Returns the reference to a named schema, with `WithRequired` if `required` names properties that the schema leaves
 * optional.
 */
function requireProperties(id: string, required: readonly string[], context: TypeContext): TypeTree {
  const type = schemaReference(id, context);
  const members = required.length > 0 ? propertyNames(id, context) : undefined;
  const names = required.filter((name) => members?.has(name));
  if (names.length === 0) return type;
  context.helpers.add('WithRequired');
  const withRequired = (base: TypeTree): TypeTree => ({
    kind: 'generic',
    name: ts`WithRequired`,
    typeArguments: [base, unionType(names.map(keyofLiteral))],
  });
  // `required` does not apply to `null`.
  return canBeNull({ kind: 'reference', id }, context)
    ? unionType([
        withRequired({ kind: 'generic', name: ts`Exclude`, typeArguments: [type, keywordTypes.null] }),
        keywordTypes.null,
      ])
    : withRequired(type);
}

/**
 * Returns a property name as `keyof` represents it: a number literal if the property key is printed as a number. `NaN`
 * and `Infinity` are not printed as numbers.
 */
function keyofLiteral(name: string): TypeTree {
  const value = Number(name);
  return literalType(Number.isFinite(value) && propertyKey(name) === String(value) ? value : name);
}

/** Returns the type of the values of one JSON Schema type. */
function jsonTypeToTypeTree(
  type: JsonType,
  part: TypedPart,
  context: TypeContext,
  required: readonly string[],
): TypeTree {
  switch (type) {
    case 'integer':
      return keywordTypes.number;
    case 'array':
      return arrayType(part, context);
    case 'object':
      return objectType(part, context, required);
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
      return keywordTypes[type];
  }
}

/**
 * Returns an array type, or a tuple type for `prefixItems`: items beyond `minItems` are optional, and `items` is the
 * rest type.
 */
function arrayType({ items, prefixItems, minItems = 0 }: TypedPart, context: TypeContext): TypeTree {
  const rest = items === false ? undefined : items === undefined ? keywordTypes.unknown : toTypeTree(items, context);
  if (!prefixItems) return { kind: 'list', item: rest ?? keywordTypes.never };
  return {
    kind: 'tuple',
    requiredCount: minItems,
    items: prefixItems.map((item) => toTypeTree(item, context)),
    ...(rest && { rest }),
  };
}

function objectType(
  { properties, required = [], indexSignature }: TypedPart,
  context: TypeContext,
  additionalRequired: readonly string[],
): TypeTree {
  const requiredNames = new Set(additionalRequired.length === 0 ? required : [...required, ...additionalRequired]);
  const members: MemberType[] = [];
  for (const [name, property] of properties ?? [])
    members.push({
      name,
      optional: !requiredNames.has(name),
      type: propertyType(property, context),
      ...(property.doc && { doc: property.doc }),
    });
  const parts: TypeTree[] = members.length > 0 ? [{ kind: 'members', members }] : [];
  if (indexSignature) parts.push({ kind: 'members', members: [{ type: toTypeTree(indexSignature, context) }] });
  return parts.length > 0 ? intersectionType(parts) : wordType(ts`Record<string, unknown>`);
}

/** Returns the type of a single JSON value. */
function constType(value: Json): TypeTree {
  if (typeof value !== 'object' || value === null) return literalType(value);
  if (Array.isArray(value))
    return value.length === 0
      ? { kind: 'list', item: keywordTypes.never }
      : { kind: 'tuple', requiredCount: value.length, items: value.map(constType) };
  const members = Object.entries(value).map(([name, member]): MemberType => ({ name, type: constType(member) }));
  return members.length > 0 ? { kind: 'members', members } : wordType(ts`Record<string, never>`);
}

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
      for (const name of part.properties?.keys() ?? []) names.add(name);
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
