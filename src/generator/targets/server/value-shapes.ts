// Value shapes of schemas: known properties, defaults, rounding, redaction, and read-only and write-only properties.

import type { Redaction, Round } from '../../openapi/extensions/types.ts';
import type { Api, Typed } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { answering } from '../../model/dependencies/kept.ts';
import { once, onceFor } from '../../model/dependencies/reads.ts';
import type { Json } from '../../source/node.ts';
import { mapped, withDescendants, type Derived } from './discriminator-subtypes.ts';
import { omit } from '../../model/omit-properties.ts';
import { mentionedIn } from './mentioned-properties.ts';
import { isReadOnly, sentIn, type Pins } from './conditionally-read-only.ts';

/** The counterpart of the runtime's `Shape`, with values of the model. */
export interface Shape {
  readonly refs: readonly string[];
  readonly either: readonly Shape[];
  readonly derived?: Derived;
  readonly known?: readonly string[];
  readonly mentioned?: readonly string[];
  readonly sent?: ReadonlyMap<string, readonly Pins[]>;
  readonly members: ReadonlyMap<string, Shape>;
  readonly others?: 'stay' | 'refused';
  readonly rest?: Shape;
  readonly items?: Shape;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly default?: { readonly value: Json };
  readonly round?: Round;
  readonly redacted?: Redaction;
}

export interface ShapeBook {
  /** Returns the shape of an inline or referenced schema; `undefined` if it has no effect. */
  of(typed: Typed | undefined): Shape | undefined;
  /** Returns a reference to the shape of a named schema; `undefined` if it has no effect. */
  named(id: string): Shape | undefined;
  /** Returns all named shapes that are reachable from `roots`, in the order of the model. */
  reached(asked: Iterable<Shape>): readonly { readonly id: string; readonly shape: Shape }[];
}

const empty: Shape = { refs: [], either: [], members: new Map(), readOnly: false, writeOnly: false };

/** Creates the shapes of all schemas of an API. */
export function shapesOf(api: Api): ShapeBook {
  const all = once(() => allOf(api));
  const tells = answering(api, 'whether shapes say something', () => {
    const telling = tellingOf(all());
    return (id) => telling.has(id);
  });
  const pruned = (shape: Shape): Shape | undefined => prune(shape, tells);
  const whole = onceFor((id: string): Shape | undefined => pruned(all().get(id) ?? empty));
  const named = (id: string): Shape | undefined => (tells(id) ? { ...empty, refs: [id] } : undefined);
  return {
    of: (typed) => typed && pruned(shapeOf(typed.assertion, (id) => api.schema(id)?.assertion)),
    named,
    reached(asked) {
      const found = new Set<string>();
      const waiting = [...asked].flatMap(referencesOf);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        for (const each of referencesOf(whole(id) ?? empty)) waiting.push(each);
      }
      return api.schemas.flatMap(({ id }) => {
        const shape = found.has(id) ? whole(id) : undefined;
        return shape ? [{ id, shape }] : [];
      });
    },
  };
}

/** Builds the shapes of named schemas; those with a discriminator include their subtypes. */
function allOf(api: Api): ReadonlyMap<string, Shape> {
  const assertions = new Map(api.schemas.map(({ id, assertion }) => [id, assertion]));
  const named = (id: string): Assertion | undefined => assertions.get(id);
  const all = new Map(api.schemas.map(({ id, assertion }) => [id, shapeOf(assertion, named)]));
  if (![...all.values()].some(({ derived }) => derived)) return all;
  const children = new Map<string, string[]>();
  for (const [id, { refs }] of all) for (const ref of refs) children.set(ref, [...(children.get(ref) ?? []), id]);
  return new Map(
    [...all].map(([id, shape]) => [
      id,
      shape.derived ? { ...shape, derived: withDescendants(shape.derived, id, children, named) } : shape,
    ]),
  );
}

type Named = (id: string) => Assertion | undefined;

/** Builds a shape. `within`: the schema is part of another, which includes the properties that it mentions. */
function shapeOf(assertion: Assertion, named: Named, within = false): Shape {
  if (typeof assertion === 'boolean' || isSilent(assertion)) return empty;
  const { object, array, annotations, facts, allOf = [] } = assertion;
  const parts = allOf.map((part) => shapeOf(part, named, true));
  const properties = object?.properties;
  const known = [...new Set([...(properties?.keys() ?? []), ...parts.flatMap((part) => part.known ?? [])])];
  const members = new Map<string, Shape>();
  const add = (member: Shape, name: string): void => {
    const before = members.get(name);
    members.set(
      name,
      before
        ? {
            ...empty,
            either: [before, member],
            readOnly: [before, member].some(
              (each) => each.readOnly || each.refs.some((id) => isReadOnly(named(id), named)),
            ),
          }
        : member,
    );
  };
  for (const part of parts) part.members.forEach(add);
  properties?.forEach((member, name) => add(shapeOf(member, named), name));
  const others = othersOf(assertion) ?? parts.find((part) => part.others)?.others;
  const rest = together([
    ...parts.map((part) => part.rest),
    ...shapesIn(
      named,
      object?.additionalProperties,
      object?.unevaluatedProperties,
      ...(object?.patternProperties?.values() ?? []),
    ),
  ]);
  const items = together([
    ...parts.map((part) => part.items),
    ...shapesIn(named, array?.items, array?.unevaluatedItems, ...(array?.prefixItems ?? [])),
  ]);
  // If unknown properties are kept or rejected, so are mentioned ones.
  const mentioned = within || others ? [] : mentionedIn(assertion, named);
  // The target of a bare reference contains this itself.
  const sent = within || isReference(assertion) ? new Map<string, readonly Pins[]>() : sentIn(assertion, named);
  // A subtype cannot add properties to a closed object.
  const derived = others === 'refused' ? undefined : (mapped(assertion) ?? parts.find((part) => part.derived)?.derived);
  const fallback = annotations.default ?? parts.find((part) => part.default)?.default;
  const round = facts.round ?? parts.find((part) => part.round)?.round;
  const redacted = facts.redacted ?? parts.find((part) => part.redacted)?.redacted;
  return {
    refs: [
      ...new Set([
        ...(assertion.ref === undefined ? [] : [assertion.ref]),
        ...(assertion.dynamicRef ? [assertion.dynamicRef.ref] : []),
        ...parts.flatMap((part) => part.refs),
      ]),
    ],
    either: [
      ...alternativesOf(assertion).map((each) => shapeOf(each, named, true)),
      ...parts.flatMap((part) => part.either),
    ],
    ...(derived && { derived }),
    ...((properties || parts.some((part) => part.known)) && { known }),
    ...(mentioned.length > 0 && { mentioned }),
    ...(sent.size > 0 && { sent }),
    members,
    ...(others && { others }),
    ...(rest && { rest }),
    ...(items && { items }),
    readOnly: parts.some((part) => part.readOnly) || isReadOnly(omit(assertion, 'ref', 'allOf'), named),
    writeOnly: annotations.writeOnly === true || parts.some((part) => part.writeOnly),
    ...(fallback && { default: fallback }),
    ...(round && { round }),
    ...(redacted && { redacted }),
  };
}

function isReference({ object, allOf, anyOf, oneOf, then, else: otherwise }: ObjectSchema): boolean {
  return (object ?? allOf ?? anyOf ?? oneOf ?? then ?? otherwise) === undefined;
}

/** Whether a schema, like most, has no keyword that affects shapes. */
function isSilent({
  types,
  object,
  array,
  ref,
  dynamicRef,
  allOf,
  anyOf,
  oneOf,
  not,
  if: condition,
  then,
  else: otherwise,
  discriminator,
  annotations,
  facts,
}: ObjectSchema): boolean {
  const inside =
    object ??
    array ??
    ref ??
    dynamicRef ??
    allOf ??
    anyOf ??
    oneOf ??
    not ??
    condition ??
    then ??
    otherwise ??
    discriminator;
  const said = annotations.default ?? facts.round ?? facts.redacted;
  return (
    inside === undefined &&
    said === undefined &&
    annotations.readOnly !== true &&
    annotations.writeOnly !== true &&
    types?.includes('object') !== true
  );
}

function shapesIn(named: Named, ...assertions: readonly (Assertion | undefined)[]): readonly Shape[] {
  return assertions.flatMap((each) => (typeof each === 'object' ? shapeOf(each, named) : []));
}

/** Combines the shapes of several subschemas for the same location, which all apply. */
function together(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const found = shapes.filter((shape) => shape !== undefined);
  return found.length > 1 ? { ...empty, either: found } : found[0];
}

function alternativesOf({ anyOf = [], oneOf = [], then, else: otherwise, object }: ObjectSchema): readonly Assertion[] {
  return [
    ...anyOf,
    ...oneOf,
    ...(then === undefined ? [] : [then]),
    ...(otherwise === undefined ? [] : [otherwise]),
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

/**
 * Returns how a schema treats unknown properties; `undefined` if it does not define it. A bare `type: object` keeps
 * them all.
 */
function othersOf({ object, types, ref, allOf, anyOf, oneOf }: ObjectSchema): Shape['others'] {
  const { additionalProperties, unevaluatedProperties, patternProperties, properties } = object ?? {};
  if (patternProperties || additionalProperties === true || typeof additionalProperties === 'object') return 'stay';
  if (unevaluatedProperties !== undefined && unevaluatedProperties !== false) return 'stay';
  if (additionalProperties === false || unevaluatedProperties === false) return 'refused';
  return types?.includes('object') && !properties && !(ref ?? allOf ?? anyOf ?? oneOf) ? 'stay' : undefined;
}

/** Returns the IDs of the schemas whose shapes have an effect, directly or through references. */
function tellingOf(whole: ReadonlyMap<string, Shape>): ReadonlySet<string> {
  const telling = new Set<string>();
  for (let before = -1; before < telling.size;) {
    before = telling.size;
    for (const [id, shape] of whole) if (!telling.has(id) && says(shape, (ref) => telling.has(ref))) telling.add(id);
  }
  return telling;
}

/** Whether a shape has an effect, ignoring parts without one. */
function says(shape: Shape, tells: (id: string) => boolean): boolean {
  const inside = (each: Shape | undefined): boolean => each !== undefined && says(each, tells);
  const { refs, either, derived, members, rest, items } = shape;
  return (
    shape !== empty &&
    (saysItself(shape) ||
      refs.some(tells) ||
      idsOf(derived).some(tells) ||
      either.some(inside) ||
      inside(rest) ||
      inside(items) ||
      [...members.values()].some(inside))
  );
}

function saysItself(shape: Shape): boolean {
  return (
    (shape.known ?? shape.mentioned ?? shape.others ?? shape.default ?? shape.round ?? shape.redacted) !== undefined ||
    shape.readOnly ||
    shape.writeOnly
  );
}

/** Removes the parts without an effect; `undefined` if nothing remains. */
function prune(shape: Shape, tells: (id: string) => boolean): Shape | undefined {
  if (shape === empty) return undefined;
  const refs = shape.refs.filter(tells);
  const either = shape.either.flatMap((each) => prune(each, tells) ?? []);
  const members = new Map<string, Shape>();
  for (const [name, member] of shape.members) {
    const left = prune(member, tells);
    if (left) members.set(name, left);
  }
  const { rest, items, derived, ...own } = shape;
  const named =
    derived &&
    new Map(
      [...derived.schemas].flatMap(([value, ids]) => (ids.some(tells) ? [[value, ids.filter(tells)] as const] : [])),
    );
  const left = rest && prune(rest, tells);
  const leftItems = items && prune(items, tells);
  if (
    !(left ?? leftItems) &&
    !saysItself(shape) &&
    refs.length + either.length + members.size + (named?.size ?? 0) === 0
  )
    return undefined;
  return {
    ...own,
    refs,
    either,
    members,
    ...(derived && named && named.size > 0 && { derived: { ...derived, schemas: named } }),
    ...(left && { rest: left }),
    ...(leftItems && { items: leftItems }),
  };
}

function referencesOf({ refs, either, derived, members, rest, items }: Shape): readonly string[] {
  const inside = [...either, ...members.values(), ...(rest ? [rest] : []), ...(items ? [items] : [])];
  return [...refs, ...idsOf(derived), ...inside.flatMap(referencesOf)];
}

function idsOf(derived: Derived | undefined): readonly string[] {
  return derived ? [...derived.schemas.values()].flat() : [];
}
