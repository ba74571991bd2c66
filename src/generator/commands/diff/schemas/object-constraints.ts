// Object keywords of a flat schema.

import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { patternMatches } from '../../../model/matches-pattern.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import type { Form, ObjectForm, Stated } from './normal-form.ts';
import { first } from './string-constraints.ts';

/** `hasConditional`: whether subschemas that apply only to some values evaluate properties. */
export function objectOf(side: Side, whole: Whole, conditional: boolean): ObjectForm {
  const own = whole.parts.filter((part) => part.object);
  const members = new Map<string, Conjunction>();
  for (const [name, parts] of speakersOf(own)) members.set(name, side.conjoin(parts.flatMap((part) => memberOf(part, name))));
  const required = new Map<string, ObjectSchema>();
  for (const part of own) for (const name of part.object?.required ?? []) if (!required.has(name)) required.set(name, part);

  const stated = own.flatMap((part) => part.object?.additionalProperties ?? []);
  // `unevaluatedProperties` has no effect if `additionalProperties`, or a nested `unevaluatedProperties`, already
  // evaluates the rest.
  const judgesAll = (inner: ObjectSchema, part: ObjectSchema): boolean => inner.object?.additionalProperties !== undefined || (inner !== part && inner.object?.unevaluatedProperties !== undefined);
  const open = own.filter((part) => part.object?.unevaluatedProperties !== undefined && !within(side, whole, part).some((inner) => judgesAll(inner, part)));
  const [only, ...more] = open;
  // If a part sees all evaluated properties, its `unevaluatedProperties` is equivalent to `additionalProperties`.
  const closes = only && more.length === 0 && stated.length === 0 && !conditional && knowsAll(within(side, whole, only), own);
  const closing = closes ? first([only], (part) => part.object?.unevaluatedProperties) : undefined;
  const unevaluated = closing ? undefined : first(open, (part) => part.object?.unevaluatedProperties);
  const rest = first(own, (part) => part.object?.additionalProperties) ?? closing;
  const others = [...stated, ...(closing ? [closing.value] : [])];
  const names = first(own, (part) => part.object?.propertyNames);
  const [part] = own;
  return {
    ...(part && { part }),
    members,
    required,
    patterns: patternsOf(side, own),
    ...(rest && { rest: { part: rest.part, value: side.conjoin(others) } }),
    ...(names && { names: { part: names.part, value: side.conjoin(own.flatMap((each) => each.object?.propertyNames ?? [])) } }),
    dependentRequired: dependentRequired(own),
    dependentSchemas: named(side, own, (each) => each.object?.dependentSchemas),
    ...(unevaluated && { unevaluated: { part: unevaluated.part, value: side.conjoin(open.flatMap((each) => each.object?.unevaluatedProperties ?? [])) } }),
  };
}

/** Flat schema with its final parts. */
export type Whole = Pick<Form, 'conjunction' | 'parts'>;

/**
 * Returns the part and its nested in-place parts, whose evaluated locations it sees. `parts` are those of the whole
 * schema.
 */
export function within(side: Side, { conjunction, parts }: Whole, part: ObjectSchema): readonly ObjectSchema[] {
  const own = side.conjoin([part]);
  return own === conjunction ? parts : side.form(own).parts;
}

function knowsAll(parts: readonly ObjectSchema[], others: readonly ObjectSchema[]): boolean {
  const known = new Set(parts);
  return others.every((each) => known.has(each));
}

/** Returns the parts that apply to each declared property, in order. Most parts apply only to their own properties. */
function speakersOf(parts: readonly ObjectSchema[]): ReadonlyMap<string, readonly ObjectSchema[]> {
  const found = new Map<string, ObjectSchema[]>();
  for (const part of parts) {
    for (const name of part.object?.properties?.keys() ?? []) {
      const known = found.get(name);
      if (known) known.push(part);
      else found.set(name, [part]);
    }
  }
  const general = new Set(parts.filter(({ object }) => object?.patternProperties !== undefined || object?.additionalProperties !== undefined));
  if (general.size === 0) return found;
  return new Map([...found].map(([name, own]) => [name, parts.filter((part) => general.has(part) || own.includes(part))]));
}

/** Returns the schemas of a part that apply to a property: by name and pattern, otherwise `additionalProperties`. */
function memberOf({ object }: ObjectSchema, name: string): readonly Assertion[] {
  const stated = object?.properties?.get(name);
  if (stated !== undefined && object?.patternProperties === undefined) return [stated];
  const by = [...(object?.patternProperties ?? [])].flatMap(([pattern, assertion]) => (patternMatches(pattern, name) ? [assertion] : []));
  const own = object?.properties?.get(name);
  if (own !== undefined) return [own, ...by];
  if (by.length > 0) return by;
  return object?.additionalProperties === undefined ? [] : [object.additionalProperties];
}

function patternsOf(side: Side, parts: readonly ObjectSchema[]): ReadonlyMap<string, Stated<Conjunction>> {
  const found = new Map<string, Stated<Conjunction>>();
  for (const part of parts) {
    for (const pattern of part.object?.patternProperties?.keys() ?? []) {
      if (found.has(pattern)) continue;
      const all = parts.flatMap(({ object }) => object?.patternProperties?.get(pattern) ?? object?.additionalProperties ?? []);
      found.set(pattern, { part, value: side.conjoin(all) });
    }
  }
  return found;
}

function dependentRequired(parts: readonly ObjectSchema[]): ObjectForm['dependentRequired'] {
  const found = new Map<string, { part: ObjectSchema; value: Set<string> }>();
  for (const part of parts) {
    for (const [name, needed] of part.object?.dependentRequired ?? []) {
      const known = found.get(name);
      if (known) for (const each of needed) known.value.add(each);
      else if (needed.length > 0) found.set(name, { part, value: new Set(needed) });
    }
  }
  return found;
}

function named(
  side: Side,
  parts: readonly ObjectSchema[],
  read: (part: ObjectSchema) => ReadonlyMap<string, Assertion> | undefined,
): ReadonlyMap<string, Stated<Conjunction>> {
  const found = new Map<string, Stated<Conjunction>>();
  for (const part of parts) {
    for (const name of read(part)?.keys() ?? []) {
      if (found.has(name)) continue;
      found.set(name, { part, value: side.conjoin(parts.flatMap((each) => read(each)?.get(name) ?? [])) });
    }
  }
  return found;
}

/** Constraint of an object on an undeclared property. */
export type Cover = { readonly kind: 'open' | 'closed' } | { readonly kind: 'stated'; readonly conjunction: Conjunction };

/** Patterns take precedence over additional properties. An object without any declared property accepts all. */
export function coverOf(side: Side, form: ObjectForm, name: string): Cover {
  const by = [...form.patterns].filter(([pattern]) => patternMatches(pattern, name));
  if (by.length > 0) {
    const all = by.flatMap(([, { value }]) => value.parts);
    return { kind: 'stated', conjunction: side.conjoin(by.some(([, { value }]) => value.never) ? [...all, false] : all) };
  }
  if (!form.rest) return form.members.size === 0 && form.patterns.size === 0 ? { kind: 'stated', conjunction: side.conjoin([]) } : { kind: 'open' };
  return isClosed(form) ? { kind: 'closed' } : { kind: 'stated', conjunction: form.rest.value };
}

export function isClosed({ rest }: ObjectForm): boolean {
  return rest?.value.never ?? false;
}
