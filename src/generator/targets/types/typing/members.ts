// Which members a named schema has, itself or from what it is composed of: only those can be required of it.

import type { Typing } from './context.ts';
import type { Part } from './part.ts';
import { partOf } from './schema.ts';

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
