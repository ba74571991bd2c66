// Conversion of type parts to TypeScript types, compatible with openapi-typescript.

import { propertyKey } from '../../../code/typescript/identifier.ts';
import { indexed, ts } from '../../../code/typescript/template-literals.ts';
import {
  intersectionOf,
  literal,
  unionOf,
  word,
  type MemberType,
  type TypeTree,
} from '../../../code/typescript/types.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { Typing } from './context.ts';
import { mayBeNull, memberNames } from './schema-members.ts';
import type { Described, Part, TypedPart } from './type-part.ts';

const words = {
  never: word(ts`never`),
  unknown: word(ts`unknown`),
  string: word(ts`string`),
  number: word(ts`number`),
  boolean: word(ts`boolean`),
  null: literal(null),
};

/** Returns the type of a part. `required` lists properties that an enclosing part requires in addition. */
export function typeOf(part: Part, typing: Typing, required: readonly string[] = []): TypeTree {
  switch (part.kind) {
    case 'anything':
      return words.unknown;
    case 'reference':
      return referenceTo(part.id, typing);
    case 'values':
      return unionOf(part.values.map(valueType));
    case 'typed':
      return unionOf(part.types.map((type) => ownType(type, part, typing, required)));
    case 'branches':
      return unionOf(part.branches.map((branch) => typeOf(branch, typing)));
    case 'all': {
      const all = [...required, ...(part.required ?? [])];
      return intersectionOf(
        part.parts.map((each) =>
          each.kind === 'reference' ? stricter(each.id, all, typing) : typeOf(each, typing, all),
        ),
      );
    }
  }
}

/** Returns the type of a property or component, with a marker if it is read-only or write-only. */
export function describedType({ part, mark }: Described, typing: Typing): TypeTree {
  const type = typeOf(part, typing);
  if (mark === undefined) return type;
  typing.helpers.add(mark === 'read' ? '$Read' : '$Write');
  return { kind: 'applied', name: mark === 'read' ? ts`$Read` : ts`$Write`, to: [type] };
}

function referenceTo(id: string, { names, references }: Typing): TypeTree {
  const known = references.get(id);
  if (known) return known;
  const reference = { ...word(indexed(ts`components`, 'schemas', names.key('schemas', id))), refersTo: id };
  references.set(id, reference);
  return reference;
}

/**
 * Returns the reference to a named schema, with `WithRequired` if `required` names properties that the schema leaves
 * optional.
 */
function stricter(id: string, required: readonly string[], typing: Typing): TypeTree {
  const type = referenceTo(id, typing);
  const members = required.length > 0 ? memberNames(id, typing) : undefined;
  const names = required.filter((name) => members?.has(name));
  if (names.length === 0) return type;
  typing.helpers.add('WithRequired');
  const made = (of: TypeTree): TypeTree => ({
    kind: 'applied',
    name: ts`WithRequired`,
    to: [of, unionOf(names.map(keyType))],
  });
  // `required` does not apply to `null`.
  return mayBeNull({ kind: 'reference', id }, typing)
    ? unionOf([made({ kind: 'applied', name: ts`Exclude`, to: [type, words.null] }), words.null])
    : made(type);
}

/**
 * Returns a property name as `keyof` represents it: a number literal if the property key is printed as a number. `NaN`
 * and `Infinity` are not.
 */
function keyType(name: string): TypeTree {
  const value = Number(name);
  return literal(Number.isFinite(value) && propertyKey(name) === String(value) ? value : name);
}

/** Returns the type of the values of one JSON Schema type. */
function ownType(type: JsonType, part: TypedPart, typing: Typing, required: readonly string[]): TypeTree {
  switch (type) {
    case 'integer':
      return words.number;
    case 'array':
      return listType(part, typing);
    case 'object':
      return objectType(part, typing, required);
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
      return words[type];
  }
}

/**
 * Returns an array type, or a tuple type for `prefixItems`: items beyond `minItems` are optional, and `items` is the
 * rest type.
 */
function listType({ items, prefixItems, minItems = 0 }: TypedPart, typing: Typing): TypeTree {
  const rest = items === false ? undefined : items === undefined ? words.unknown : typeOf(items, typing);
  if (!prefixItems) return { kind: 'list', item: rest ?? words.never };
  return {
    kind: 'tuple',
    needed: minItems,
    items: prefixItems.map((item) => typeOf(item, typing)),
    ...(rest && { rest }),
  };
}

function objectType(
  { properties, required = [], others }: TypedPart,
  typing: Typing,
  more: readonly string[],
): TypeTree {
  const needed = new Set(more.length === 0 ? required : [...required, ...more]);
  const members: MemberType[] = [];
  for (const [name, property] of properties ?? [])
    members.push({
      name,
      optional: !needed.has(name),
      type: describedType(property, typing),
      ...(property.doc && { doc: property.doc }),
    });
  const parts: TypeTree[] = members.length > 0 ? [{ kind: 'members', members }] : [];
  if (others) parts.push({ kind: 'members', members: [{ type: typeOf(others, typing) }] });
  return parts.length > 0 ? intersectionOf(parts) : word(ts`Record<string, unknown>`);
}

/** Returns the type of a single JSON value. */
function valueType(value: Json): TypeTree {
  if (typeof value !== 'object' || value === null) return literal(value);
  if (Array.isArray(value))
    return value.length === 0
      ? { kind: 'list', item: words.never }
      : { kind: 'tuple', needed: value.length, items: value.map(valueType) };
  const members = Object.entries(value).map(([name, member]): MemberType => ({ name, type: valueType(member) }));
  return members.length > 0 ? { kind: 'members', members } : word(ts`Record<string, never>`);
}
