// Code generation state of one value and schema, and the statements for failures of each validator kind.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import { everyType, type TypeSet } from '../../model/shape/type-set.ts';
import type { Module } from './module-plan.ts';
import { problemOf, type Finding } from './problem-literal.ts';
import type { Reading } from './validation-variant.ts';
import { omit } from '../../model/omit-properties.ts';
import { reached } from './reached.ts';

/** State of one value within a validator function: the parameter of the function, or one of its properties. */
export interface Judging {
  readonly module: Module;
  readonly mode: 'guard' | 'collect';
  readonly reading: Reading;
  /** The variable that holds the value. */
  readonly value: Code<'ts'>;
  /** The base of constant names for the value. */
  readonly hint: string;
  /** The URI fragment of the schema: `#/components/schemas/Node/properties/address`. */
  readonly schema: string;
  /** The property name, if the value is a property of the parameter. */
  readonly key?: string;
  /** The types that the value can still have according to TypeScript. */
  readonly known: TypeSet;
  /** The types that other keywords allow, which TypeScript may not know; default: all. */
  readonly possible?: TypeSet;
  /** Whether TypeScript may have narrowed the value beyond its types, because other keywords were checked before. */
  readonly narrowed?: true;
  /** The message that replaces all others. */
  readonly message?: string;
}

/** Returns the context for a property of the value and its schema in `properties`. */
export function atMember(judging: Judging, name: string, value: Code<'ts'>): Judging {
  return {
    ...omit(judging, 'message', 'possible', 'narrowed'),
    value,
    key: name,
    hint: value,
    schema: `${judging.schema}/properties/${segment(name)}`,
    known: everyType,
  };
}

/** Returns the context for the same value and a subschema at `path`. */
export function aside(judging: Judging, path: string, hint: string): Judging {
  return {
    ...omit(judging, 'message'),
    hint,
    schema: judging.schema + path,
  };
}

/** Escapes a name for use in a JSON Pointer (RFC 6901). */
export function segment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the statement for a failure. */
export function fail(judging: Judging, finding: Finding): Code<'ts'> {
  return judging.mode === 'guard' ? ts`return false;` : report(judging, problemOf(judging, finding));
}

/** Returns the statement that adds a problem. */
export function report({ module }: Judging, problem: Code<'ts'>): Code<'ts'> {
  return ts`problems = ${module.runtime('add')}(problems, ${problem});`;
}

/** Returns the statement that validates by a function; `call` returns its problems, or true if the value fails. */
export function delegate(judging: Judging, call: Code<'ts'>): Code<'ts'> {
  const { mode, module, key } = judging;
  if (mode === 'guard') return failsWhen(call);
  if (key === undefined) return ts`problems = ${module.runtime('both')}(problems, ${call});`;
  return ts`problems = ${module.runtime(/[~/]/.test(key) ? 'withinAny' : 'within')}(problems, ${string(key)}, ${call});`;
}

function failsWhen(bad: Code<'ts'>): Code<'ts'> {
  return bad === 'true' ? ts`return false;` : ts`if (${bad}) return false;`;
}

/** Returns the statement that validates an item of the value by a function. */
export function delegateItem(judging: Judging, index: Code<'ts'>, call: Code<'ts'>): Code<'ts'> {
  const { mode, module, key } = judging;
  if (mode === 'guard') return failsWhen(call);
  if (key === undefined) return ts`problems = ${module.runtime('withinIndex')}(problems, ${index}, ${call});`;
  return ts`problems = ${module.runtime('withinItem')}(problems, ${string(key)}, ${index}, ${call});`;
}

/**
 * Returns the statement that validates a property of the value by a function. Nested objects have functions of their
 * own, so no key is needed.
 */
export function delegateMember({ mode, module, value }: Judging, name: Code<'ts'>, call: Code<'ts'>): Code<'ts'> {
  if (mode === 'guard') return failsWhen(ownOnly(call, value, name));
  return ts`problems = ${module.runtime('withinOwn')}(problems, ${value}, ${name}, ${call});`;
}

/**
 * Returns a condition restricted to own properties: `for`-`in` loops also visit inherited ones. It is tested last, so
 * that valid values do not pay for it.
 */
export function ownOnly(bad: Code<'ts'>, value: Code<'ts'>, name: Code<'ts'>): Code<'ts'> {
  const own = ts`Object.hasOwn(${value}, ${name})`;
  return bad === 'true' ? own : ts`${bad.includes(' || ') ? ts`(${bad})` : bad} && ${own}`;
}

/** Returns the statements for a value that violates a check, and for one that passes it. */
export function either(
  judging: Judging,
  bad: Code<'ts'>,
  finding: Finding,
  rest: readonly Code<'ts'>[],
): readonly Code<'ts'>[] {
  const failure = fail(judging, finding);
  if (bad === 'true') return [failure];
  if (judging.mode === 'guard') return [ts`if (${bad}) ${failure}`, ...rest];
  return rest.length === 0 ? [ts`if (${bad}) ${failure}`] : [ts`if (${bad}) ${failure} else ${body(rest)}`];
}

/** A check: a value fails if `violation` holds. */
export interface Check {
  readonly bad: Code<'ts'>;
  readonly finding: Finding;
}

/** Returns the statements for all checks. If one message replaces all others, only the first failure is reported. */
export function checksIn(judging: Judging, checks: readonly Check[]): readonly Code<'ts'>[] {
  if (checks.every(({ bad }) => bad === 'false')) return [];
  const sure = checks.find(({ bad }) => bad === 'true');
  const open = checks.filter(({ bad }) => bad !== 'true' && bad !== 'false');
  if (sure && (judging.mode === 'guard' || open.length === 0)) return [fail(judging, sure.finding)];
  if (open.length < checks.length) return [...checksIn(judging, open), ...(sure ? [fail(judging, sure.finding)] : [])];
  if (judging.mode === 'guard')
    return [
      ts`if (${join(
        checks.map(({ bad }) => bad),
        ts` || `,
      )}) return false;`,
    ];
  const statements = checks.map(({ bad, finding }) => ts`if (${bad}) ${fail(judging, finding)}`);
  return judging.message === undefined ? statements : [join(statements, ts` else `)];
}

/** Returns the reachable statements in braces. */
export function block(statements: readonly Code<'ts'>[]): Code<'ts'> {
  return ts`{ ${join(reached(statements), ts`\n`)} }`;
}

/** Returns the statements after `else`; a single statement needs no braces. */
export function body(statements: readonly Code<'ts'>[]): Code<'ts'> {
  const [only, ...more] = statements;
  return only !== undefined && more.length === 0 && !declares(only) && !/^(?:for|switch) /.test(only)
    ? only
    : block(statements);
}

/** Returns whether a statement declares variables, which later statements can use. */
export function declares(statement: Code<'ts'>): boolean {
  return statement.startsWith('const ') || statement.startsWith('let ');
}

/**
 * Returns an `if` statement, or nothing if there are no statements. A nested `if` gets braces against a dangling
 * `else`.
 */
export function when(condition: Code<'ts'>, statements: readonly Code<'ts'>[]): readonly Code<'ts'>[] {
  const [only, ...more] = statements;
  if (only === undefined) return [];
  return [
    ts`if (${condition}) ${more.length === 0 && !only.startsWith('if') && !declares(only) ? only : block(statements)}`,
  ];
}

/** Negates a test that is a call, a literal, or in parentheses. */
export function opposite(test: Code<'ts'>): Code<'ts'> {
  return test === 'true' ? ts`false` : test === 'false' ? ts`true` : ts`!${test}`;
}

/** Joins conditions with `&&`. */
export function all(conditions: readonly Code<'ts'>[]): Code<'ts'> {
  return conditions.length === 0 ? ts`true` : join(conditions, ts` && `);
}
