// Which named schemas judge requests otherwise than responses, also where the shapes of both are the same.

import type { Api } from '../../model/declarations/api.ts';
import type { Assertion } from '../../model/declarations/assertions.ts';
import { referenceGraph, referencesOf, visitAssertions } from '../../model/walk.ts';

/** The ids of the schemas whose readings differ: in their shapes, or under conditions and in what must be contained, which no shape shows. */
export function differingReadings(api: Api): ReadonlySet<string> {
  const found = new Set(api.schemas.filter(({ readingsDiffer }) => readingsDiffer).map(({ id }) => id));
  const unseen = api.schemas.filter(({ id, assertion }) => !found.has(id) && hidesSome(assertion, found)).map(({ id }) => id);
  if (unseen.length === 0) return found;
  const users = new Map<string, string[]>();
  for (const [id, targets] of referenceGraph(api)) for (const target of targets) users.set(target, [...(users.get(target) ?? []), id]);
  for (let id = unseen.pop(); id !== undefined; id = unseen.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    unseen.push(...(users.get(id) ?? []));
  }
  return found;
}

function hidesSome(assertion: Assertion, differing: ReadonlySet<string>): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    if (found || typeof each === 'boolean') return;
    const { then, else: otherwise, array, object } = each;
    if ((then ?? otherwise ?? array?.contains ?? object?.dependentSchemas) === undefined) return;
    for (const inner of [then, otherwise, array?.contains, ...(object?.dependentSchemas?.values() ?? [])]) {
      found ||= inner !== undefined && (marksSome(inner) || referencesOf(inner).some((id) => differing.has(id)));
    }
  });
  return found;
}

function marksSome(assertion: Assertion): boolean {
  let found = false;
  visitAssertions(assertion, (each) => {
    found ||= typeof each === 'object' && (each.annotations.readOnly === true || each.annotations.writeOnly === true);
  });
  return found;
}
