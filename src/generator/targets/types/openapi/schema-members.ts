// Properties and nullability of named schemas, which determine where `WithRequired` applies.

import type { Typing } from './context.ts';
import type { Part } from './type-part.ts';
import { partOf } from './schema-to-type-part.ts';

export function memberNames(id: string, typing: Typing): ReadonlySet<string> {
  const known = typing.members.get(id);
  if (known) return known;
  const names = new Set<string>();
  collect({ kind: 'reference', id }, typing, names, new Set());
  typing.members.set(id, names);
  return names;
}

function collect(part: Part, typing: Typing, names: Set<string>, seen: Set<string>): void {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : typing.api.schema(part.id);
      seen.add(part.id);
      if (schema) collect(partOf(schema.assertion, typing), typing, names, seen);
      return;
    }
    case 'typed':
      for (const name of part.properties?.keys() ?? []) names.add(name);
      return;
    case 'all':
      for (const each of part.parts) collect(each, typing, names, seen);
      return;
    case 'anything':
    case 'values':
    case 'branches':
  }
}

/** Whether `null` is a possible value of a part. */
export function mayBeNull(part: Part, typing: Typing, seen: ReadonlySet<string> = new Set()): boolean {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : typing.api.schema(part.id);
      return schema !== undefined && mayBeNull(partOf(schema.assertion, typing), typing, new Set([...seen, part.id]));
    }
    case 'typed':
      return part.types.includes('null');
    case 'values':
      return part.values.includes(null);
    case 'branches':
      return part.branches.some((branch) => mayBeNull(branch, typing, seen));
    case 'all':
      return part.parts.every((each) => mayBeNull(each, typing, seen));
    case 'anything':
      return true;
  }
}
