// Intermediate representation between schemas and TypeScript types: a schema reduced to the keywords that affect types.

import type { Documentation } from '../../../code/typescript/tree.ts';
import { constBranchValues, isValueOfType } from '../../../model/enumerated-values.ts';
import type { JsonType, SchemaObject } from '../../../model/types/schema.ts';
import type { ConvertedFormat } from '../../../model/value-forms/value-form-options.ts';
import type { Json } from '../../../source/node.ts';
import { printJsonLine } from '../../../code/json/print-json.ts';

export type IntermediateType =
  | { readonly kind: 'anything' }
  /**
   * A reference to a named schema, without the properties `omitted`. `isJson`: to the form of its values in JSON, where
   * that form differs.
   */
  | { readonly kind: 'reference'; readonly id: string; readonly omitted?: readonly string[]; readonly isJson?: true }
  /** A union of literal values; `never` if there are none. The values can be members of TypeScript enums. */
  | { readonly kind: 'values'; readonly values: readonly Json[]; readonly enumIds?: readonly string[] }
  | TypedPart
  /** A union of the branches. */
  | { readonly kind: 'branches'; readonly branches: readonly IntermediateType[] }
  /** An intersection of the parts, with additional required properties. */
  | { readonly kind: 'all'; readonly parts: readonly IntermediateType[]; readonly required?: readonly string[] };

/** The keywords of a schema that has types. A property is present only if the schema has the keyword. */
export interface TypedPart {
  readonly kind: 'typed';
  /** At least one type; `null` is last. */
  readonly types: readonly JsonType[];
  /** The format of values whose form is not that of JSON. */
  readonly format?: ConvertedFormat;
  /** The items, or the items after `prefixItems`; `false` if no such items are allowed. */
  readonly items?: IntermediateType | false;
  /** The first items; `minItems` is the number of required ones. */
  readonly prefixItems?: readonly IntermediateType[];
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: ReadonlyMap<string, DescribedPart>;
  /** The type of the index signature. */
  readonly indexSignature?: IntermediateType;
}

/** The part of a property or component, with its documentation comment. */
export interface DescribedPart {
  readonly part: IntermediateType;
  readonly documentation?: Documentation;
  /** Whether the property itself has `readOnly`, rather than a schema that it references. */
  readonly isReadOnly?: true;
  /** Whether the property itself has `writeOnly`. */
  readonly isWriteOnly?: true;
  /** Whether the property has a default. */
  readonly hasDefault?: true;
  /** Whether only the other direction has the property. Its type is `never`, and no schema can require it. */
  readonly isExcluded?: true;
}

/** The part for `never`. */
export const neverPart: IntermediateType = { kind: 'values', values: [] };

/** Returns the parts without duplicates. */
export function deduplicateParts(parts: readonly IntermediateType[]): readonly IntermediateType[] {
  // Parts are rarely of the same kind, and serialization of nested objects is slow.
  const kinds = new Set(parts.map((part) => (part.kind === 'typed' ? part.types.join() : part.kind)));
  return kinds.size === parts.length ? parts : [...new Map(parts.map((part) => [serializePart(part), part])).values()];
}

function serializePart(part: IntermediateType): string {
  return JSON.stringify(part, (_, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : value,
  );
}

/** Returns the parts without duplicates, and without parts that another part implies. */
export function removeRedundantParts(parts: readonly IntermediateType[]): readonly IntermediateType[] {
  if (parts.length < 2) return parts;
  const unique = deduplicateParts(parts);
  const contributing = unique.filter((part) => !unique.some((other) => other !== part && makesRedundant(other, part)));
  return contributing.length > 0 ? contributing : unique;
}

/**
 * Whether `other` makes `part` redundant. Only a part that is a bare `type` can be redundant; a bare `type: object` is
 * redundant next to any other part.
 */
function makesRedundant(other: IntermediateType, part: IntermediateType): boolean {
  const types = bareTypes(part);
  if (types === undefined) return false;
  if (types.length === 1 && types[0] === 'object') return bareTypes(other) === undefined;
  return hasOnlyTypes(other, types);
}

/** Returns the types of a part that has no other keyword; `undefined` for any other part. */
function bareTypes(part: IntermediateType): readonly JsonType[] | undefined {
  if (part.kind !== 'typed') return undefined;
  return (part.format ?? part.items ?? part.prefixItems ?? part.required ?? part.properties ?? part.indexSignature) ===
    undefined
    ? part.types
    : undefined;
}

/** Returns whether all values that a part allows have one of these types. */
function hasOnlyTypes(part: IntermediateType, types: readonly JsonType[]): boolean {
  switch (part.kind) {
    case 'values':
      return part.values.every((value: Json) => types.some((type) => isValueOfType(type, value)));
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

/** Returns a Markdown list of the branch constants and their descriptions; empty if none is described. */
export function describeConstBranches({ oneOf, anyOf }: SchemaObject): string {
  const branches = oneOf ?? anyOf;
  if (!branches || !constBranchValues(branches)) return '';
  return branches
    .flatMap((branch) =>
      typeof branch === 'object' && branch.const && branch.annotations.description !== undefined
        ? [describeConstant(branch.const.value, branch.annotations.description)]
        : [],
    )
    .join('\n');
}

function describeConstant(value: Json, description: string): string {
  return `- \`${printJsonLine(value)}\`: ${description.trim().replace(/\s*\n\s*/g, ' ')}`;
}
