// Shapes of response values, compiled once for each shape.

import {
  hasMembers,
  itemsOf,
  layers,
  memberOf,
  namedBy,
  standingOf,
  type Derived,
  type Redaction,
  type Shape,
  type Shapes,
} from '../value-shape.ts';

export interface Inside {
  /** Set for shapes with subtypes: selects by the value. Replaces all other properties. */
  readonly of?: (value: unknown) => Inside;
  readonly redaction: Redaction | undefined;
  /** Shape of array items. */
  readonly items?: () => Inside;
  /** Returns the shape of a property; `undefined` if the property is dropped. Absent: all properties are kept. */
  readonly members?: (name: string) => Inside | undefined;
}

/** Shape without constraints. */
const nothing: Inside = { redaction: undefined };

const known = new WeakMap<Shapes, WeakMap<Shape, Inside>>();

/** Returns the compiled shape from a cache; compiled on first use. */
export function insideOf(shape: Shape, shapes: Shapes): Inside {
  const ofShapes = known.get(shapes) ?? new WeakMap<Shape, Inside>();
  known.set(shapes, ofShapes);
  const before = ofShapes.get(shape);
  if (before) return before;
  const all = layers(shape, shapes, undefined);
  const tags = all.flatMap(({ derived = [] }) => derived);
  const inside =
    tags.length === 0 ? insideAll(all, shapes) : { redaction: undefined, of: byNames(shape, tags, shapes) };
  ofShapes.set(shape, inside);
  return inside;
}

function insideAll(all: readonly Shape[], shapes: Shapes): Inside {
  const items = itemsOf(all);
  return {
    redaction: all.find(({ redacted }) => redacted)?.redacted,
    ...(items && { items: once(() => insideOf(items, shapes)) }),
    ...(hasMembers(all) && { members: membersOf(all, shapes) }),
  };
}

/** Returns a function that selects by discriminator values, with a cache by the selected subtypes. */
function byNames(shape: Shape, tags: readonly Derived[], shapes: Shapes): NonNullable<Inside['of']> {
  const named = new Map<string, Inside>();
  return (value) => {
    const names = JSON.stringify(tags.map((tag) => namedBy(value, tag)));
    const inside = named.get(names) ?? insideAll(layers(shape, shapes, value), shapes);
    named.set(names, inside);
    return inside;
  };
}

/** Compiles the properties. Unknown names share one entry, so that the cache is bounded by the document. */
function membersOf(all: readonly Shape[], shapes: Shapes): NonNullable<Inside['members']> {
  const named = new Map<string, () => Inside | undefined>();
  for (const { known = [], mentioned = [], members = {} } of all) {
    for (const name of [...known, ...mentioned, ...Object.keys(members)])
      named.set(
        name,
        once(() => memberInside(all, name, shapes)),
      );
  }
  // A name that no shape has: stands for all unknown names.
  const unnamed = [...named.keys()].join('') + ' ';
  const other = once(() => memberInside(all, unnamed, shapes));
  return (name) => (named.get(name) ?? other)();
}

function memberInside(all: readonly Shape[], name: string, shapes: Shapes): Inside | undefined {
  const shape = memberOf(all, name);
  const standing = standingOf(all, name);
  if (
    standing === 'dropped' ||
    standing === 'refused' ||
    layers(shape, shapes, undefined).some(({ writeOnly }) => writeOnly)
  )
    return undefined;
  return shape ? insideOf(shape, shapes) : nothing;
}

/** Returns a function that computes its value on the first call. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}
