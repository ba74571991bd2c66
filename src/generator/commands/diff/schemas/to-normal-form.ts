// Conversion of a flat schema to normal form.

import { allTypes, nullTypeSet, toTypeSet, typeOfValue, type TypeSet } from '../../../model/shape/type-set.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import { evaluatesConditionally } from './evaluated-locations.ts';
import type { NormalForm, KeywordValue, FormAnnotations, Contains, ArrayForm } from './normal-form-types.ts';
import {
  narrowestBounds,
  distinctMultiples,
  firstDefined,
  distinctFormats,
  distinctPatterns,
} from './merge-constraints.ts';
import { acceptsScalar, isScalar, partAcceptsScalar, type Scalar } from './accepts-scalar.ts';
import { toObjectForm, inPlaceParts, type FlatSchemaParts } from './object-constraints.ts';
import { normalizeUnions } from './normalize-unions.ts';

const booleanType = toTypeSet(['boolean']);
const integerType = toTypeSet(['integer']);
const numberType = toTypeSet(['number']);
const stringType = toTypeSet(['string']);
const arrayType = toTypeSet(['array']);
const objectType = toTypeSet(['object']);

/** Combines all parts. Only in-place schemas are normalized recursively, so the recursion terminates. */
export function toNormalForm(side: ModelSide, flatSchema: FlatSchema, shouldKeepUnions = false): NormalForm {
  const nullable =
    !flatSchema.acceptsNothing &&
    flatSchema.parts.every((part) =>
      partAcceptsScalar(part, null, (inner) => side.normalForm(side.flattenAllOf([inner])).nullable),
    );
  const {
    parts,
    ownParts,
    unions,
    alwaysValidUnions,
    types: allowedTypes,
    enums,
    isMergedByType,
  } = normalizeUnions(side, flatSchema, shouldKeepUnions);
  const nots = parts.flatMap((part) =>
    part.not === undefined ? [] : [{ value: side.flattenAllOf([part.not]), part }],
  );
  // `not: {}` rejects every value; `not: false` rejects none.
  const acceptsNothing =
    flatSchema.acceptsNothing || nots.some(({ value }) => value.parts.length === 0 && !value.acceptsNothing);
  let types: TypeSet = acceptsNothing ? 0 : allowedTypes & allTypes & ~nullTypeSet;
  const accepts = (value: Scalar): boolean => acceptsScalar(side, flatSchema, value);
  const values = commonEnumValues(parts, enums, types, accepts);
  if (values) types = [...values.value.values()].reduce<TypeSet>((all, value) => all | typeOfValue(value), 0);
  const has = (set: TypeSet): boolean => (types & set) !== 0;
  // Keywords for other types have no effect; an enum of scalars makes all other keywords redundant.
  const isScalarEnum = values !== undefined && [...values.value.values()].every(isScalar);
  const isInteger = (types & numberType) === integerType;
  const strings = has(stringType) && !isScalarEnum ? parts : [];
  const contentEncoding = firstDefined(strings, (part) => part.string?.contentEncoding);
  const contentMediaType = firstDefined(strings, (part) => part.string?.contentMediaType);
  const contentSchema = firstDefined(strings, (part) => part.string?.contentSchema);
  return {
    flatSchema,
    parts,
    nullable,
    types,
    ...(values && types !== 0 && !isCompleteEnum(values.value, types) && { values }),
    bounds: isScalarEnum
      ? {}
      : narrowestBounds(parts, {
          number: has(numberType),
          string: has(stringType),
          array: has(arrayType),
          object: has(objectType),
          isInteger,
        }),
    multiples: has(numberType) && !isScalarEnum ? distinctMultiples(parts, isInteger) : [],
    patterns: distinctPatterns(strings),
    formats: distinctFormats(parts, types),
    ...(contentEncoding && { contentEncoding }),
    ...(contentMediaType && { contentMediaType }),
    ...(contentSchema && {
      contentSchema: { part: contentSchema.part, value: side.flattenAllOf([contentSchema.value]) },
    }),
    ...(has(arrayType) && !isScalarEnum && { array: toArrayForm(side, { flatSchema, parts }) }),
    ...(has(objectType) &&
      !isScalarEnum && {
        object: toObjectForm(
          side,
          { flatSchema, parts },
          evaluatesConditionally(side, { flatSchema, parts, unions, alwaysValidUnions }),
        ),
      }),
    unions: isScalarEnum ? [] : unions,
    isMergedByType,
    alwaysValidUnions,
    nots: isScalarEnum ? [] : nots.filter(({ value }) => !value.acceptsNothing),
    conditions: isScalarEnum ? [] : parts.flatMap((part) => toConditions(side, part)),
    annotations: collectAnnotations(ownParts),
  };
}

function toConditions(side: ModelSide, part: SchemaObject): NormalForm['conditions'] {
  const outcomes = { then: part.then, else: part.else };
  if (part.if === undefined || (outcomes.then === undefined && outcomes.else === undefined)) return [];
  return [
    {
      part,
      if: side.flattenAllOf([part.if]),
      ...(outcomes.then !== undefined && { then: side.flattenAllOf([outcomes.then]) }),
      ...(outcomes.else !== undefined && { else: side.flattenAllOf([outcomes.else]) }),
    },
  ];
}

/**
 * Returns the valid values that all enums share. Null is handled separately; arrays and objects are checked by type
 * only.
 */
function commonEnumValues(
  parts: readonly SchemaObject[],
  enums: readonly KeywordValue<ReadonlyMap<string, Json>>[],
  types: TypeSet,
  accepts: (value: Scalar) => boolean,
): KeywordValue<ReadonlyMap<string, Json>> | undefined {
  const enumsOfAllParts = [...parts.flatMap((part) => ownEnums(part)), ...enums];
  const [firstEnum, ...otherEnums] = enumsOfAllParts;
  if (!firstEnum) return undefined;
  const validValues = new Map<string, Json>();
  for (const [key, value] of firstEnum.value) {
    if (
      value === null ||
      (typeOfValue(value) & types) === 0 ||
      !otherEnums.every((otherEnum) => otherEnum.value.has(key))
    )
      continue;
    if (!isScalar(value) || accepts(value)) validValues.set(key, value);
  }
  return { value: validValues, part: firstEnum.part };
}

/** Returns whether the enum lists every value of its type, which is possible only for `boolean`. */
function isCompleteEnum({ size }: ReadonlyMap<string, Json>, types: TypeSet): boolean {
  return types === booleanType && size === 2;
}

function ownEnums(part: SchemaObject): readonly KeywordValue<ReadonlyMap<string, Json>>[] {
  const toEnum = (values: readonly Json[]): KeywordValue<ReadonlyMap<string, Json>> => ({
    part,
    value: new Map(values.map((value) => [canonicalJson(value), value])),
  });
  return [...(part.enum ? [toEnum(part.enum)] : []), ...(part.const ? [toEnum([part.const.value])] : [])];
}

/** Collects the annotations of all parts. The outermost part takes precedence. */
export function collectAnnotations(parts: readonly SchemaObject[]): FormAnnotations {
  const readOnly = parts.some((part) => part.annotations.readOnly === true);
  const writeOnly = parts.some((part) => part.annotations.writeOnly === true);
  const firstTrue = (read: (part: SchemaObject) => boolean | undefined): KeywordValue<true> | undefined =>
    firstDefined(parts, (part) => (read(part) === true ? true : undefined));
  const deprecated = firstTrue((part) => part.annotations.deprecated);
  const filterable = firstTrue((part) => part.extensions.filterable);
  const defaultValue = firstDefined(parts, (part) => part.annotations.default);
  const discriminator = firstDefined(parts, (part) =>
    (part.anyOf ?? part.oneOf) ? undefined : part.discriminator?.property,
  );
  const lifecycle = firstDefined(parts, (part) => part.extensions.lifecycle);
  const round = firstDefined(parts, (part) => part.extensions.round);
  const redacted = firstDefined(parts, (part) => part.extensions.redacted);
  const message = firstDefined(parts, (part) => part.extensions.message);
  return {
    readOnly: readOnly && !writeOnly,
    writeOnly: writeOnly && !readOnly,
    rules: parts.flatMap((part) => part.extensions.rules.map((value) => ({ value, part }))),
    ...(deprecated && { deprecated }),
    ...(defaultValue && { default: unwrapDefault(defaultValue) }),
    ...(discriminator && { discriminator }),
    ...(filterable && { filterable }),
    ...(lifecycle && { lifecycle }),
    ...(round && { round }),
    ...(redacted && { redacted }),
    ...(message && { message }),
  };
}

function unwrapDefault({ value: { value }, part }: KeywordValue<{ readonly value: Json }>): KeywordValue<Json> {
  return { value, part };
}

/** Combines the array keywords of all parts, position by position. */
export function toArrayForm(side: ModelSide, schema: FlatSchemaParts): ArrayForm {
  const arrayParts = schema.parts.filter((part) => part.array);
  const length = Math.max(0, ...arrayParts.map((part) => part.array?.prefixItems?.length ?? 0));
  const itemAt = (index: number): ArrayForm['items'] =>
    side.flattenAllOf(
      arrayParts.flatMap(({ array }) => {
        const jsonSchema = array?.prefixItems?.[index] ?? array?.items;
        return jsonSchema === undefined ? [] : [jsonSchema];
      }),
    );
  const uniqueItems = firstDefined(arrayParts, (part) => (part.array?.uniqueItems === true ? true : undefined));
  // `unevaluatedItems` has no effect if `items`, or a nested `unevaluatedItems`, already evaluates the remaining items.
  const appliesToAll = (nestedPart: SchemaObject, part: SchemaObject): boolean =>
    nestedPart.array?.items !== undefined || (nestedPart !== part && nestedPart.array?.unevaluatedItems !== undefined);
  const openParts = arrayParts.filter(
    (part) =>
      part.array?.unevaluatedItems !== undefined &&
      !inPlaceParts(side, schema, part).some((nestedPart) => appliesToAll(nestedPart, part)),
  );
  const unevaluated = firstDefined(openParts, (part) => part.array?.unevaluatedItems);
  const [part] = arrayParts;
  return {
    ...(part && { part }),
    prefixItems: Array.from({ length }, (_, index) => itemAt(index)),
    items: itemAt(length),
    ...(uniqueItems && { uniqueItems }),
    contains: arrayParts.flatMap((arrayPart) => toContains(side, arrayPart, unevaluated !== undefined)),
    ...(unevaluated && {
      unevaluated: {
        part: unevaluated.part,
        value: side.flattenAllOf(openParts.flatMap((arrayPart) => arrayPart.array?.unevaluatedItems ?? [])),
      },
    }),
  };
}

/**
 * Reads `contains`. `affectsUnevaluated`: whether matching items affect `unevaluatedItems`, even if none are required.
 */
function toContains(side: ModelSide, part: SchemaObject, affectsUnevaluated: boolean): readonly Contains[] {
  const { contains, minContains = 1, maxContains: max } = part.array ?? {};
  if (contains === undefined || (minContains === 0 && max === undefined && !affectsUnevaluated)) return [];
  return [{ flatSchema: side.flattenAllOf([contains]), min: minContains, ...(max !== undefined && { max }), part }];
}
