// Form fields that can contain bigints: numbers parsed from strings whose bounds include unsafe integers.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Content, Encoding } from '../../model/types/api.ts';
import type { Shape, Use } from '../../model/types/shape.ts';
import { propertiesOf } from '../../model/all-properties.ts';
import { resolved } from '../validators/operations/parse-scalar.ts';
import { isSafe } from '../validators/operations/parsed-type.ts';
import { writingOf } from '../validators/operations/form-encoding.ts';
import type { Making } from './target-context.ts';

/** `own`: the value or its items can be bigints; `all`: any nested value can; otherwise: the properties that can. */
export type Bigints = 'own' | 'all' | ReadonlyMap<string, Bigints>;

type Found = Bigints | undefined;

/** Returns the bigint fields of the named and the additional properties of a form; `undefined` if there are none. */
export function bigintsOf(
  { mediaType, schema, encoding }: Content,
  making: Making,
): { readonly members?: Bigints | undefined; readonly rest?: Bigints | undefined } {
  if (!schema) return {};
  const { shape } = resolved(schema.request.shape, making.api);
  const open = shape.kind === 'map' ? shape.values : shape.kind === 'object' ? shape.rest : undefined;
  const encodings = new Map(/urlencoded/i.test(mediaType) ? encoding.map((each) => [each.property, each]) : []);
  const members = propertiesOf(schema.request, making.api).map(
    ({ name, use }) => [name, ofMember(use, encodings.get(name), making)] as const,
  );
  return { members: byName(members), rest: open && ofMember(open, undefined, making) };
}

function ofMember(use: Use, encoding: Encoding | undefined, making: Making): Found {
  switch (writingOf(use, encoding, making.api)) {
    case 'usual':
      return ofText(use, making, true);
    case 'json':
      return undefined;
    case 'parts':
      return ofParts(use, making);
    case 'deep':
      // A recursive schema has infinitely many paths to a bigint, so the second pass uses `all` for recursion. If the
      // first pass finds none, there are none.
      return ofDeep(use, making, undefined) && ofDeep(use, making, 'all');
  }
}

/**
 * Finds bigints in a value that is parsed from one string or from a list of strings. All other values are JSON, which
 * contains no bigints.
 */
function ofText({ shape }: Use, making: Making, isListed: boolean, seen: ReadonlySet<string> = new Set()): Found {
  switch (shape.kind) {
    case 'number':
      return isSafe(shape, making.options.formats) ? undefined : 'own';
    case 'list':
    case 'tuple':
      return isListed ? together(itemsOf(shape).map((item) => ofText(item, making, false))) : undefined;
    case 'union':
      return together(shape.branches.map((branch) => ofText(branch, making, isListed, seen)));
    case 'ref': {
      const schema = seen.has(shape.id) ? undefined : making.api.schema(shape.id);
      return schema && ofText(schema.request, making, isListed, new Set([...seen, shape.id]));
    }
    case 'text':
    case 'boolean':
    case 'enum':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
    case 'never':
      return undefined;
  }
}

/** Finds bigints in an array or object whose items or properties are strings. */
function ofParts(use: Use, making: Making): Found {
  const { shape } = resolved(use.shape, making.api);
  const of = (part: Use): Found => ofText(part, making, false);
  return shape.kind === 'map' || shape.kind === 'object' ? ofMembers(shape, of) : ofText(use, making, true);
}

/** Finds bigints at any depth. `recursive` is the result for recursive references. */
function ofDeep({ shape }: Use, making: Making, again: Found, known = new Map<string, Found>()): Found {
  const of = (part: Use): Found => ofDeep(part, making, again, known);
  switch (shape.kind) {
    case 'number':
      return isSafe(shape, making.options.formats) ? undefined : 'own';
    case 'list':
    case 'tuple':
      return together(itemsOf(shape).map(of));
    case 'map':
    case 'object':
      return ofMembers(shape, of);
    case 'union':
      return together(shape.branches.map(of));
    case 'intersection':
      return together(shape.parts.map(of));
    case 'ref': {
      if (known.has(shape.id)) return known.get(shape.id);
      const schema = making.api.schema(shape.id);
      known.set(shape.id, again);
      const found = schema && of(schema.request);
      known.set(shape.id, found);
      return found;
    }
    case 'text':
    case 'boolean':
    case 'enum':
    case 'any':
    case 'never':
      return undefined;
  }
}

function itemsOf(shape: Extract<Shape, { readonly kind: 'list' | 'tuple' }>): readonly Use[] {
  return shape.kind === 'list' ? [shape.items] : [...shape.items, ...(shape.rest ? [shape.rest] : [])];
}

/** Additional properties and named properties cannot be distinguished by type. */
function ofMembers(shape: Extract<Shape, { readonly kind: 'map' | 'object' }>, of: (use: Use) => Found): Found {
  const rest = shape.kind === 'map' ? shape.values : shape.rest;
  if (rest && of(rest) !== undefined) return 'all';
  return shape.kind === 'map' ? undefined : byName(shape.properties.map(({ name, use }) => [name, of(use)]));
}

function byName(members: readonly (readonly [string, Found])[]): Found {
  const found = new Map<string, Bigints>();
  for (const [name, bigints] of members) {
    const all = together([found.get(name), bigints]);
    if (all !== undefined) found.set(name, all);
  }
  return found.size === 0 ? undefined : found;
}

/** Merges the results of alternatives. */
function together(several: readonly Found[]): Found {
  const [first, ...others] = several.filter((each) => each !== undefined);
  return others.reduce<Found>(
    (a, b) => (typeof a === 'object' && typeof b === 'object' ? byName([...a, ...b]) : a === b ? a : 'all'),
    first,
  );
}

/** The maximum depth of the printed type; deeper values are all typed as possible bigints. */
const deepest = 4;

/** Returns the type argument of `WithBigints`. */
export function bigintsType(bigints: Bigints, depth = 0): Code<'ts'> {
  if (bigints === 'own') return ts`true`;
  if (bigints === 'all' || depth === deepest) return ts`'all'`;
  return ts`{ ${join(
    [...bigints].map(([name, inside]) => ts`${propertyKey(name)}: ${bigintsType(inside, depth + 1)}`),
    ts`; `,
  )} }`;
}
