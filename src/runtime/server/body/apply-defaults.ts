// Normalization of request bodies: drops unknown and read-only properties, and applies defaults.

import {
  hasMembers,
  isRecord,
  itemsOf,
  layers,
  memberOf,
  recordOf,
  saidOf,
  standingOf,
  together,
  type Shape,
  type Shapes,
} from '../value-shape.ts';

/** Returns a body without undocumented and read-only properties; with defaults if `defaults` is set. */
export function conform(value: unknown, shape: Shape | undefined, shapes: Shapes, defaults: boolean): unknown {
  const all = layers(shape, shapes, value);
  if (Array.isArray(value)) {
    const items = itemsOf(all);
    return items ? value.map((item: unknown) => conform(item, items, shapes, defaults)) : value;
  }
  return isRecord(value) && hasMembers(all)
    ? conformObject(value, all, shapes, defaults ? layers(shape, shapes, value, true) : [])
    : value;
}

/** `certain`: the shapes whose defaults apply. */
function conformObject(
  value: { readonly [name: string]: unknown },
  all: readonly Shape[],
  shapes: Shapes,
  certain: readonly Shape[],
): unknown {
  const kept: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const said = saidOf(all, name);
    const shape = together(said);
    if (standingOf(all, name) === 'dropped' || (shape && isReadOnly(said, member, shapes) && !isSent(name, value, all)))
      continue;
    kept.push([name, conform(member, shape, shapes, certain.length > 0)]);
  }
  for (const [name, member] of certain.flatMap(({ members }) => Object.entries(members ?? {}))) {
    const fallback = defaultOf(member, shapes);
    if (fallback && !member.readOnly && !Object.hasOwn(value, name)) kept.push([name, structuredClone(fallback.value)]);
  }
  return recordOf(kept);
}

/** Whether a property is read-only. Alternatives within the property do not count: another one may be writable. */
function isReadOnly(said: readonly (Shape | undefined)[], value: unknown, shapes: Shapes): boolean {
  return said.some((each) => each && layers(each, shapes, value, true).some(({ readOnly }) => readOnly));
}

/** Whether the property is writable in an alternative that the value may have. */
function isSent(name: string, value: { readonly [name: string]: unknown }, all: readonly Shape[]): boolean {
  return all.some(
    ({ sent }) =>
      sent &&
      Object.hasOwn(sent, name) &&
      sent[name]?.some((pins) =>
        Object.entries(pins).every(
          ([member, values]) => !Object.hasOwn(value, member) || values.includes(value[member]),
        ),
      ),
  );
}

/** Adds the defaults of these dotted fields if they are absent and their parent exists. */
export function withDefaults(value: unknown, fields: readonly string[], shape: Shape, shapes: Shapes): unknown {
  return fields.reduce((before, field) => withDefault(before, field.split('.'), shape, shapes), value);
}

function withDefault(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  shape: Shape | undefined,
  shapes: Shapes,
): unknown {
  if (!isRecord(value)) return value;
  const member = memberOf(layers(shape, shapes, value), name);
  if (Object.hasOwn(value, name)) {
    if (rest.length === 0) return value;
    return recordOf(
      Object.entries(value).map(([each, old]) => [each, each === name ? withDefault(old, rest, member, shapes) : old]),
    );
  }
  const fallback = rest.length === 0 ? defaultOf(member, shapes) : undefined;
  return fallback ? recordOf([...Object.entries(value), [name, structuredClone(fallback.value)]]) : value;
}

function defaultOf(member: Shape | undefined, shapes: Shapes): Shape['default'] {
  return layers(member, shapes, undefined, true).find((layer) => layer.default)?.default;
}
