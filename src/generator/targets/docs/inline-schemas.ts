// Expansion of named schemas in place.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { flattenSchemas } from './allof-members.ts';

/** Schemas together with the named schemas that they reference. */
export interface ExpandedSchemas {
  readonly schemas: readonly JsonSchema[];
  /** IDs of all expanded schemas. */
  readonly expandedIds: ReadonlySet<string>;
}

/** Expands the schemas that `schemas` reference, directly or by `allOf`, each once, except for `expandedIds`. */
export function expandReferences(
  schemas: readonly JsonSchema[],
  expandedIds: ReadonlySet<string>,
  api: Api,
): ExpandedSchemas {
  const expanded: JsonSchema[] = [];
  const seen = new Set(expandedIds);
  const visit = (current: JsonSchema): void => {
    if (typeof current === 'boolean') {
      expanded.push(current);
      return;
    }
    const withoutAllOf = { ...current, allOf: [] };
    for (const ref of flattenSchemas([withoutAllOf]).refs) {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (schema) visit(schema.jsonSchema);
    }
    for (const part of current.allOf ?? []) visit(part);
    expanded.push(withoutAllOf);
  };
  for (const each of schemas) visit(each);
  return { schemas: expanded, expandedIds: seen };
}
