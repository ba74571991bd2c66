// Removal of redundant parts from an intersection.

import type { Json } from '../../../source/node.ts';
import type { JsonType } from '../../../model/types/schema.ts';
import { deduplicateParts, type TypePart } from './type-part.ts';
import { isOfType } from './literal-types.ts';

/** Returns the parts without duplicates and without those that another part implies. */
export function removeRedundantParts(parts: readonly TypePart[]): readonly TypePart[] {
  if (parts.length < 2) return parts;
  const unique = deduplicateParts(parts);
  const contributing = unique.filter((part) => !unique.some((other) => other !== part && makesRedundant(other, part)));
  return contributing.length > 0 ? contributing : unique;
}

/**
 * Whether `other` makes `part` redundant. Only a part that is a bare `type` can be redundant; a bare `type: object` is
 * redundant next to any other part.
 */
function makesRedundant(other: TypePart, part: TypePart): boolean {
  const types = bareTypes(part);
  if (types === undefined) return false;
  if (types.length === 1 && types[0] === 'object') return bareTypes(other) === undefined;
  return hasOnlyTypes(other, types);
}

/** Returns the types of a part that has no other keyword; `undefined` for any other part. */
function bareTypes(part: TypePart): readonly JsonType[] | undefined {
  if (part.kind !== 'typed') return undefined;
  return (part.items ?? part.prefixItems ?? part.required ?? part.properties ?? part.indexSignature) === undefined
    ? part.types
    : undefined;
}

/** Whether all values that a part allows have one of these types. */
function hasOnlyTypes(part: TypePart, types: readonly JsonType[]): boolean {
  switch (part.kind) {
    case 'values':
      return part.values.every((value: Json) => types.some((type) => isOfType(type, value)));
    case 'branches':
      return part.branches.every((branch) => hasOnlyTypes(branch, types));
    case 'typed':
      return part.types.every((type) => types.includes(type));
    case 'anything':
    case 'reference':
    case 'all':
      return false;
  }
}
