// Which operations and schemas refer to a schema: found in one walk over the model.

import type { Md } from '../../emit/code/markdown.ts';
import type { Api, Limit, Operation, Resource } from '../../model/declarations/api.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import { answering } from '../../model/follow/kept.ts';
import { referencesOf, typedIn } from '../../model/walk.ts';
import type { UsesView } from './schema-page.ts';
import type { Links } from './site.ts';

/** Links to the users of each schema, by its id, in the model's order. */
export function usesOf(api: Api, links: Links): (id: string) => UsesView {
  return answering(api, `uses, for ${links.addresses.index}`, () => findUses(api, links));
}

function findUses(api: Api, links: Links): (id: string) => UsesView {
  const found = new Map<string, { readonly operations: Set<Md>; readonly schemas: Set<Md> }>();
  const usesOf = (id: string) => {
    const uses = found.get(id) ?? { operations: new Set(), schemas: new Set() };
    found.set(id, uses);
    return uses;
  };
  // Hundreds of operations have the same headers.
  const known = new Map<Assertion, readonly string[]>();
  const referred = (assertion: Assertion): readonly string[] => {
    const ids = known.get(assertion) ?? referencesOf(assertion);
    known.set(assertion, ids);
    return ids;
  };
  for (const operation of [...api.operations, ...api.webhooks]) {
    const link = links.operation(operation.id);
    for (const id of mentioned(operation, referred)) usesOf(id).operations.add(link);
  }
  for (const schema of api.schemas) {
    const link = links.schema(schema.id);
    for (const id of referencesOf(schema.assertion)) if (id !== schema.id) usesOf(id).schemas.add(link);
  }
  return (id) => {
    const uses = found.get(id);
    return { operations: [...(uses?.operations ?? [])], schemas: [...(uses?.schemas ?? [])] };
  };
}

function mentioned(operation: Operation, referred: (assertion: Assertion) => readonly string[]): ReadonlySet<string> {
  return new Set([
    ...typedIn(operation).flatMap(({ assertion }) => referred(assertion)),
    ...resources(operation.resource),
    ...operation.facts.limits.flatMap(counted),
  ]);
}

function resources(resource: Resource | undefined): readonly string[] {
  return resource === undefined ? [] : [resource.schema, ...resources(resource.within)];
}

function counted(limit: Limit): readonly string[] {
  return limit.kind === 'count' ? [limit.of] : [];
}
