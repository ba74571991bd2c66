// Removal of redundant parts from an intersection.

import type { Json } from '../../../source/node.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import { distinct, type Part } from './type-part.ts';
import { isOf } from './literal-types.ts';

/** Returns the parts without duplicates and without those that another part implies. */
export function telling(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts;
  const said = distinct(parts);
  const kept = said.filter((part) => !said.some((other) => other !== part && implies(other, part)));
  return kept.length > 0 ? kept : said;
}

/**
 * Whether `other` makes `part` redundant. Only a part that is a bare `type` can be redundant; a bare `type: object` is
 * redundant next to any other part.
 */
function implies(other: Part, part: Part): boolean {
  const types = bareTypes(part);
  if (types === undefined) return false;
  if (types.length === 1 && types[0] === 'object') return bareTypes(other) === undefined;
  return isWithin(other, types);
}

/** Returns the types of a part that has no other keyword; `undefined` for any other part. */
function bareTypes(part: Part): readonly JsonType[] | undefined {
  if (part.kind !== 'typed') return undefined;
  return (part.items ?? part.prefixItems ?? part.required ?? part.properties ?? part.others) === undefined
    ? part.types
    : undefined;
}

/** Whether all values that a part allows have one of these types. */
function isWithin(part: Part, types: readonly JsonType[]): boolean {
  switch (part.kind) {
    case 'values':
      return part.values.every((value: Json) => types.some((type) => isOf(type, value)));
    case 'branches':
      return part.branches.every((branch) => isWithin(branch, types));
    case 'typed':
      return part.types.every((type) => types.includes(type));
    case 'anything':
    case 'reference':
    case 'all':
      return false;
  }
}
