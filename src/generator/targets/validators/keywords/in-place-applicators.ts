// In-place applicators: `$ref`, `$dynamicRef`, `allOf`, `anyOf`, `oneOf`, `not`, `if`.

import type { Code } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { noFacts, noForeign } from '../../../model/read-extensions.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { textsOf } from '../finite-patterns.ts';
import {
  aside,
  block,
  body,
  checksIn,
  declares,
  delegate,
  opposite,
  when,
  type Check,
  type Judging,
} from '../validation-context.ts';
import { compound } from '../names.ts';
import { sentences } from '../messages.ts';
import { allowedBy, allowedByAny, notExcluded, onlyTypes, underCondition } from './possible-types.ts';
import { isTrivial, onlyRefers, sharedTest, testOf, untypedTestOf } from './function-calls.ts';
import { dynamicCall } from './dynamic-ref.ts';
import { constantsIn } from './enum-const.ts';
import { unevaluated } from './unevaluated.ts';
import { unionKeywords, unionStatements } from './any-of-one-of.ts';
import { judge } from './schema.ts';
import { omit } from '../../../model/omit-properties.ts';
import { endingTests } from '../reached.ts';
import { hasType, types } from './type.ts';

/** Returns the statements for all keywords that apply to every type of value. */
export function applied(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const parts = partsOf(schema);
  const narrowed = { ...judging, ...((parts > 1 || isGuarded(schema, judging)) && ({ narrowed: true } as const)) };
  const { statements, left } =
    judging.message !== undefined && judging.mode === 'collect'
      ? {
          statements: [
            ...checksIn(judging, wholeChecks(schema, parts > 1 ? { ...judging, narrowed: true } : judging)),
            ...conditional(schema, judging),
          ],
          left: types.every,
        }
      : oneByOne(schema, narrowed);
  const last = unevaluated(
    schema,
    judging.mode === 'guard'
      ? { ...judging, possible: left & judging.module.workshop.readings.summary(schema).types }
      : judging,
  );
  if (judging.mode === 'guard' || last.length === 0 || !hasUnion(schema, judging)) return [...statements, ...last];
  // Evaluated properties are unknown if no branch of a union matches, so unevaluated ones are not reported then.
  const count = ts`${judging.module.runtime('countOf')}(problems)`;
  return [block([ts`const before = ${count};`, ...statements, ts`if (${count} === before) ${block(last)}`])];
}

/** Returns the number of schemas that validate the value in sequence, each of which narrows it for TypeScript. */
function partsOf({ allOf = [], anyOf, oneOf, not, if: condition }: ObjectSchema): number {
  return allOf.length + [anyOf, oneOf, not, condition].filter((part) => part !== undefined).length;
}

/**
 * Returns the statements of the in-place applicators in sequence, and the types that a value can have after them in a
 * guard.
 */
function oneByOne(
  schema: ObjectSchema,
  judging: Judging,
): { readonly statements: readonly Code<'ts'>[]; readonly left: TypeSet } {
  const statements = [...referred(schema, judging)];
  let left = (judging.possible ?? types.every) & judging.known;
  const add = (allowed: TypeSet, make: (from: Judging) => readonly Code<'ts'>[]): void => {
    const more = make(judging.mode === 'guard' ? { ...judging, possible: left } : judging);
    statements.push(...more);
    left &= allowed & ~endedBy(more, judging);
  };
  for (const [index, part] of (schema.allOf ?? []).entries())
    add(allowedBy(part, judging), (from) => alsoBy(part, from, `/allOf/${index}`));
  for (const keyword of constantsIn(schema) ? [] : unionKeywords) {
    const branches = schema[keyword];
    if (branches) add(allowedByAny(branches, judging), (from) => unionStatements(keyword, branches, schema, from));
  }
  add(notExcluded(schema, judging), (from) => checksIn(from, negated(schema, from)));
  add(underCondition(schema, judging), (from) => conditional(schema, from));
  return { statements, left };
}

/** Returns the types that the statements reject entirely. */
function endedBy(statements: readonly Code<'ts'>[], judging: Judging): TypeSet {
  const tests = new Set(statements.flatMap(endingTests));
  if (tests.size === 0) return 0;
  const sets = [types.null, types.boolean, types.integer, types.number, types.string, types.array, types.object].filter(
    (set) => tests.has(hasType(judging, judging.value, set, types.every)),
  );
  return sets.reduce<TypeSet>(
    (all, set) => all | set,
    tests.has(ts`${judging.value} !== null`) ? types.every & ~types.null : 0,
  );
}

/** Returns whether a guard or comparison narrows the value for TypeScript before the other keywords are checked. */
function isGuarded({ ref, string }: ObjectSchema, { mode }: Judging): boolean {
  // A pattern that matches few strings is generated as comparisons.
  return (
    (mode === 'guard' && ref !== undefined) || (string?.pattern !== undefined && textsOf(string.pattern) !== undefined)
  );
}

/** Returns whether a union applies to the same value. */
function hasUnion(schema: ObjectSchema, { module: { workshop } }: Judging): boolean {
  const seen = new Set<Assertion>();
  const waiting: (Assertion | undefined)[] = [schema];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || seen.has(next)) continue;
    if (next.anyOf ?? next.oneOf ?? next.dynamicRef) return true;
    seen.add(next);
    for (const each of next.allOf ?? []) waiting.push(each);
    for (const each of next.object?.dependentSchemas?.values() ?? []) waiting.push(each);
    waiting.push(next.then, next.else, next.ref === undefined ? undefined : workshop.api.schema(next.ref)?.assertion);
  }
  return false;
}

function referred(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const { mode } = judging;
  const fails = mode === 'guard' ? ts`!` : ts``;
  const calls = [
    ...(schema.ref === undefined ? [] : [askedBeside(schema.ref, judging)]),
    ...(schema.dynamicRef ? [dynamicCall(schema.dynamicRef, judging)] : []),
  ];
  return calls.map((call) => delegate(judging, ts`${fails}${call}`));
}

/** Returns the statements for a subschema that applies to the same value; inline unless it is a named schema. */
export function alsoBy(assertion: Assertion, judging: Judging, path: string): readonly Code<'ts'>[] {
  if (isTrivial(assertion)) return [];
  const id = onlyRefers(assertion);
  if (id === undefined) {
    const statements = judge(
      assertion,
      aside(judging, path, compound(judging.hint, path.slice(1).replaceAll('/', ' '))),
    );
    return statements.some(declares) ? [block(statements)] : statements;
  }
  const { mode } = judging;
  return [delegate(judging, mode === 'guard' ? opposite(askedBeside(id, judging)) : askedBeside(id, judging))];
}

/**
 * Returns a call for a named schema next to other keywords. The guard must not narrow: its type can be incompatible
 * with the others.
 */
function askedBeside(id: string, { module, mode, reading, value }: Judging): Code<'ts'> {
  return mode === 'guard' ? module.accepted(id, reading, value) : module.named(id, reading, mode, value);
}

function negated({ not }: ObjectSchema, judging: Judging): readonly Check[] {
  if (not === undefined) return [];
  const { reading, module, value, hint } = judging;
  const test = untypedTestOf(not, judging, '/not', compound(hint, 'Excluded'), value);
  // Merging can change whether an object matches `not`.
  const bad = reading.partial ? ts`!${module.runtime('isObject')}(${value}) && ${test}` : test;
  return [{ bad, finding: { keyword: 'not', message: sentences.excluded } }];
}

/** If one message replaces all others, each subschema is only tested by a guard. */
function wholeChecks(schema: ObjectSchema, judging: Judging): readonly Check[] {
  const { value, hint } = judging;
  const asGuard: Judging = { ...judging, mode: 'guard' };
  const check = (keyword: string, bad: Code<'ts'>): Check => ({
    bad,
    finding: { keyword, message: sentences.noneMatches },
  });
  const checks: Check[] = [];
  if (schema.ref !== undefined) checks.push(check('$ref', opposite(askedBeside(schema.ref, asGuard))));
  if (schema.dynamicRef) checks.push(check('$dynamicRef', ts`!${dynamicCall(schema.dynamicRef, asGuard)}`));
  for (const [index, part] of (schema.allOf ?? []).entries()) {
    const id = onlyRefers(part);
    if (id !== undefined) checks.push(check('allOf', opposite(askedBeside(id, asGuard))));
    else if (!isTrivial(part))
      checks.push(
        check('allOf', opposite(testOf(part, judging, `/allOf/${index}`, compound(hint, `AllOf${index}`), value))),
      );
  }
  if (!constantsIn(schema)) {
    for (const keyword of unionKeywords) {
      const branches = schema[keyword];
      if (!branches) continue;
      const plain = omit(judging, 'message');
      const alone: ObjectSchema = {
        origin: schema.origin,
        annotations: {},
        facts: noFacts,
        foreign: noForeign,
        [keyword]: branches,
      };
      checks.push(check(keyword, opposite(testOf(alone, plain, '', compound(hint, keyword), value))));
    }
  }
  return [...checks, ...negated(schema, judging)];
}

function conditional(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  if (schema.if === undefined) return [];
  // Updates are not subject to conditions; the merged value is.
  if (judging.reading.partial) {
    const { reading, known, module, value } = judging;
    return when(
      ts`!${module.runtime('isObject')}(${value})`,
      conditional(schema, { ...judging, reading: omit(reading, 'partial'), known: known & ~types.object }),
    );
  }
  const plain = omit(judging, 'message');
  const possible = (judging.possible ?? types.every) & judging.known;
  const then =
    schema.then === undefined
      ? []
      : alsoBy(schema.then, { ...plain, narrowed: true, possible: possible & allowedBy(schema.if, judging) }, '/then');
  const otherwise =
    schema.else === undefined
      ? []
      : alsoBy(schema.else, { ...plain, narrowed: true, possible: possible & ~onlyTypes(schema.if) }, '/else');
  if (then.length === 0 && otherwise.length === 0) return [];
  const test = sharedTest(
    untypedTestOf(schema.if, plain, '/if', compound(judging.hint, 'If'), judging.value),
    schema.if,
    plain,
    judging.value,
  );
  if (test === 'true') return then;
  if (test === 'false') return otherwise;
  if (then.length === 0) return [ts`if (!${test}) ${apart(otherwise)}`];
  return [
    otherwise.length === 0 ? ts`if (${test}) ${apart(then)}` : ts`if (${test}) ${apart(then)} else ${body(otherwise)}`,
  ];
}

/** Returns the statements in braces, without doubling them. */
function apart(statements: readonly Code<'ts'>[]): Code<'ts'> {
  const [only, ...more] = statements;
  return only !== undefined && more.length === 0 && only.startsWith('{') ? only : block(statements);
}
