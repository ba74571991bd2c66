// The shapes of schemas: which members are a value's own, and what the pipeline does to them.

import type { Redaction, Round } from '../../document/vocabulary/declarations.ts';
import type { Api, Typed } from '../../model/declarations/api.ts';
import type { Assertion, ObjectSchema } from '../../model/declarations/assertions.ts';
import { answering } from '../../model/follow/kept.ts';
import { once, onceFor } from '../../model/follow/reads.ts';
import type { Json } from '../../source/tree.ts';

/** As the runtime has it, with the facts of the document. */
export interface Shape {
  readonly refs: readonly string[];
  readonly either: readonly Shape[];
  readonly known?: readonly string[];
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
  /** The shape of an inline or a referenced schema. */
  of(typed: Typed | undefined): Shape | undefined;
  /** The shape of a named schema as a reference to it; undefined where it says nothing. */
  named(id: string): Shape | undefined;
  /** All named shapes that `asked` lead to, in the model's order. */
  reached(asked: Iterable<Shape>): readonly { readonly id: string; readonly shape: Shape }[];
}

const empty: Shape = { refs: [], either: [], members: new Map(), readOnly: false, writeOnly: false };

/** The shapes of all schemas of an interface. */
export function shapesOf(api: Api): ShapeBook {
  const all = once(() => new Map(api.schemas.map(({ id, assertion }) => [id, shapeOf(assertion)])));
  const tells = answering(api, 'whether shapes say something', () => {
    const telling = tellingOf(all());
    return (id) => telling.has(id);
  });
  const pruned = (shape: Shape): Shape | undefined => prune(shape, tells);
  const whole = onceFor((id: string): Shape | undefined => pruned(all().get(id) ?? empty));
  const named = (id: string): Shape | undefined => (tells(id) ? { ...empty, refs: [id] } : undefined);
  return {
    of: (typed) => typed && pruned(shapeOf(typed.assertion)),
    named,
    reached(asked) {
      const found = new Set<string>();
      const waiting = [...asked].flatMap(referencesOf);
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...referencesOf(whole(id) ?? empty));
      }
      return api.schemas.flatMap(({ id }) => {
        const shape = found.has(id) ? whole(id) : undefined;
        return shape ? [{ id, shape }] : [];
      });
    },
  };
}

function shapeOf(assertion: Assertion): Shape {
  if (typeof assertion === 'boolean' || isSilent(assertion)) return empty;
  const { object, array, annotations, facts, allOf = [] } = assertion;
  const parts = allOf.map(shapeOf);
  const properties = object?.properties;
  const known = [...new Set([...(properties?.keys() ?? []), ...parts.flatMap((part) => part.known ?? [])])];
  const members = new Map<string, Shape>();
  const add = (member: Shape, name: string): void => {
    const before = members.get(name);
    members.set(name, before ? { ...empty, either: [before, member] } : member);
  };
  for (const part of parts) part.members.forEach(add);
  properties?.forEach((member, name) => add(shapeOf(member), name));
  const others = othersOf(assertion) ?? parts.find((part) => part.others)?.others;
  const rest = together([...parts.map((part) => part.rest), ...shapesIn(object?.additionalProperties, object?.unevaluatedProperties, ...(object?.patternProperties?.values() ?? []))]);
  const items = together([...parts.map((part) => part.items), ...shapesIn(array?.items, array?.unevaluatedItems, ...(array?.prefixItems ?? []))]);
  const fallback = annotations.default ?? parts.find((part) => part.default)?.default;
  const round = facts.round ?? parts.find((part) => part.round)?.round;
  const redacted = facts.redacted ?? parts.find((part) => part.redacted)?.redacted;
  return {
    refs: [...new Set([...(assertion.ref === undefined ? [] : [assertion.ref]), ...(assertion.dynamicRef ? [assertion.dynamicRef.ref] : []), ...parts.flatMap((part) => part.refs)])],
    either: [...alternativesOf(assertion).map(shapeOf), ...parts.flatMap((part) => part.either)],
    ...((properties || parts.some((part) => part.known)) && { known }),
    members,
    ...(others && { others }),
    ...(rest && { rest }),
    ...(items && { items }),
    readOnly: annotations.readOnly === true || parts.some((part) => part.readOnly),
    writeOnly: annotations.writeOnly === true || parts.some((part) => part.writeOnly),
    ...(fallback && { default: fallback }),
    ...(round && { round }),
    ...(redacted && { redacted }),
  };
}

/** Whether a schema is one of most: a type, its bounds, words, and nothing that shapes are made of. */
function isSilent({ types, object, array, ref, dynamicRef, allOf, anyOf, oneOf, then, else: otherwise, annotations, facts }: ObjectSchema): boolean {
  const inside = object ?? array ?? ref ?? dynamicRef ?? allOf ?? anyOf ?? oneOf ?? then ?? otherwise;
  const said = annotations.default ?? facts.round ?? facts.redacted;
  return inside === undefined && said === undefined && annotations.readOnly !== true && annotations.writeOnly !== true && types?.includes('object') !== true;
}

function shapesIn(...assertions: readonly (Assertion | undefined)[]): readonly Shape[] {
  return assertions.flatMap((each) => (typeof each === 'object' ? shapeOf(each) : []));
}

/** One shape for places of which several speak: all that any of them says is done. */
function together(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const found = shapes.filter((shape) => shape !== undefined);
  return found.length > 1 ? { ...empty, either: found } : found[0];
}

function alternativesOf({ anyOf = [], oneOf = [], then, else: otherwise, object }: ObjectSchema): readonly Assertion[] {
  return [...anyOf, ...oneOf, ...(then === undefined ? [] : [then]), ...(otherwise === undefined ? [] : [otherwise]), ...(object?.dependentSchemas?.values() ?? [])];
}

/** What the schema states of members that it does not name; a schema that only says "object" names none, and lets all be. */
function othersOf({ object, types, ref, allOf, anyOf, oneOf }: ObjectSchema): Shape['others'] {
  const { additionalProperties, unevaluatedProperties, patternProperties, properties } = object ?? {};
  if (patternProperties || additionalProperties === true || typeof additionalProperties === 'object') return 'stay';
  if (unevaluatedProperties !== undefined && unevaluatedProperties !== false) return 'stay';
  if (additionalProperties === false || unevaluatedProperties === false) return 'refused';
  return types?.includes('object') && !properties && !(ref ?? allOf ?? anyOf ?? oneOf) ? 'stay' : undefined;
}

/** The schemas whose shapes say anything: of their own, or by what they refer to. */
function tellingOf(whole: ReadonlyMap<string, Shape>): ReadonlySet<string> {
  const telling = new Set<string>();
  for (let before = -1; before < telling.size; ) {
    before = telling.size;
    for (const [id, shape] of whole) if (!telling.has(id) && says(shape, (ref) => telling.has(ref))) telling.add(id);
  }
  return telling;
}

/** Whether anything is left of a shape without what says nothing. */
function says(shape: Shape, tells: (id: string) => boolean): boolean {
  const inside = (each: Shape | undefined): boolean => each !== undefined && says(each, tells);
  const { refs, either, members, rest, items } = shape;
  return shape !== empty && (saysItself(shape) || refs.some(tells) || either.some(inside) || inside(rest) || inside(items) || [...members.values()].some(inside));
}

function saysItself(shape: Shape): boolean {
  return (shape.known ?? shape.others ?? shape.default ?? shape.round ?? shape.redacted) !== undefined || shape.readOnly || shape.writeOnly;
}

/** Without what says nothing; undefined where nothing is left. */
function prune(shape: Shape, tells: (id: string) => boolean): Shape | undefined {
  if (shape === empty) return undefined;
  const refs = shape.refs.filter(tells);
  const either = shape.either.flatMap((each) => prune(each, tells) ?? []);
  const members = new Map<string, Shape>();
  for (const [name, member] of shape.members) {
    const left = prune(member, tells);
    if (left) members.set(name, left);
  }
  const { rest, items, ...own } = shape;
  const left = rest && prune(rest, tells);
  const leftItems = items && prune(items, tells);
  if (!(left ?? leftItems) && !saysItself(shape) && refs.length + either.length + members.size === 0) return undefined;
  return { ...own, refs, either, members, ...(left && { rest: left }), ...(leftItems && { items: leftItems }) };
}

function referencesOf({ refs, either, members, rest, items }: Shape): readonly string[] {
  const inside = [...either, ...members.values(), ...(rest ? [rest] : []), ...(items ? [items] : [])];
  return [...refs, ...inside.flatMap(referencesOf)];
}
