// The keywords `enum` and `const`, and unions of constants.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { canonical, distinct } from '../../../model/canonical-json.ts';
import { patternMatches } from '../../../model/matches-pattern.ts';
import { setOf, typeOf } from '../../../model/shape/type-set.ts';
import type { Json } from '../../../source/node.ts';
import type { Check, Judging } from '../validation-context.ts';
import { isScalar, literal, options } from '../../../code/typescript/json-literal.ts';
import { isMultiple } from '../decimal-multiple.ts';
import { compound } from '../names.ts';
import type { Module } from '../module-plan.ts';
import type { Audience } from '../validation-variant.ts';
import { sentences } from '../messages.ts';

/** Number of values from which a set is faster than a chain of comparisons. */
const manyValues = 10;

/**
 * Returns the values that the schema lists and its types allow; `undefined` if it lists none. Responses contain
 * rounded values only.
 */
export function valuesOf(schema: ObjectSchema, audience: Audience = 'exact'): readonly Json[] | undefined {
  const rounded = audience === 'response' ? schema.facts.round?.to : undefined;
  const lists = [schema.enum, schema.const && [schema.const.value], constantsIn(schema), rounded].filter(
    (list) => list !== undefined,
  );
  if (lists.length === 0) return undefined;
  const [first = [], ...others] = lists;
  const { types } = schema;
  const alsoListed = others.map((list) => new Set(list.map(canonical)));
  const isListed = (value: Json): boolean => alsoListed.every((list) => list.has(canonical(value)));
  return distinct(first).filter(
    (value) => isListed(value) && (!types || (typeOf(value) & ~setOf(types)) === 0) && isWithin(value, schema),
  );
}

/** Returns whether a listed value satisfies the number and string keywords of the schema. */
function isWithin(value: Json, { number = {}, string = {} }: ObjectSchema): boolean {
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
      (multipleOf === undefined || isMultiple(value, multipleOf))
    );
  }
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Infinity, pattern } = string;
  const length = Array.from(value).length;
  return (
    length >= minLength && length <= maxLength && (pattern === undefined || (patternMatches(pattern, value) ?? true))
  );
}

/** Returns the constants of a union of constants: `oneOf` with `const` and `description`. */
export function constantsIn({ oneOf, anyOf }: ObjectSchema): readonly Json[] | undefined {
  const branches = anyOf && oneOf ? undefined : (oneOf ?? anyOf);
  if (!branches?.every(isConstant)) return undefined;
  const values = branches.map((branch) => branch.const.value);
  if (!oneOf) return values;
  // A constant that occurs twice in a `oneOf` matches two branches, so it is not a valid value.
  const counts = new Map<string, number>();
  for (const key of values.map(canonical)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return values.filter((value) => counts.get(canonical(value)) === 1);
}

const toldOnly: ReadonlySet<string> = new Set(['origin', 'annotations', 'facts', 'foreign']);

function isConstant(branch: Assertion): branch is ObjectSchema & { readonly const: { readonly value: Json } } {
  if (typeof branch === 'boolean' || !branch.const) return false;
  const {
    types,
    const: { value },
  } = branch;
  return (
    (!types || (typeOf(value) & ~setOf(types)) === 0) &&
    Object.keys(branch).every((key) => key === 'const' || key === 'types' || toldOnly.has(key))
  );
}

/** Returns the check that a value is one of the listed values. */
export function listedCheck(schema: ObjectSchema, values: readonly Json[], judging: Judging): Check {
  const keyword = schema.const
    ? 'const'
    : schema.enum
      ? 'enum'
      : schema.oneOf
        ? 'oneOf'
        : schema.anyOf
          ? 'anyOf'
          : 'x-round';
  const sentence =
    values.length > 1 && values.every((value) => typeof value !== 'boolean')
      ? `one of ${options(values)}`
      : options(values);
  return {
    bad: notIn(judging.module, compared(judging, judging.value, values), values, judging.hint),
    finding: {
      keyword,
      message: sentences.notListed(values.length === 0 ? 'absent' : sentence),
    },
  };
}

/** Returns the value as an operand: TypeScript rejects comparisons with values outside of its narrowed type. */
export function compared(
  { known, value: own, narrowed }: Judging,
  value: Code<'ts'>,
  values: readonly Json[],
): Code<'ts'> {
  // TypeScript knows no more of an item than of its array.
  const sure = !narrowed && (value !== own || values.every((each) => (typeOf(each) & ~known) === 0));
  return sure ? value : ts`(${value} as unknown)`;
}

/** Returns a test that is true for a value that is not listed. */
export function notIn(module: Module, value: Code<'ts'>, values: readonly Json[], hint: string): Code<'ts'> {
  if (values.length === 0) return ts`true`;
  if (values.length >= manyValues) return ts`!${isOneOfMany(module, value, values, hint)}`;
  return join(
    values.map((each) => differs(module, value, each, hint)),
    ts` && `,
  );
}

/** Returns a test that is true for a listed value. */
export function isIn(module: Module, value: Code<'ts'>, values: readonly Json[], hint: string): Code<'ts'> {
  if (values.length === 0) return ts`false`;
  if (values.length >= manyValues) return isOneOfMany(module, value, values, hint);
  return join(
    values.map((each) =>
      isScalar(each) ? ts`${value} === ${literal(each)}` : ts`!${differs(module, value, each, hint)}`,
    ),
    ts` || `,
  );
}

function differs(module: Module, value: Code<'ts'>, each: Json, hint: string): Code<'ts'> {
  if (isScalar(each)) return ts`${value} !== ${literal(each)}`;
  // TypeScript cannot infer the item type of an empty array.
  const type = Array.isArray(each) && each.length === 0 ? ts`readonly unknown[]` : undefined;
  return ts`!${module.runtime('equal')}(${value}, ${module.constant(compound(hint, 'Value'), literal(each), type)})`;
}

function isOneOfMany(module: Module, value: Code<'ts'>, values: readonly Json[], hint: string): Code<'ts'> {
  const list = ts`[${join(values.map(literal), ts`, `)}]`;
  const name = compound(hint, 'Values');
  if (values.every(isScalar))
    return ts`${module.constant(name, ts`/* @__PURE__ */ new Set<unknown>(${list})`)}.has(${value})`;
  return ts`${module.constant(name, list, ts`readonly unknown[]`)}.some((each) => ${module.runtime('equal')}(${value}, each))`;
}
