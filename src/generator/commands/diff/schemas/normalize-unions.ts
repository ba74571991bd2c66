// Normalization of `anyOf` and `oneOf`: unions of null, enums, or distinct types become simple constraints.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { allTypes, toTypeSet, type TypeSet } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import { referencedId, type FlatSchema, type ModelSide } from './flatten-all-of.ts';
import type { Branch, NormalForm, KeywordValue, Union } from './normal-form-types.ts';

export interface NormalizedUnions {
  /** Parts of the flat schema, and of unions that were merged into it. */
  readonly parts: readonly SchemaObject[];
  /** Parts of the schema itself. Their annotations apply to the value. */
  readonly ownParts: readonly SchemaObject[];
  readonly types: TypeSet;
  readonly enums: readonly KeywordValue<ReadonlyMap<string, Json>>[];
  readonly unions: readonly Union[];
  readonly alwaysValidUnions: readonly (readonly FlatSchema[])[];
  /** Whether there is a union whose branches have distinct types. */
  readonly isMergedByType: boolean;
}

/** Normalizes the unions. `shouldKeepUnions`: whether to keep unions with branches of distinct types. */
export function normalizeUnions(side: ModelSide, flatSchema: FlatSchema, shouldKeepUnions: boolean): NormalizedUnions {
  const ownParts = new Set<SchemaObject>();
  const branchParts: SchemaObject[] = [];
  const enums: KeywordValue<ReadonlyMap<string, Json>>[] = [];
  const unions: Union[] = [];
  const alwaysValidUnions: (readonly FlatSchema[])[] = [];
  let types: TypeSet = allTypes;
  let isMergedByType = false;
  const readUnion = (part: SchemaObject, branches: readonly JsonSchema[], isOneOf: boolean): void => {
    const nonNullBranches = selectBranches(side, part, branches, isOneOf);
    const forms = nonNullBranches.map((branch) => side.normalForm(branch.flatSchema));
    const [soleBranch] = nonNullBranches;
    if (
      !isOneOf &&
      nonNullBranches.some(({ flatSchema: { parts, acceptsNothing } }) => parts.length === 0 && !acceptsNothing)
    ) {
      alwaysValidUnions.push(nonNullBranches.map((branch) => branch.flatSchema));
      return;
    }
    if (!soleBranch) types = 0;
    else if (nonNullBranches.length === 1) pending.push(...soleBranch.flatSchema.parts.toReversed());
    else if (forms.some((form) => form.values) && forms.every(isMergeableEnum))
      enums.push({ part, value: mergeEnums(forms, isOneOf) });
    else if (haveDistinctTypes(forms) && !shouldKeepUnions) {
      isMergedByType = true;
      types &= forms.reduce<TypeSet>((all, form) => all | form.types, 0);
      branchParts.push(
        ...forms.flatMap(({ parts, types: branchTypes }) =>
          parts.map((part) => withoutInapplicableKeywords(part, branchTypes)),
        ),
      );
    } else unions.push({ part, isOneOf, branches: nonNullBranches });
  };
  const pending = flatSchema.parts.toReversed();
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (ownParts.has(part)) continue;
    ownParts.add(part);
    if (part.types) types &= toTypeSet(part.types);
    if (part.anyOf) readUnion(part, part.anyOf, false);
    if (part.oneOf) readUnion(part, part.oneOf, true);
  }
  return {
    parts: [...ownParts, ...branchParts],
    ownParts: [...ownParts],
    types,
    enums,
    unions,
    alwaysValidUnions,
    isMergedByType,
  };
}

/** Returns the branches that accept more than null. Of equal `anyOf` branches, only the first is listed. */
function selectBranches(
  side: ModelSide,
  { discriminator }: SchemaObject,
  branches: readonly JsonSchema[],
  isOneOf: boolean,
): readonly Branch[] {
  const result: Branch[] = [];
  const seen = new Set<FlatSchema>();
  for (const [index, jsonSchema] of branches.entries()) {
    const flatSchema = side.flattenAllOf([jsonSchema]);
    if (side.normalForm(flatSchema).types === 0 || (!isOneOf && seen.has(flatSchema))) continue;
    seen.add(flatSchema);
    const id = referencedId(jsonSchema);
    const [fallbackName, title] = [`branch ${index + 1}`, flatSchema.parts[0]?.annotations.title];
    const name = id ?? title ?? fallbackName;
    // Branches with the same name are distinguished by position.
    result.push({
      flatSchema,
      name: result.some((earlierBranch) => earlierBranch.name === name) ? `${name} (${fallbackName})` : name,
      ...(id !== undefined && { id }),
      discriminatorValues: [],
    });
  }
  return discriminator ? withDiscriminatorValues(side, result, discriminator.mapping) : result;
}

/** Adds discriminator values to the branches. A mapped schema matches a branch that equals or includes it. */
function withDiscriminatorValues(
  side: ModelSide,
  branches: readonly Branch[],
  mapping: ReadonlyMap<string, string>,
): readonly Branch[] {
  const values = new Map<Branch, string[]>();
  for (const [value, id] of mapping) {
    const target = side.flattenAllOf([side.api.schema(id)?.jsonSchema ?? true]);
    const match =
      branches.find(({ flatSchema }) => flatSchema === target) ??
      branches.find(
        ({ flatSchema }) =>
          target.parts.length > 0 && target.parts.every((part) => side.normalForm(flatSchema).parts.includes(part)),
      );
    if (match) values.set(match, [...(values.get(match) ?? []), value]);
  }
  return branches.map((branch) => ({ ...branch, discriminatorValues: values.get(branch) ?? [] }));
}

const booleanValues: ReadonlyMap<string, Json> = new Map([false, true].map((value) => [canonicalJson(value), value]));

/** Returns the values of an enum or boolean branch. */
function branchValues({ values, types, nots, unions, conditions }: NormalForm): ReadonlyMap<string, Json> | undefined {
  return (
    values?.value ??
    (types === toTypeSet(['boolean']) && nots.length + unions.length + conditions.length === 0
      ? booleanValues
      : undefined)
  );
}

/** Returns whether the branch is an enum without a format: in a merged enum, a format would apply to all values. */
function isMergeableEnum(form: NormalForm): boolean {
  return form.formats.length === 0 && branchValues(form) !== undefined;
}

function mergeEnums(forms: readonly NormalForm[], isOneOf: boolean): ReadonlyMap<string, Json> {
  const counts = new Map<string, number>();
  const all = new Map<string, Json>();
  for (const form of forms) {
    for (const [key, value] of branchValues(form) ?? []) {
      all.set(key, value);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return isOneOf ? new Map([...all].filter(([key]) => counts.get(key) === 1)) : all;
}

const typesByGroup = {
  number: toTypeSet(['number']),
  string: toTypeSet(['string']),
  array: toTypeSet(['array']),
  object: toTypeSet(['object']),
} as const;

/** Returns whether no two branches share a type, and no branch has constraints that merging would lose. */
function haveDistinctTypes(forms: readonly NormalForm[]): boolean {
  let seen: TypeSet = 0;
  for (const form of forms) {
    if (
      (seen & form.types) !== 0 ||
      form.values ||
      form.unions.length > 0 ||
      form.nots.length > 0 ||
      form.conditions.length > 0
    )
      return false;
    seen |= form.types;
  }
  return true;
}

/**
 * Returns the schema without keywords that apply only to other types. Such keywords have no effect in their branch, but
 * would have one in the merged schema.
 */
function withoutInapplicableKeywords(part: SchemaObject, types: TypeSet): SchemaObject {
  const { number, string, array, object, ...commonKeywords } = part;
  const appliesTo = (group: keyof typeof typesByGroup): boolean => (types & typesByGroup[group]) !== 0;
  return {
    ...commonKeywords,
    ...(number && appliesTo('number') && { number }),
    ...(string && appliesTo('string') && { string }),
    ...(array && appliesTo('array') && { array }),
    ...(object && appliesTo('object') && { object }),
  };
}
