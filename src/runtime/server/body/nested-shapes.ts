// What a shape says of the values in a response, worked out once for each shape.

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
  /** What is said of this value in place of all else: it depends on what the value says of itself. */
  readonly of?: (value: unknown) => Inside;
  readonly redaction: Redaction | undefined;
  /** What is said of the items of a list; absent: nothing. */
  readonly items?: () => Inside;
  /** What is said of a member by its name; undefined: it does not leave. Absent: all leave as they are. */
  readonly members?: (name: string) => Inside | undefined;
}

/** Of a value that nothing is said of. */
const nothing: Inside = { redaction: undefined };

const known = new WeakMap<Shapes, WeakMap<Shape, Inside>>();

/** The same answer for the same shape, so that it is worked out when the first such value leaves. */
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

/** Values that name the same schemas have the same said of them. */
function byNames(shape: Shape, tags: readonly Derived[], shapes: Shapes): NonNullable<Inside['of']> {
  const named = new Map<string, Inside>();
  return (value) => {
    const names = JSON.stringify(tags.map((tag) => namedBy(value, tag)));
    const inside = named.get(names) ?? insideAll(layers(shape, shapes, value), shapes);
    named.set(names, inside);
    return inside;
  };
}

/** Members that the shape does not name are all alike, so that what is remembered does not grow with what is sent. */
function membersOf(all: readonly Shape[], shapes: Shapes): NonNullable<Inside['members']> {
  const named = new Map<string, () => Inside | undefined>();
  for (const { known = [], mentioned = [], members = {} } of all) {
    for (const name of [...known, ...mentioned, ...Object.keys(members)])
      named.set(
        name,
        once(() => memberInside(all, name, shapes)),
      );
  }
  // A name that no shape has: what is said of it is said of all others.
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

/** What it answers is worked out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}
