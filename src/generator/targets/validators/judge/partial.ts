// What the resource that an update is merged into says of one of its members.

import type { Api } from '../../../model/declarations/api.ts';
import type { Assertion } from '../../../model/declarations/assertions.ts';

/** The schemas of the member `name`, wherever the schema describes it; none where it knows no such member. */
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
