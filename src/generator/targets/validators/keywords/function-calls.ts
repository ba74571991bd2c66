// Calls of validator functions: of named schemas, or private ones of the module.

import type { Code } from '../../../code/branded-text.ts';
import { identifier } from '../../../code/typescript/identifier.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { everyType, setOf, type TypeSet } from '../../../model/shape/type-set.ts';
import { referencesOf } from '../../../model/visit-schemas.ts';
import { numberFormats, textFormats } from '../formats.ts';
import { aside, opposite, type Judging } from '../validation-context.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import { forbidden, problemOf } from '../problem-literal.ts';
import { omit } from '../../../model/omit-properties.ts';
import { exact, type Reading } from '../validation-variant.ts';
import { compared, isIn, notIn, valuesOf } from './enum-const.ts';
import { hasType, lacksType } from './type.ts';

const toldOnly: ReadonlySet<string> = new Set([
  'origin',
  'annotations',
  'facts',
  'foreign',
  'discriminator',
  'resource',
  'dynamicAnchor',
]);

/** Returns the keywords of a schema that validate anything. */
function judging(schema: ObjectSchema): readonly string[] {
  const format = schema.annotations.format ?? '';
  return [
    ...Object.keys(schema).filter((key) => !toldOnly.has(key)),
    ...(schema.facts.rules.length > 0 ? ['x-rules'] : []),
    ...(schema.facts.round ? ['x-round'] : []),
    ...(textFormats.has(format) || numberFormats.has(format) ? ['format'] : []),
  ];
}

function says(schema: ObjectSchema, keyword: string): boolean {
  const keywords = judging(schema);
  // Entering a resource changes what dynamic references inside resolve to.
  return (
    keywords.length === 1 &&
    keywords[0] === keyword &&
    schema.facts.message === undefined &&
    schema.resource === undefined
  );
}

/** Returns whether the schema accepts every value. */
export function isTrivial(assertion: Assertion): boolean {
  return assertion === true || (assertion !== false && judging(assertion).length === 0);
}

/** Returns whether a schema constrains strings only, by their content. */
export function saysOfText(schema: ObjectSchema): boolean {
  const keywords = judging(schema);
  return (
    keywords.length > 0 &&
    keywords.every(
      (keyword) =>
        keyword === 'string' || keyword === 'format' || (keyword === 'types' && schema.types?.join() === 'string'),
    )
  );
}

/** Returns whether a schema constrains the type only. */
export function hasTypesOnly(schema: ObjectSchema): boolean {
  return says(schema, 'types');
}

/** Returns the ID of the schema if `$ref` is the only keyword; `undefined` otherwise. */
export function onlyRefers(assertion: Assertion): string | undefined {
  return typeof assertion === 'object' && says(assertion, 'ref') ? assertion.ref : undefined;
}

/**
 * Returns an expression that is true if `value` fails, or that returns its problems, by validator kind; `undefined` if
 * every value is valid.
 */
export function callFor(
  assertion: Assertion,
  within: Judging,
  path: string,
  hint: string,
  value: Code<'ts'>,
): Code<'ts'> | undefined {
  if (isTrivial(assertion)) return undefined;
  if (within.mode === 'guard') return failsBy(assertion, within, path, hint, value);
  const { module, mode, schema } = within;
  const reading = readingOf(within, value);
  // Paths are relative to the value here; the caller adds the path of the value.
  if (assertion === false) return ts`[${problemOf(omit(aside(within, path, hint), 'key'), forbidden)}]`;
  const id = onlyRefers(assertion);
  return id === undefined
    ? module.inner({ assertion, reading, mode, path: schema + path, hint }, value)
    : module.named(id, reading, mode, value);
}

function failsBy(assertion: Assertion, within: Judging, path: string, hint: string, value: Code<'ts'>): Code<'ts'> {
  if (assertion === false) return ts`true`;
  if (typeof assertion === 'object' && says(assertion, 'types') && assertion.types)
    return lacksType(within, value, setOf(assertion.types), knownOf(within, value));
  const values = typeof assertion === 'object' && listsOnly(assertion) ? valuesOf(assertion) : undefined;
  return values
    ? notIn(within.module, compared(within, value, values), values, hint)
    : opposite(testOf(assertion, within, path, hint, value));
}

function listsOnly(schema: ObjectSchema): boolean {
  return (
    says(schema, 'const') ||
    says(schema, 'enum') ||
    (schema.facts.message === undefined &&
      schema.types !== undefined &&
      schema.enum !== undefined &&
      judging(schema).length === 2)
  );
}

/** Facts about the properties of a value apply to this value only. */
function readingOf({ reading, value: own }: Judging, value: Code<'ts'>): Reading {
  return value === own ? reading : omit(reading, 'foreign', 'certain', 'disputed');
}

/** Returns an expression that is true for a valid value: a call, a literal, or a parenthesized test. */
export function testOf(
  assertion: Assertion,
  within: Judging,
  path: string,
  hint: string,
  value: Code<'ts'>,
): Code<'ts'> {
  const { module, schema } = within;
  const reading = readingOf(within, value);
  if (isTrivial(assertion)) return ts`true`;
  if (typeof assertion === 'boolean') return ts`false`;
  const id = onlyRefers(assertion);
  if (id !== undefined) return module.named(id, reading, 'guard', value);
  if (says(assertion, 'types') && assertion.types)
    return inBrackets(hasType(within, value, setOf(assertion.types), knownOf(within, value)));
  const values = listsOnly(assertion) ? valuesOf(assertion) : undefined;
  if (values?.every(isScalar)) return inBrackets(isIn(module, compared(within, value, values), values, hint));
  return module.inner({ assertion, reading, mode: 'guard', path: schema + path, hint }, value);
}

/** Returns the types that a value can have. Only those of the current value are known. */
function knownOf({ value: own, known }: Judging, value: Code<'ts'>): TypeSet {
  return value === own ? known : everyType;
}

function inBrackets(test: Code<'ts'>): Code<'ts'> {
  return test === 'true' || test === 'false' ? test : ts`(${test})`;
}

/**
 * Returns a guard call that is memoized if `unevaluatedProperties` or `unevaluatedItems` repeat it: repeating it on
 * each level of a nested value takes exponential time.
 */
export function sharedTest(test: Code<'ts'>, assertion: Assertion, { module }: Judging, value: Code<'ts'>): Code<'ts'> {
  const { workshop } = module;
  if (!workshop.asksAgain || !test.endsWith(`(${value})`) || !referencesOf(assertion).some((id) => workshop.isDeep(id)))
    return test;
  return ts`${module.runtime('once')}(${identifier(test.slice(0, -`(${value})`.length))}, ${value})`;
}

/** Returns a guard call for the exact variant, for `not`, `if`, and counts, where requiring less would reject more. */
export function exactTestOf(
  assertion: Assertion,
  within: Judging,
  path: string,
  hint: string,
  value: Code<'ts'>,
): Code<'ts'> {
  return testOf(assertion, { ...within, reading: exact(within.reading) }, path, hint, value);
}

/**
 * Returns a guard call for the exact variant that narrows nothing, for `not` and `if`, where rejected values are
 * validated further: TypeScript would narrow them to `never` if the schema allows every type.
 */
export function untypedTestOf(
  assertion: Assertion,
  within: Judging,
  path: string,
  hint: string,
  value: Code<'ts'>,
): Code<'ts'> {
  const exactly: Judging = { ...within, reading: exact(within.reading) };
  const id = onlyRefers(assertion);
  return id === undefined
    ? testOf(assertion, exactly, path, hint, value)
    : within.module.accepted(id, readingOf(exactly, value), value);
}
