// Dynamic scope of JSON Schema evaluation (2020-12, 7.1).

import type { Assertion, DynamicRef } from '../types/schema.ts';

/** Named schemas of a model. */
export interface Schemas {
  readonly schemas: readonly { readonly assertion: Assertion }[];
  schema(id: string): { readonly assertion: Assertion } | undefined;
}

export interface Scope {
  schema(id: string): Assertion | undefined;
  dynamic(reference: DynamicRef): Assertion | undefined;
  /** Returns the scope within a schema resource. */
  entered(resource: string): Scope;
}

/** Creates the outermost scope. */
export function createScope(api: Schemas): Scope {
  const anchors = new Map<string, Assertion>();
  for (const { assertion } of api.schemas) {
    if (typeof assertion === 'object' && assertion.dynamicAnchor !== undefined)
      anchors.set(`${assertion.resource ?? ''}#${assertion.dynamicAnchor}`, assertion);
  }
  const schema = (id: string): Assertion | undefined => api.schema(id)?.assertion;
  const within = (resources: readonly string[]): Scope => ({
    schema,
    dynamic({ ref, anchor }) {
      if (anchor === undefined) return schema(ref);
      const outermost = resources.find((resource) => anchors.has(`${resource}#${anchor}`));
      return outermost === undefined ? schema(ref) : anchors.get(`${outermost}#${anchor}`);
    },
    entered: (resource) => (resources.at(-1) === resource ? within(resources) : within([...resources, resource])),
  });
  return within([]);
}
