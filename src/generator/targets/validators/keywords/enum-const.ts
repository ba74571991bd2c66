// The keywords `enum` and `const`, and unions of constants.

import {
  and,
  arrayType,
  arrow,
  binary,
  call,
  cast,
  constant,
  keyword,
  literal,
  local,
  method,
  name,
  newSet,
  not,
  or,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import { hasOnlyKeys } from '../../../model/facets.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { canonicalJson, distinctValues } from '../../../model/canonical-json.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import { toTypeSet, typeOfValue } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { isScalar, formatAlternatives } from '../../../code/typescript/json-literal.ts';
import { isIntegerMultiple } from './number.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime } from '../runtime-imports.ts';
import type { VariantDirection } from '../validation-variant.ts';
import { messages } from '../messages.ts';

/** Minimum number of values for which a set is faster than a chain of comparisons. */
const minValuesForSet = 10;

/**
 * Returns the values that the schema lists and its types allow; `undefined` if it lists none. Responses contain
 * rounded values only.
 */
export function listedValues(schema: SchemaObject, direction: VariantDirection = 'exact'): readonly Json[] | undefined {
  const rounded = direction === 'response' ? schema.extensions.round?.to : undefined;
  const lists = [schema.enum, schema.const && [schema.const.value], constantsOfUnion(schema), rounded].filter(
    (list) => list !== undefined,
  );
  if (lists.length === 0) return undefined;
  const [first = [], ...otherLists] = lists;
  const { types } = schema;
  const alsoListed = otherLists.map((list) => new Set(list.map(canonicalJson)));
  const isListed = (value: Json): boolean => alsoListed.every((list) => list.has(canonicalJson(value)));
  return distinctValues(first).filter(
    (value) =>
      isListed(value) && (!types || (typeOfValue(value) & ~toTypeSet(types)) === 0) && satisfiesBounds(value, schema),
  );
}

/** Returns whether a listed value satisfies the number and string keywords of the schema. */
function satisfiesBounds(value: Json, { number = {}, string = {} }: SchemaObject): boolean {
  if (typeof value === 'number') {
    const {
      minimum = -Infinity,
      maximum = Infinity,
      exclusiveMinimum = -Infinity,
      exclusiveMaximum = Infinity,
      multipleOf,
    } = number;
    return (
      value >= minimum &&
      value <= maximum &&
      value > exclusiveMinimum &&
      value < exclusiveMaximum &&
      (multipleOf === undefined || isIntegerMultiple(value, multipleOf))
    );
  }
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Infinity, pattern } = string;
  const length = Array.from(value).length;
  return (
    length >= minLength && length <= maxLength && (pattern === undefined || (matchesPattern(pattern, value) ?? true))
  );
}

/** Returns the constants of a union of constants: `oneOf` with `const` and `description`. */
export function constantsOfUnion({ oneOf, anyOf }: SchemaObject): readonly Json[] | undefined {
  const branches = anyOf && oneOf ? undefined : (oneOf ?? anyOf);
  if (!branches?.every(isConstSchema)) return undefined;
  const values = branches.map((branch) => branch.const.value);
  if (!oneOf) return values;
  // A constant that occurs twice in a `oneOf` matches two branches, so it is not a valid value.
  const counts = new Map<string, number>();
  for (const key of values.map(canonicalJson)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return values.filter((value) => counts.get(canonicalJson(value)) === 1);
}

function isConstSchema(branch: JsonSchema): branch is SchemaObject & { readonly const: { readonly value: Json } } {
  if (typeof branch === 'boolean' || !branch.const) return false;
  const {
    types,
    const: { value },
  } = branch;
  return (!types || (typeOfValue(value) & ~toTypeSet(types)) === 0) && hasOnlyKeys(branch, 'const', 'types');
}

/** Returns the check that a value is one of the listed values. */
export function enumCheck(schema: SchemaObject, values: readonly Json[], context: ValidationContext): Check {
  const [only, ...others] = values;
  const description =
    values.length > 1 && values.every((value) => typeof value !== 'boolean')
      ? `one of ${formatAlternatives(values)}`
      : formatAlternatives(values);
  return {
    violation: noneOfTest(comparisonOperand(context, context.value, values), values, context.hint),
    failure: {
      keyword: enumKeyword(schema),
      message: messages.notInEnum(values.length === 0 ? 'absent' : description),
      ...(isPlainText(only) && others.length === 0 && { constant: only }),
    },
  };
}

/** Returns whether a value is a string that JSON quotes without escapes. */
function isPlainText(value: Json | undefined): value is string {
  return typeof value === 'string' && JSON.stringify(value) === `"${value}"`;
}

/** Returns the keyword that lists the values. */
function enumKeyword(schema: SchemaObject): string {
  if (schema.const) return 'const';
  if (schema.enum) return 'enum';
  if (schema.oneOf) return 'oneOf';
  return schema.anyOf ? 'anyOf' : 'x-round';
}

/** Returns the value as an operand. TypeScript rejects comparisons with values outside of its narrowed type. */
export function comparisonOperand(
  { knownTypes, value: contextValue, isNarrowed }: ValidationContext,
  value: Expression,
  values: readonly Json[],
): Expression {
  // The known types are those of the value itself. The type of an item is `unknown`.
  const isComparable =
    !isNarrowed &&
    (!isSameNode(value, contextValue) || values.every((each) => (typeOfValue(each) & ~knownTypes) === 0));
  return isComparable ? value : cast(value, keyword('unknown'));
}

/** Returns a test that is true for a value that is not listed. */
export function noneOfTest(value: Expression, values: readonly Json[], hint: string): Expression {
  return values.length >= minValuesForSet
    ? not(setMembershipTest(value, values, hint))
    : and(...values.map((each) => not(equalTest(value, each, hint))));
}

/** Returns a test that is true for a listed value. */
export function oneOfTest(value: Expression, values: readonly Json[], hint: string): Expression {
  return values.length >= minValuesForSet
    ? setMembershipTest(value, values, hint)
    : or(...values.map((each) => equalTest(value, each, hint)));
}

function equalTest(value: Expression, each: Json, hint: string): Expression {
  if (isScalar(each)) return binary(value, '===', literal(each));
  // TypeScript cannot infer the item type of an empty array.
  const type = Array.isArray(each) && each.length === 0 ? unknownArray : undefined;
  return call(runtime('deepEqual'), value, constant(compound(hint, 'Value'), literal(each), type));
}

const unknownArray = arrayType(keyword('unknown'));

const listedValue = local('each');

function setMembershipTest(value: Expression, values: readonly Json[], hint: string): Expression {
  const constantName = compound(hint, 'Values');
  if (values.every(isScalar)) return method(constant(constantName, newSet(keyword('unknown'), values)), 'has', value);
  const list = constant(constantName, literal(values), unknownArray);
  return method(list, 'some', arrow([listedValue], call(runtime('deepEqual'), value, name(listedValue))));
}
