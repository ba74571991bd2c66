// Conversion of schemas to type parts. Keywords without an equivalent in TypeScript are ignored.

import type { Doc } from '../../../code/typescript/types.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Typing } from './context.ts';
import { othersOf } from './index-signature.ts';
import { nothing, type Described, type Part, type TypedPart } from './type-part.ts';
import { telling } from './contributing-parts.ts';
import { unionPart } from './union-type.ts';
import { listedValues, valueMeanings } from './literal-types.ts';

/** A part; `false` if no value is valid, `undefined` if the schema does not restrict the type. */
export type Composed = Part | false | undefined;

/** Converts the schema of a component, parameter, header, or body. */
export function partOf(assertion: Assertion, typing: Typing): Part {
  const part = composedPart(assertion, typing) ?? { kind: 'anything' };
  return part === false ? nothing : part;
}

/** Converts the schema of a property or component, with its documentation comment. */
export function describedPart(assertion: Assertion, typing: Typing): Described {
  const part = partOf(assertion, typing);
  const doc = typeof assertion === 'boolean' ? undefined : docOf(assertion);
  return doc ? { part, doc } : { part };
}

/** Converts a schema or a subschema of `allOf`, `anyOf`, or `oneOf`. */
export function composedPart(assertion: Assertion, typing: Typing): Composed {
  if (typeof assertion === 'boolean') return assertion ? undefined : false;
  const said = partsOf(assertion, typing);
  if (said.includes(false)) return false;
  const parts = telling(said.filter((part) => typeof part === 'object'));
  const [only] = parts;
  if (only === undefined) return undefined;
  const refers = assertion.ref !== undefined || assertion.allOf !== undefined;
  const required = refers ? requiredOf(assertion) : [];
  if (parts.length === 1 && required.length === 0) return only;
  return { kind: 'all', parts, ...(required.length > 0 && { required }) };
}

/** Returns the properties that a schema requires, including those that an `allOf` part requires but does not define. */
function requiredOf({ object, allOf = [] }: ObjectSchema): readonly string[] {
  const ofParts = allOf.flatMap((part) =>
    typeof part === 'boolean' ? [] : requiredOf(part).filter((name) => !part.object?.properties?.has(name)),
  );
  return [...new Set([...(object?.required ?? []), ...ofParts])];
}

function partsOf(schema: ObjectSchema, typing: Typing): readonly Composed[] {
  const ref = schema.ref ?? schema.dynamicRef?.ref;
  const parts: Composed[] = ref === undefined ? [] : [{ kind: 'reference', id: ref }];
  parts.push(ownPart(schema, typing));
  for (const part of schema.allOf ?? []) parts.push(composedPart(part, typing));
  for (const branches of [schema.anyOf, schema.oneOf]) if (branches) parts.push(unionPart(branches, schema, typing));
  return parts;
}

/** Converts the keywords of the schema itself, without `$ref` and composition. */
function ownPart(schema: ObjectSchema, typing: Typing): Composed {
  const values = listedValues(schema);
  if (values) return { kind: 'values', values };
  const types = schema.types ?? impliedTypes(schema);
  if (types.length === 0) return schema.types ? false : undefined;
  return {
    kind: 'typed',
    types: types.length === 1 ? types : [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')),
    ...(types.includes('array') && itemsOf(schema, typing)),
    ...(types.includes('object') && membersOf(schema, typing)),
  };
}

/**
 * Returns the types that other keywords imply if `type` is missing: JSON Schema would allow any type, but authors mean
 * these.
 */
function impliedTypes({ array, object }: ObjectSchema): readonly ('object' | 'array')[] {
  if (
    object?.properties ??
    object?.patternProperties ??
    (object?.additionalProperties !== undefined && typeof object.additionalProperties === 'object')
  ) {
    return ['object'];
  }
  return array?.items !== undefined || array?.prefixItems ? ['array'] : [];
}

function itemsOf({ array }: ObjectSchema, typing: Typing): Pick<TypedPart, 'items' | 'prefixItems' | 'minItems'> {
  const { prefixItems, items, minItems = 0 } = array ?? {};
  return {
    ...(items !== undefined && { items: items === false && prefixItems ? false : partOf(items, typing) }),
    ...(prefixItems && { prefixItems: prefixItems.map((item) => partOf(item, typing)), minItems }),
  };
}

function membersOf(schema: ObjectSchema, typing: Typing): Pick<TypedPart, 'required' | 'properties' | 'others'> {
  const { properties, required } = schema.object ?? {};
  const others = othersOf(schema, typing);
  const described = properties && new Map<string, Described>();
  for (const [name, property] of properties ?? []) described?.set(name, propertyPart(property, typing));
  return {
    ...(required && { required }),
    ...(described && { properties: described }),
    ...(others && { others }),
  };
}

function propertyPart(property: Assertion, typing: Typing): Described {
  const described = describedPart(property, typing);
  const mark = typing.marks.of(property);
  return mark === undefined ? described : { ...described, mark };
}

function docOf(schema: ObjectSchema): Doc | undefined {
  const { title, description = title ?? '', default: fallback, deprecated = false } = schema.annotations;
  const meanings = valueMeanings(schema);
  const text = description === '' || meanings === '' ? description + meanings : `${description}\n\n${meanings}`;
  if (text === '' && !fallback && !deprecated) return undefined;
  return { text, tags: { ...(fallback && { default: fallback }), deprecated } };
}
