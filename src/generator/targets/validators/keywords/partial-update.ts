// The resource that a partial update is merged into, and the schemas of its properties.

import type { Api } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { PartOf } from '../validation-variant.ts';

/** Returns the schemas of the value that an update is merged into; empty if unknown. */
export function resourceOf({ resource }: PartOf, api: Api): readonly Assertion[] {
  const schema = resource && api.schema(resource.id);
  return schema
    ? resource.members.reduce<readonly Assertion[]>(
        (all, name) => all.flatMap((each) => resourceMember(each, name, api)),
        [schema.assertion],
      )
    : [];
}

/** Returns the merge target of the property `name`; `undefined` if the resource has no such property. */
export function memberOf(partial: PartOf, name: string, api: Api): PartOf['resource'] {
  const { resource } = partial;
  const isKnown = partial.deep && resourceOf(partial, api).some((each) => resourceMember(each, name, api).length > 0);
  return resource && isKnown ? { id: resource.id, members: [...resource.members, name] } : undefined;
}

/** Returns all schemas of the property `name` in a schema; empty if it has no such property. */
export function resourceMember(assertion: Assertion, name: string, api: Api): readonly Assertion[] {
  const found: Assertion[] = [];
  const seen = new Set<string>();
  const visit = (each: Assertion): void => {
    if (typeof each === 'boolean') return;
    const member = each.object?.properties?.get(name);
    if (member !== undefined) found.push(member);
    if (each.ref !== undefined && !seen.has(each.ref)) {
      seen.add(each.ref);
      visit(api.schema(each.ref)?.assertion ?? true);
    }
    for (const part of [...(each.allOf ?? []), ...(each.anyOf ?? []), ...(each.oneOf ?? [])]) visit(part);
  };
  visit(assertion);
  return found;
}
