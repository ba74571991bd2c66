// Properties and nullability of named schemas, which determine where `WithRequired` applies.

import type { TypeContext } from './context.ts';
import type { TypePart } from './type-part.ts';
import { toTypePart } from './schema-to-type-part.ts';

export function propertyNames(id: string, context: TypeContext): ReadonlySet<string> {
  const known = context.propertyNames.get(id);
  if (known) return known;
  const names = new Set<string>();
  collectPropertyNames({ kind: 'reference', id }, context, names, new Set());
  context.propertyNames.set(id, names);
  return names;
}

function collectPropertyNames(part: TypePart, context: TypeContext, names: Set<string>, seen: Set<string>): void {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
      seen.add(part.id);
      if (schema) collectPropertyNames(toTypePart(schema.jsonSchema, context), context, names, seen);
      return;
    }
    case 'typed':
      for (const name of part.properties?.keys() ?? []) names.add(name);
      return;
    case 'all':
      for (const each of part.parts) collectPropertyNames(each, context, names, seen);
      return;
    case 'anything':
    case 'values':
    case 'branches':
  }
}

/** Whether `null` is a possible value of a part. */
export function canBeNull(part: TypePart, context: TypeContext, seen: ReadonlySet<string> = new Set()): boolean {
  switch (part.kind) {
    case 'reference': {
      const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
      return (
        schema !== undefined && canBeNull(toTypePart(schema.jsonSchema, context), context, new Set([...seen, part.id]))
      );
    }
    case 'typed':
      return part.types.includes('null');
    case 'values':
      return part.values.includes(null);
    case 'branches':
      return part.branches.some((branch) => canBeNull(branch, context, seen));
    case 'all':
      return part.parts.every((each) => canBeNull(each, context, seen));
    case 'anything':
      return true;
  }
}
