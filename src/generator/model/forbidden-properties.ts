// Which members a closed object refuses although another part of the same schema describes them.

import type { Assertion, ObjectSchema } from './types/schema.ts';
import { patternMatches } from './matches-pattern.ts';

/** A part that allows no members but its own, and the members of other parts. */
export interface Refusal {
  readonly closed: ObjectSchema;
  readonly members: readonly string[];
}

/** What `additionalProperties: false` of one part refuses of the others; `named` answers for references. */
export function refusals(schema: ObjectSchema, named: (id: string) => Assertion | undefined): readonly Refusal[] {
  const parts = partsOf(schema, named);
  if (parts.length < 2) return [];
  return parts.flatMap((closed) => {
    if (closed.object?.additionalProperties !== false) return [];
    const members = new Set(
      parts.flatMap((part) =>
        part === closed
          ? []
          : [...(part.object?.properties ?? [])].flatMap(([name, value]) => (value === false ? [] : [name])),
      ),
    );
    const refused = [...members].filter((member) => !allows(closed, member));
    return refused.length > 0 ? [{ closed, members: refused }] : [];
  });
}

/** The schemas that judge the same value all at once: the schema itself, what it refers to, the parts of its `allOf`. */
function partsOf(schema: ObjectSchema, named: (id: string) => Assertion | undefined): readonly ObjectSchema[] {
  const parts = new Set<ObjectSchema>();
  const waiting: (Assertion | undefined)[] = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || parts.has(next)) continue;
    parts.add(next);
    for (const each of (next.allOf ?? []).toReversed()) waiting.push(each);
    waiting.push(next.ref === undefined ? undefined : named(next.ref));
  }
  return [...parts];
}

function allows({ object }: ObjectSchema, member: string): boolean {
  if (object?.properties?.has(member)) return true;
  return [...(object?.patternProperties?.keys() ?? [])].some((pattern) => patternMatches(pattern, member) ?? true);
}
