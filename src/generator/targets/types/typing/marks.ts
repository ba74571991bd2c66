// Which properties only a response or only a request has, and which schemas reach such a property.

import type { Api } from '../../../model/declarations/api.ts';
import type { Assertion } from '../../../model/declarations/assertions.ts';
import { subschemas } from '../../../model/walk.ts';

/** What markers the types of an interface need. */
export interface Marks {
  /** Which reading alone has a property with this schema; undefined where both have it. */
  of(property: Assertion): 'read' | 'write' | undefined;
  /** True where a schema has a marked property, or reaches one. */
  differ(assertion: Assertion): boolean;
}

/** The keywords that types are made of. */
const typed: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'allOf', 'anyOf', 'oneOf']);

export function marksOf(api: Api): Marks {
  const marked = new Map<string, boolean>();
  const of: Marks['of'] = (property) => {
    const readOnly = says(property, 'readOnly', api, new Set());
    return readOnly === says(property, 'writeOnly', api, new Set()) ? undefined : readOnly ? 'read' : 'write';
  };

  /** Whether an assertion has a marked property itself; the ids it refers to are put into `references`. */
  function own(assertion: Assertion, references: Set<string>): boolean {
    if (typeof assertion === 'boolean') return false;
    for (const ref of [assertion.ref, assertion.dynamicRef?.ref]) if (ref !== undefined) references.add(ref);
    let found = false;
    for (const { keyword, assertion: inner } of subschemas(assertion)) {
      if (typed.has(keyword)) found = own(inner, references) || (keyword === 'properties' && of(inner) !== undefined) || found;
    }
    return found;
  }

  const users = new Map<string, string[]>();
  const waiting: string[] = [];
  for (const { id, assertion } of api.schemas) {
    const references = new Set<string>();
    if (own(assertion, references)) waiting.push(id);
    for (const reference of references) users.set(reference, [...(users.get(reference) ?? []), id]);
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (marked.has(id)) continue;
    marked.set(id, true);
    waiting.push(...(users.get(id) ?? []));
  }

  return {
    of,
    differ(assertion) {
      const references = new Set<string>();
      return own(assertion, references) || [...references].some((id) => marked.has(id));
    },
  };
}

/** Whether a schema, or one that it applies in place, is annotated so. */
function says(assertion: Assertion, keyword: 'readOnly' | 'writeOnly', api: Api, seen: Set<string>): boolean {
  if (typeof assertion === 'boolean') return false;
  if (assertion.annotations[keyword] === true) return true;
  if (assertion.allOf?.some((part) => says(part, keyword, api, seen)) === true) return true;
  const present = assertion.anyOf?.filter((branch) => !isNull(branch)) ?? [];
  if (present.length === 1 && present.some((branch) => says(branch, keyword, api, seen))) return true;
  if (assertion.ref === undefined || seen.has(assertion.ref)) return false;
  seen.add(assertion.ref);
  const target = api.schema(assertion.ref);
  return target !== undefined && says(target.assertion, keyword, api, seen);
}

function isNull(assertion: Assertion): boolean {
  return typeof assertion === 'object' && assertion.types?.length === 1 && assertion.types[0] === 'null';
}
