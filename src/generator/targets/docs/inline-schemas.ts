// Expansion of named schemas in place.

import type { Api } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { partsOf } from './allof-members.ts';

/** Schemas together with the named schemas that they reference. */
export interface Opened {
  readonly assertions: readonly Assertion[];
  /** IDs of all expanded schemas. */
  readonly inside: ReadonlySet<string>;
}

/** Expands the schemas that `schemas` reference, directly or by `allOf`, each once, except for `expandedIds`. */
export function opened(assertions: readonly Assertion[], inside: ReadonlySet<string>, api: Api): Opened {
  const found: Assertion[] = [];
  const seen = new Set(inside);
  const visit = (some: Assertion): void => {
    if (typeof some === 'boolean') {
      found.push(some);
      return;
    }
    const bare = { ...some, allOf: [] };
    for (const ref of partsOf([bare]).refs) {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (schema) visit(schema.assertion);
    }
    for (const part of some.allOf ?? []) visit(part);
    found.push(bare);
  };
  for (const assertion of assertions) visit(assertion);
  return { assertions: found, inside: seen };
}
