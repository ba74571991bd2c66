// The keywords `enum` and `const`, and unions of constants.

import type { SafeText } from '../../../code/branded-text.ts';
import { joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { canonicalJson, distinctValues } from '../../../model/canonical-json.ts';
import { matchesPattern } from '../../../model/matches-pattern.ts';
import { toTypeSet, typeOfValue } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { isScalar, jsonLiteral, formatAlternatives } from '../../../code/typescript/json-literal.ts';
import { isDecimalMultiple } from './number.ts';
import { compound } from '../names.ts';
import type { Module } from '../module-plan.ts';
import type { VariantDirection } from '../validation-variant.ts';
import { messages } from '../messages.ts';

/** Minimum number of values for which a set is faster than a chain of comparisons. */
const minValuesForSet = 10;

/**
 * Returns the values that the schema lists and its types allow; `undefined` if it lists none. Responses contain
 * rounded values only.
 */
export function allowedValues(
  schema: SchemaObject,
  direction: VariantDirection = 'exact',
): readonly Json[] | undefined {
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
      (multipleOf === undefined || isDecimalMultiple(value, multipleOf))
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

const nonValidatingKeys: ReadonlySet<string> = new Set([
  'sourceLocation',
  'annotations',
  'extensions',
  'unknownExtensions',
]);

function isConstSchema(branch: JsonSchema): branch is SchemaObject & { readonly const: { readonly value: Json } } {
  if (typeof branch === 'boolean' || !branch.const) return false;
  const {
    types,
    const: { value },
  } = branch;
  return (
    (!types || (typeOfValue(value) & ~toTypeSet(types)) === 0) &&
    Object.keys(branch).every((key) => key === 'const' || key === 'types' || nonValidatingKeys.has(key))
  );
}

/** Returns the check that a value is one of the listed values. */
export function enumCheck(schema: SchemaObject, values: readonly Json[], context: ValidationContext): Check {
  const keyword = schema.const
    ? 'const'
    : schema.enum
      ? 'enum'
      : schema.oneOf
        ? 'oneOf'
        : schema.anyOf
          ? 'anyOf'
          : 'x-round';
  const description =
    values.length > 1 && values.every((value) => typeof value !== 'boolean')
      ? `one of ${formatAlternatives(values)}`
      : formatAlternatives(values);
  return {
    violation: noneOfTest(context.module, comparisonOperand(context, context.value, values), values, context.hint),
    failure: {
      keyword,
      message: messages.notInEnum(values.length === 0 ? 'absent' : description),
    },
  };
}

/** Returns the value as an operand. TypeScript rejects comparisons with values outside of its narrowed type. */
export function comparisonOperand(
  { knownTypes, value: contextValue, isNarrowed }: ValidationContext,
  value: SafeText<'ts'>,
  values: readonly Json[],
): SafeText<'ts'> {
  // The known types are those of the value itself. The type of an item is `unknown`.
  const isComparable =
    !isNarrowed && (value !== contextValue || values.every((each) => (typeOfValue(each) & ~knownTypes) === 0));
  return isComparable ? value : ts`(${value} as unknown)`;
}

/** Returns a test that is true for a value that is not listed. */
export function noneOfTest(
  module: Module,
  value: SafeText<'ts'>,
  values: readonly Json[],
  hint: string,
): SafeText<'ts'> {
  if (values.length === 0) return ts`true`;
  if (values.length >= minValuesForSet) return ts`!${setMembershipTest(module, value, values, hint)}`;
  return joinCode(
    values.map((each) => notEqualTest(module, value, each, hint)),
    ts` && `,
  );
}

/** Returns a test that is true for a listed value. */
export function oneOfTest(
  module: Module,
  value: SafeText<'ts'>,
  values: readonly Json[],
  hint: string,
): SafeText<'ts'> {
  if (values.length === 0) return ts`false`;
  if (values.length >= minValuesForSet) return setMembershipTest(module, value, values, hint);
  return joinCode(
    values.map((each) =>
      isScalar(each) ? ts`${value} === ${jsonLiteral(each)}` : ts`!${notEqualTest(module, value, each, hint)}`,
    ),
    ts` || `,
  );
}

function notEqualTest(module: Module, value: SafeText<'ts'>, each: Json, hint: string): SafeText<'ts'> {
  if (isScalar(each)) return ts`${value} !== ${jsonLiteral(each)}`;
  // TypeScript cannot infer the item type of an empty array.
  const type = Array.isArray(each) && each.length === 0 ? ts`readonly unknown[]` : undefined;
  return ts`!${module.runtime('deepEqual')}(${value}, ${module.constant(compound(hint, 'Value'), jsonLiteral(each), type)})`;
}

function setMembershipTest(
  module: Module,
  value: SafeText<'ts'>,
  values: readonly Json[],
  hint: string,
): SafeText<'ts'> {
  const list = ts`[${joinCode(values.map(jsonLiteral), ts`, `)}]`;
  const name = compound(hint, 'Values');
  if (values.every(isScalar))
    return ts`${module.constant(name, ts`/* @__PURE__ */ new Set<unknown>(${list})`)}.has(${value})`;
  return ts`${module.constant(name, list, ts`readonly unknown[]`)}.some((each) => ${module.runtime('deepEqual')}(${value}, each))`;
}
