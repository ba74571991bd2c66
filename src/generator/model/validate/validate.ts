// Whether a value of the document is valid against a schema of the model: what its generated validator would say, without generating one.

import { equal } from '../../../runtime/validation/deep-equal.ts';
import { isObject } from '../../../runtime/validation/type-checks.ts';
import type { Assertion, JsonType, ObjectSchema } from '../types/schema.ts';
import { childPointer } from '../../source/pointer.ts';
import { judgeList } from './validate-array.ts';
import { judgeMembers } from './validate-object.ts';
import { judgeScalar } from './validate-scalar.ts';
import { described, judgeMember, type Around, type Look, type Reading, type Wrong } from './validation-context.ts';
import { createScope, type Schemas } from './dynamic-scope.ts';

/** Judges values by the schemas of one model. */
export interface Judge {
  /** What is wrong; nothing where the value is valid, or where nobody can say. */
  wrongs(assertion: Assertion, value: unknown, reading: Reading): readonly Wrong[];
}

/** Nobody writes examples that deep; schemas that apply themselves are refused before. */
const deepest = 200;

/** What else is judged than what keywords say. */
export interface Also {
  /** Whether `format` is judged; `assert` unless given. */
  readonly formats?: 'assert' | 'annotate';
  /** Judges by the rules of a schema (`x-rules`); without it none is judged. */
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
  // Nobody gave any.
}

/** Judges a value anew: what is evaluated of it is forgotten afterwards. Answers whether it is valid. */
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

/** Whether an applicator in place holds; what it evaluates is kept only where it does. */
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
  // What is left over is known only when all else has been judged.
  if (Array.isArray(value))
    leftOver(assertion.array?.unevaluatedItems, value.keys(), (key) => value[key] as unknown, inner, wrongs);
  else if (isObject(value))
    leftOver(assertion.object?.unevaluatedProperties, Object.keys(value), (key) => value[key], inner, wrongs);
  // Rules speak of values that are sound otherwise.
  if (wrongs.length === before) inner.rules(assertion, value, inner, wrongs);
}

/** A schema that must hold beside others, with all that it says told. */
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
  // Of the branches, the one that fails deepest and least is the one that was meant.
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

/** The pointer of the part, from the value. */
export function pointerOf({ path }: Wrong): string {
  return path.reduce<string>(childPointer, '');
}
