// What holds for one value together: a schema, the inline members of its `allOf`, and what it is when it is not null.

import type { Api } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { alternativesOf, orNull } from './union-alternatives.ts';

/** Several assertions on one value, taken apart. */
export interface Parts {
  /** The object schemas that hold inline. */
  readonly inline: readonly ObjectSchema[];
  /** Ids of the named schemas that hold too. */
  readonly refs: readonly string[];
  /** True when one of them is `false`: no value fits. */
  readonly never: boolean;
}

/** The parts of a value that must fit all `assertions`. */
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

/** What the named schemas say that the parts refer to, where each is of a plain value: a text, a number, a flag. */
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

/** The properties of all parts in the order written; what several parts say of one property is together. */
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

/** The names that any part requires. */
export function requiredOf(parts: Parts): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { object } of parts.inline) for (const name of object?.required ?? []) names.add(name);
  return names;
}

/** The default that a part states, boxed because it may be null. */
export function defaultOf(parts: Parts): { readonly value: Json } | undefined {
  return parts.inline.find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/** Whether a part, or a named schema it refers to, is marked read-only, write-only or deprecated. */
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
