// Reverse index of schema references, built in one pass over the model.

import type { Md } from '../../code/markdown/markdown.ts';
import type { Api, Limit, Operation, Resource } from '../../model/types/api.ts';
import type { Assertion } from '../../model/types/schema.ts';
import { answering, keptAlone } from '../../model/dependencies/kept.ts';
import { onceFor } from '../../model/dependencies/reads.ts';
import { referencesOf, typedIn } from '../../model/visit-schemas.ts';
import type { UsesView } from './schema-page.ts';
import type { Links } from './page-links.ts';

/** Returns links to the users of each schema by ID, in document order. */
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
  const mentions = mentionsIn(api);
  const note = (sort: string, operations: readonly Operation[]): void => {
    for (const operation of operations) {
      const link = links.operation(operation.id);
      for (const id of mentions(sort, operation)) usesOf(id).operations.add(link);
    }
  };
  note('operation', api.operations);
  note('webhook', api.webhooks);
  for (const schema of api.schemas) {
    const link = links.schema(schema.id);
    for (const id of keptAlone(api, `mentioned in schema ${schema.id}`, () => referencesOf(schema.assertion)))
      if (id !== schema.id) usesOf(id).schemas.add(link);
  }
  return (id) => {
    const uses = found.get(id);
    return { operations: [...(uses?.operations ?? [])], schemas: [...(uses?.schemas ?? [])] };
  };
}

/** Returns the IDs that an operation references. `kind` distinguishes operations from webhooks. */
function mentionsIn(api: Api): (sort: string, operation: Operation) => readonly string[] {
  // Hundreds of operations have the same headers.
  const referred = onceFor(referencesOf);
  return (sort, operation) =>
    keptAlone(api, `mentioned in ${sort} ${operation.id}`, () => [...mentioned(operation, referred)]);
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
