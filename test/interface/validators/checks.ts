// Checks that validators accept good samples, and report bad ones at the expected field with the expected keyword.

import assert from 'node:assert/strict';

import type { ValidatorMutation, ValidatorCheck } from './claim.ts';
import { setField } from './locate-fields.ts';
import type { OperationPart, Validators } from './validators-interface.ts';
import {
  forbidOtherProperties,
  redeclareField,
  dropKeyword,
  rejectValue,
  negateRule,
  dropRules,
  tightenKeyword,
} from './mutations.ts';
import { getExample } from './samples.ts';

const formatValue = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));

/** Asserts that a value is accepted. */
export function assertAccepts(validators: Validators, part: OperationPart, value: unknown): void {
  const problems = validators.problems(part, value);
  assert.deepEqual(
    problems.map(({ field, keyword, message }) => `${field} ${keyword} ${message}`),
    [],
    `${part.kind} of ${part.call} must accept ${formatValue(value)}`,
  );
}

/** Asserts that a value is rejected with a problem that has this field and keyword. */
export function assertRejects(
  validators: Validators,
  part: OperationPart,
  value: unknown,
  field: string,
  keyword: string,
): void {
  const problems = validators.problems(part, value).map((problem) => `${problem.field} ${problem.keyword}`);
  const actual = problems.join(', ');
  // An enumeration is an `enum` keyword or a union of `const` branches.
  const keywords = keyword === 'enum' ? ['enum', 'oneOf', 'anyOf', 'const'] : [keyword];
  assert(
    keywords.some((candidate) => problems.includes(`${field} ${candidate}`)),
    `${part.kind} of ${part.call} must reject ${formatValue(value)} with ${keyword} at ${field}, not with: ${actual}`,
  );
}

/** Values that a field accepts (`good`), and values that it rejects (`bad`), grouped by the reported keyword. */
export interface Samples {
  readonly good?: readonly unknown[];
  readonly bad?: Readonly<Record<string, readonly unknown[]>>;
  /** The value that contains the field. Default: the result of `getBaseValue`. */
  readonly within?: unknown;
}

/** Returns the value in which fields are set: an empty body for updates, and the example otherwise. */
export function getBaseValue(part: OperationPart): unknown {
  return part.kind === 'body' && part.call.startsWith('PUT ') ? {} : getExample(part);
}

/** Checks that a field accepts every good sample and rejects every bad one with its keyword. */
export function checkField(
  part: OperationPart,
  name: string,
  { good = [], bad = {}, within }: Samples,
): ValidatorCheck {
  const baseValue = within ?? getBaseValue(part);
  const keywords = Object.keys(bad);
  const boundMutations =
    good.length === 0 ? [] : keywords.flatMap((keyword) => tightenKeyword(part, name, keyword) ?? []);
  return {
    parts: [part],
    verify: (validators) => {
      for (const value of good) assertAccepts(validators, part, setField(baseValue, name, value));
      for (const [keyword, values] of Object.entries(bad)) {
        for (const value of values) assertRejects(validators, part, setField(baseValue, name, value), name, keyword);
      }
    },
    mutations: [
      ...keywords.map((keyword) => dropKeyword(part, name, keyword)),
      ...boundMutations,
      ...good.filter((value) => value !== undefined).map((value) => rejectValue(part, name, value)),
    ],
  };
}

/** Checks that a field accepts exactly these values. */
export function checkEnum(
  part: OperationPart,
  name: string,
  values: readonly string[],
  others: readonly unknown[] = ['another', '', null],
): ValidatorCheck {
  return checkField(part, name, {
    good: values,
    bad: { enum: [...others, ...values.slice(0, 1).map((value) => value.toUpperCase() + '_')] },
  });
}

/** Checks that a field accepts `null` and the good samples, and rejects the bad ones. */
export function checkNullable(
  part: OperationPart,
  name: string,
  good: readonly unknown[],
  bad: readonly unknown[],
  keyword = 'type',
): ValidatorCheck {
  return checkField(part, name, { good: [null, ...good], bad: { [keyword]: bad } });
}

/** For each type, a value of a different type. */
const wrongValues = {
  integer: 'text',
  number: 'text',
  string: false,
  boolean: 'true',
  array: 'text',
  object: 'text',
} as const;

/** Types of fields, by name. */
export type FieldTypes = Readonly<Record<string, keyof typeof wrongValues>>;

/** Checks that a body has these fields: it accepts a sample with all fields, and rejects a wrong type for any field. */
export function checkBodyFields(
  part: OperationPart,
  sample: unknown,
  types: FieldTypes,
  required: readonly string[] = [],
): ValidatorCheck {
  const typedFields = Object.entries(types);
  return {
    parts: [part],
    verify: (validators) => {
      assertAccepts(validators, part, sample);
      for (const [name, type] of typedFields) {
        const problems = validators
          .problems(part, setField(sample, name, wrongValues[type]))
          .filter((problem) => problem.field === name);
        assert(problems.length > 0, `${part.call}: ${name} must be ${type}`);
      }
      for (const name of required) assertRejects(validators, part, setField(sample, name, undefined), name, 'required');
    },
    mutations: [
      ...typedFields.flatMap(([name]) => [
        redeclareField(part, name, {}),
        redeclareField(part, name, { type: 'null' }),
      ]),
      ...required.map((name) => dropKeyword(part, name, 'required')),
    ],
  };
}

/** Value that no declared field accepts. */
const unexpectedValue = { unexpected: [true, 'unexpected'] };

/** Checks that undeclared fields are ignored regardless of their value; `ignored` are names that callers might try. */
export function checkIgnored(part: OperationPart, sample: unknown, ignored: readonly string[]): ValidatorCheck {
  const ignoredNames = [...ignored, 'no_such_field'];
  return {
    parts: [part],
    verify: (validators) => {
      for (const name of ignoredNames) {
        for (const value of [unexpectedValue, null, 7]) assertAccepts(validators, part, setField(sample, name, value));
      }
    },
    mutations: [
      forbidOtherProperties(part),
      ...ignoredNames.map((name) => redeclareField(part, name, { type: 'boolean' })),
    ],
  };
}

/** Checks that exactly these fields are writable: wrong types are rejected, and other fields are ignored. */
export function checkWritable(
  part: OperationPart,
  sample: unknown,
  types: FieldTypes,
  others: readonly string[],
): ValidatorCheck[] {
  const ignored = others.filter((name) => !(name in types));
  return [checkIgnored(part, sample, ignored), checkBodyFields(part, sample, types)];
}

/** Checks that the good values are accepted, and that a rule, or any of several, rejects the bad ones at a field. */
export function checkRule(
  part: OperationPart,
  ids: string | readonly string[],
  field: string,
  { good, bad }: { readonly good: readonly unknown[]; readonly bad: readonly unknown[] },
): ValidatorCheck {
  const ruleIds = typeof ids === 'string' ? [ids] : ids;
  const mutations: ValidatorMutation[] = [
    ...(bad.length > 0 ? [dropRules(part, ruleIds)] : []),
    ...(good.length > 0 ? ruleIds.map((id) => negateRule(part, id)) : []),
  ];
  return {
    parts: [part],
    verify: (validators) => {
      for (const value of good) assertAccepts(validators, part, value);
      for (const value of bad) {
        const problems = validators.problems(part, value);
        const isRejected = problems.some(
          (problem) =>
            problem.keyword === 'rule' && problem.field === field && ruleIds.some((id) => problem.schema.includes(id)),
        );
        const actual = problems.map((problem) => `${problem.field} ${problem.keyword} ${problem.schema}`).join(', ');
        assert(
          isRejected,
          `${part.call} must reject ${formatValue(value)} with the rule ${ruleIds.join(' or ')}, not with: ${actual}`,
        );
      }
    },
    mutations,
  };
}
