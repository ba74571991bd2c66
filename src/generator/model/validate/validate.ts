// Validation of document values against schemas of the model, without generated code.

import { equal } from '../../../runtime/validation/deep-equal.ts';
import { isObject } from '../../../runtime/validation/type-checks.ts';
import type { Assertion, JsonType, ObjectSchema } from '../types/schema.ts';
import { childPointer } from '../../source/pointer.ts';
import { judgeList } from './validate-array.ts';
import { judgeMembers } from './validate-object.ts';
import { judgeScalar } from './validate-scalar.ts';
import { described, judgeMember, type Around, type Look, type Reading, type Wrong } from './validation-context.ts';
import { createScope, type Schemas } from './dynamic-scope.ts';

/** Validates values against the schemas of one model. */
export interface Judge {
  /** Returns all errors; empty if the value is valid, or if validity cannot be determined. */
  wrongs(assertion: Assertion, value: unknown, reading: Reading): readonly Wrong[];
}

/** Recursion limit. Real examples are not that deep, and infinitely recursive schemas were rejected before. */
const deepest = 200;

/** Options of a validator. */
export interface Also {
  /**
   * Whether `format` is an assertion.
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
  /** Evaluates `x-rules` of a schema; by default, rules are ignored. */
  readonly rules?: Look['rules'];
}

export function createJudge(schemas: Schemas, { formats = 'assert', rules = noRules }: Also = {}): Judge {
  const scope = createScope(schemas);
  return {
    wrongs(assertion, value, reading) {
      const wrongs: Wrong[] = [];
      judgeAt(assertion, value, { reading, scope, formats, rules, path: [], depth: 0 }, wrongs);
      return wrongs;
    },
  };
}

function noRules(): void {
  // No rules.
}

/** Validates a value with an empty set of evaluated properties and items. Returns whether it is valid. */
function judgeAt(assertion: Assertion, value: unknown, around: Around, wrongs: Wrong[]): boolean {
  const before = wrongs.length;
  const { reading, scope, formats, rules, path, depth } = around;
  const say: Look['say'] = (keyword, message, schema) => void wrongs.push({ path, keyword, message, schema });
  judge(
    assertion,
    value,
    {
      reading,
      scope,
      formats,
      rules,
      path,
      depth: depth + 1,
      outermost: assertion,
      evaluated: new Set(),
      anew: judgeAt,
      say,
    },
    wrongs,
  );
  return wrongs.length === before;
}

/** Returns whether an in-place applicator is valid; if so, keeps the properties and items that it evaluated. */
function holds(assertion: Assertion, value: unknown, look: Look, found: Wrong[] = []): boolean {
  const own: Look = {
    ...look,
    evaluated: new Set(),
    depth: look.depth + 1,
    say: (keyword, message, schema) => void found.push({ path: look.path, keyword, message, schema }),
  };
  const before = found.length;
  judge(assertion, value, own, found);
  const valid = found.length === before;
  if (valid) for (const key of own.evaluated) look.evaluated.add(key);
  return valid;
}

function judge(assertion: Assertion, value: unknown, look: Look, wrongs: Wrong[]): void {
  if (assertion === true || look.depth > deepest) return;
  if (assertion === false) return look.say('false schema', 'is not allowed', undefined);
  const before = wrongs.length;
  const inner = assertion.resource === undefined ? look : { ...look, scope: look.scope.entered(assertion.resource) };
  const target = assertion.ref === undefined ? undefined : inner.scope.schema(assertion.ref);
  if (target !== undefined) inside(target, value, inner, wrongs);
  const dynamic = assertion.dynamicRef && inner.scope.dynamic(assertion.dynamicRef);
  if (dynamic !== undefined) inside(dynamic, value, inner, wrongs);
  judgeKind(assertion, value, inner);
  judgeScalar(assertion, value, inner);
  if (Array.isArray(value)) judgeList(assertion, value, inner, wrongs);
  else if (isObject(value)) judgeMembers(assertion, value, inner, wrongs);
  judgeParts(assertion, value, inner, wrongs);
  // Unevaluated properties and items are known only after all other keywords.
  if (Array.isArray(value))
    leftOver(assertion.array?.unevaluatedItems, value.keys(), (key) => value[key] as unknown, inner, wrongs);
  else if (isObject(value))
    leftOver(assertion.object?.unevaluatedProperties, Object.keys(value), (key) => value[key], inner, wrongs);
  // Rules apply only to values that are otherwise valid.
  if (wrongs.length === before) inner.rules(assertion, value, inner, wrongs);
}

/** Applies a schema to the same instance, with all its errors. */
function inside(assertion: Assertion, value: unknown, look: Look, wrongs: Wrong[]): void {
  judge(assertion, value, { ...look, depth: look.depth + 1 }, wrongs);
}

function judgeKind(schema: ObjectSchema, value: unknown, look: Look): void {
  const { types, enum: values, const: constant } = schema;
  if (types && !types.some((type) => isOf(type, value)))
    look.say('type', `is ${described(value)}, and must be ${types.join(' or ')}`, schema);
  if (values && !values.some((one) => equal(one, value)))
    look.say(
      'enum',
      `is ${described(value)}, and must be one of ${values.slice(0, 8).map(described).join(', ')}${values.length > 8 ? ', …' : ''}`,
      schema,
    );
  if (constant && !equal(constant.value, value))
    look.say('const', `is ${described(value)}, and must be ${described(constant.value)}`, schema);
}

function judgeParts(schema: ObjectSchema, value: unknown, look: Look, wrongs: Wrong[]): void {
  for (const part of schema.allOf ?? []) inside(part, value, look, wrongs);
  const { anyOf, oneOf } = schema;
  if (anyOf) chosen('anyOf', anyOf, value, look, schema, wrongs);
  if (oneOf) chosen('oneOf', oneOf, value, look, schema, wrongs);
  if (schema.not !== undefined && holds(schema.not, value, { ...look, evaluated: new Set() }))
    look.say('not', 'is what "not" rules out', schema);
  if (schema.if !== undefined && look.reading !== 'part') {
    const next = holds(schema.if, value, look) ? schema.then : schema.else;
    if (next !== undefined) inside(next, value, look, wrongs);
  }
  if (isObject(value)) {
    for (const [name, dependent] of schema.object?.dependentSchemas ?? [])
      if (Object.hasOwn(value, name)) inside(dependent, value, look, wrongs);
  }
}

function chosen(
  keyword: 'anyOf' | 'oneOf',
  branches: readonly Assertion[],
  value: unknown,
  look: Look,
  schema: ObjectSchema,
  wrongs: Wrong[],
): void {
  const said = branches.map((): Wrong[] => []);
  const valid = branches.filter((branch, index) => holds(branch, value, look, said[index]));
  if (valid.length === 1 || (keyword === 'anyOf' && valid.length > 0)) return;
  if (valid.length > 1)
    return look.say(keyword, `is valid against ${valid.length} of the branches, and must be against one`, schema);
  // The branch with the deepest and fewest errors is most likely the intended one.
  const nearest = said.toSorted((a, b) => deepestOf(b) - deepestOf(a) || a.length - b.length)[0] ?? [];
  const [first] = nearest;
  if (first && (branches.length === 1 || first.path.length > look.path.length))
    for (const each of nearest) wrongs.push(each);
  else look.say(keyword, `is ${described(value)}, which none of the ${branches.length} branches allows`, schema);
}

function deepestOf(wrongs: readonly Wrong[]): number {
  return wrongs.reduce((deepest, { path }) => Math.max(deepest, path.length), 0);
}

function leftOver<K extends string | number>(
  assertion: Assertion | undefined,
  keys: Iterable<K>,
  valueAt: (key: K) => unknown,
  look: Look,
  wrongs: Wrong[],
): void {
  if (assertion === undefined) return;
  for (const key of keys) {
    if (look.evaluated.has(key)) continue;
    look.evaluated.add(key);
    judgeMember(assertion, valueAt(key), key, look, wrongs);
  }
}

function isOf(type: JsonType, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === type;
    default:
      return type satisfies never;
  }
}

/** Returns the JSON Pointer of the invalid part. */
export function pointerOf({ path }: Wrong): string {
  return path.reduce<string>(childPointer, '');
}
