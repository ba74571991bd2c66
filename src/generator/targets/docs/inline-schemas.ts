// Named schemas opened in place: what a value consists of, with the schemas that it refers to.

import type { Api } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { partsOf } from './allof-members.ts';

/** Assertions together with those of the named schemas that they refer to. */
export interface Opened {
  readonly assertions: readonly Assertion[];
  /** Ids of all schemas that are open here. */
  readonly inside: ReadonlySet<string>;
}

/** Opens the schemas that `assertions` name, directly or by `allOf`, each once, except for those that are open already. */
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
