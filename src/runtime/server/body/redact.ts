// Redaction of response bodies: hides secrets, and drops write-only and undocumented properties.

import { isRecord, recordOf, type RedactionScope, type Shape, type Shapes } from '../value-shape.ts';
import { insideOf, type Inside } from './nested-shapes.ts';

/** Returns the redacted value, or the identical value if nothing changes. `null` is not redacted. */
export function redact(value: unknown, shape: Shape | undefined, shapes: Shapes, scope: RedactionScope): unknown {
  return shape ? redactInside(value, insideOf(shape, shapes), scope) : value;
}

function redactInside(value: unknown, said: Inside, scope: RedactionScope): unknown {
  const { redaction, items, members } = said.of ? said.of(value) : said;
  if (redaction && value !== null && value !== undefined && redaction.unless?.(scope) !== true) return redaction.as;
  if (Array.isArray(value)) return items ? redactItems(value, items(), scope) : value;
  return members && isRecord(value) ? redactMembers(value, members, scope) : value;
}

function redactItems(value: readonly unknown[], items: Inside, scope: RedactionScope): unknown {
  const seen = value.map((item) => redactInside(item, items, scope));
  return seen.some((item, index) => item !== value[index]) ? seen : value;
}

function redactMembers(
  value: { readonly [name: string]: unknown },
  members: NonNullable<Inside['members']>,
  scope: RedactionScope,
): unknown {
  const names = Object.keys(value);
  // Created at the first difference, with all entries before it.
  let kept: [string, unknown][] | undefined;
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    const before = value[name];
    const member = members(name);
    const after = member && redactInside(before, member, scope);
    if (member && after === before) {
      kept?.push([name, before]);
      continue;
    }
    kept ??= names.slice(0, index).map((each) => [each, value[each]]);
    if (member) kept.push([name, after]);
  }
  return kept ? recordOf(kept) : value;
}
