// Flattening of a schema, its inline `allOf` subschemas, and its nullable alternatives.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { alternativesOf, orNull } from './union-alternatives.ts';

/** Schemas that apply to one value, flattened. */
export interface Parts {
  /** Inline schema objects, including those of `allOf`. */
  readonly inline: readonly ObjectSchema[];
  /** IDs of the named schemas that apply as well. */
  readonly refs: readonly string[];
  /** Whether one of the schemas is `false`: no value is valid. */
  readonly never: boolean;
}

/** Flattens `schemas`, all of which apply to one value. References are collected, not followed. */
export function partsOf(assertions: readonly Assertion[]): Parts {
  const inline: ObjectSchema[] = [];
  const refs = new Set<string>();
  let never = false;
  const visit = (assertion: Assertion): void => {
    if (typeof assertion === 'boolean') {
      never ||= !assertion;
      return;
    }
    inline.push(assertion);
    if (assertion.ref !== undefined) refs.add(assertion.ref);
    if (assertion.dynamicRef !== undefined) refs.add(assertion.dynamicRef.ref);
    for (const part of assertion.allOf ?? []) visit(part);
    for (const part of orNull(assertion)) visit(part);
  };
  for (const assertion of assertions) visit(assertion);
  return { inline, refs: [...refs], never };
}

/** Returns the inline schemas of the referenced schemas that describe scalars: strings, numbers, booleans. */
export function plainOf({ refs }: Parts, api: Api): readonly ObjectSchema[] {
  const seen = new Set<string>();
  const visit = (ref: string): readonly ObjectSchema[] => {
    const schema = seen.has(ref) ? undefined : api.schema(ref);
    seen.add(ref);
    if (schema === undefined) return [];
    const named = partsOf([schema.assertion]);
    const plain = named.inline.every(
      (each) =>
        each.object === undefined &&
        each.array === undefined &&
        alternativesOf(each).length === 0 &&
        !each.types?.some((type) => type === 'object' || type === 'array'),
    );
    return plain ? [...named.inline, ...named.refs.flatMap(visit)] : [];
  };
  return refs.flatMap(visit);
}

/** Returns the properties of all parts in document order, each with every schema that applies to it. */
export function propertiesOf(parts: Parts): ReadonlyMap<string, readonly Assertion[]> {
  const properties = new Map<string, Assertion[]>();
  for (const { object } of parts.inline) {
    for (const [name, assertion] of object?.properties ?? []) {
      const known = properties.get(name);
      if (known) known.push(assertion);
      else properties.set(name, [assertion]);
    }
  }
  return properties;
}

/** Returns the names that any part requires. */
export function requiredOf(parts: Parts): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { object } of parts.inline) for (const name of object?.required ?? []) names.add(name);
  return names;
}

/** Returns the first default, boxed because it may be `null`; `undefined` if there is none. */
export function defaultOf(parts: Parts): { readonly value: Json } | undefined {
  return parts.inline.find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/** Checks whether a part, or a named schema that it references, has a true `readOnly`, `writeOnly`, or `deprecated`. */
export function isMarked(api: Api, parts: Parts, mark: 'readOnly' | 'writeOnly' | 'deprecated'): boolean {
  const seen = new Set<string>();
  const marked = (some: Parts): boolean =>
    some.inline.some(({ annotations }) => annotations[mark] === true) ||
    some.refs.some((ref) => {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      return schema !== undefined && marked(partsOf([schema.assertion]));
    });
  return marked(parts);
}
