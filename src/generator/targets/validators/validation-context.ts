// The state of judging one value by one schema, and how a failure is written in each mode.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import { everyType, type TypeSet } from '../../model/shape/type-set.ts';
import type { Module } from './module-plan.ts';
import { problemOf, type Finding } from './problem-literal.ts';
import type { Reading } from './validation-variant.ts';
import { omit } from '../../model/omit-properties.ts';
import { reached } from './reached.ts';

/** A value on its way through a function. `path` leads to it from the value that the function was given: no step or one. */
export interface Judging {
  readonly module: Module;
  readonly mode: 'guard' | 'collect';
  readonly reading: Reading;
  /** The variable that holds the value. */
  readonly value: Code<'ts'>;
  /** What constants about the value are named for. */
  readonly hint: string;
  /** Where the schema stands in the document: `#/components/schemas/Node/properties/address`. */
  readonly schema: string;
  /** The member of the function's own value that this value is. */
  readonly key?: string;
  /** The types that the value can still have, as the compiler knows. */
  readonly known: TypeSet;
  /** Those that it can have by what other parts of the schema have let through, where the compiler may not know it; all unless given. */
  readonly possible?: TypeSet;
  /** Whether the compiler may know more of the value than its types: other parts of the schema have judged it before. */
  readonly narrowed?: true;
  /** The sentence that stands for all others. */
  readonly message?: string;
}

/** A member of the value, judged by its entry of `properties`. */
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

/** The same value by another part of the schema, at `path` below it. */
export function aside(judging: Judging, path: string, hint: string): Judging {
  return {
    ...omit(judging, 'message'),
    hint,
    schema: judging.schema + path,
  };
}

/** A name as a segment of a JSON pointer. */
export function segment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The statement of a failure. */
export function fail(judging: Judging, finding: Finding): Code<'ts'> {
  return judging.mode === 'guard' ? ts`return false;` : report(judging, problemOf(judging, finding));
}

/** The statement that takes one more problem; only when problems are collected. */
export function report({ module }: Judging, problem: Code<'ts'>): Code<'ts'> {
  return ts`problems = ${module.runtime('add')}(problems, ${problem});`;
}

/** The statement that judges by a function: `call` finds its problems, or tells that the value fails. */
export function delegate(judging: Judging, call: Code<'ts'>): Code<'ts'> {
  const { mode, module, key } = judging;
  if (mode === 'guard') return failsWhen(call);
  if (key === undefined) return ts`problems = ${module.runtime('both')}(problems, ${call});`;
  return ts`problems = ${module.runtime(/[~/]/.test(key) ? 'withinAny' : 'within')}(problems, ${string(key)}, ${call});`;
}

function failsWhen(bad: Code<'ts'>): Code<'ts'> {
  return bad === 'true' ? ts`return false;` : ts`if (${bad}) return false;`;
}

/** The statement that judges an item of the value by a function. */
export function delegateItem(judging: Judging, index: Code<'ts'>, call: Code<'ts'>): Code<'ts'> {
  const { mode, module, key } = judging;
  if (mode === 'guard') return failsWhen(call);
  if (key === undefined) return ts`problems = ${module.runtime('withinIndex')}(problems, ${index}, ${call});`;
  return ts`problems = ${module.runtime('withinItem')}(problems, ${string(key)}, ${index}, ${call});`;
}

/** The statement that judges a member of the value, whatever its name. Values with members have functions of their own. */
export function delegateMember({ mode, module, value }: Judging, name: Code<'ts'>, call: Code<'ts'>): Code<'ts'> {
  if (mode === 'guard') return failsWhen(ownOnly(call, value, name));
  return ts`problems = ${module.runtime('withinOwn')}(problems, ${value}, ${name}, ${call});`;
}

/** What fails of a member that a loop has come to. Loops come to inherited ones, too: that is asked where something fails, and costs nothing else. */
export function ownOnly(bad: Code<'ts'>, value: Code<'ts'>, name: Code<'ts'>): Code<'ts'> {
  const own = ts`Object.hasOwn(${value}, ${name})`;
  return bad === 'true' ? own : ts`${bad.includes(' || ') ? ts`(${bad})` : bad} && ${own}`;
}

/** Statements for a value that fails a test, and for one that passes it. */
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

/** A value fails when `bad` holds. */
export interface Check {
  readonly bad: Code<'ts'>;
  readonly finding: Finding;
}

/** Statements for all checks. Where one sentence stands for all, the first failure is enough. */
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

/** Statements in braces. */
export function block(statements: readonly Code<'ts'>[]): Code<'ts'> {
  return ts`{ ${join(reached(statements), ts`\n`)} }`;
}

/** Statements after `else`: one stands alone. */
export function body(statements: readonly Code<'ts'>[]): Code<'ts'> {
  const [only, ...more] = statements;
  return only !== undefined && more.length === 0 && !declares(only) && !/^(?:for|switch) /.test(only)
    ? only
    : block(statements);
}

/** Whether a statement declares variables, which then are known to those that follow it. */
export function declares(statement: Code<'ts'>): boolean {
  return statement.startsWith('const ') || statement.startsWith('let ');
}

/** Statements under a condition. An `if` inside is set apart, or an `else` after it would be read as its own. */
export function when(condition: Code<'ts'>, statements: readonly Code<'ts'>[]): readonly Code<'ts'>[] {
  const [only, ...more] = statements;
  if (only === undefined) return [];
  return [
    ts`if (${condition}) ${more.length === 0 && !only.startsWith('if') && !declares(only) ? only : block(statements)}`,
  ];
}

/** The opposite of a test that is a call, a word, or in brackets. */
export function opposite(test: Code<'ts'>): Code<'ts'> {
  return test === 'true' ? ts`false` : test === 'false' ? ts`true` : ts`!${test}`;
}

/** Both conditions, in brackets where they need them. */
export function all(conditions: readonly Code<'ts'>[]): Code<'ts'> {
  return conditions.length === 0 ? ts`true` : join(conditions, ts` && `);
}
