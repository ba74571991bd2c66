// Validator functions as TypeScript.

import type { Code } from '../../code/branded-text.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { everyType } from '../../model/shape/type-set.ts';
import type { GuardParts } from './type-guard.ts';
import { entering } from './keywords/dynamic-ref.ts';
import { keeper, knownItem, knownMember, knowsType } from './keywords/evaluated-locations.ts';
import { judge } from './keywords/schema.ts';
import { block, type Judging } from './validation-context.ts';
import type { Module, Task } from './module-plan.ts';
import { asksForTime } from './validation-variant.ts';
import { types } from './keywords/type.ts';
import { reached } from './reached.ts';
import { mentionedBesideTexts, withoutTexts } from './words.ts';
import type { OfferedGuard } from './stock.ts';

/** Declares the function of a request in a module. */
export function build(module: Module, task: Task, name: Code<'ts'>, exported: boolean): void {
  const prefix = exported ? ts`export ` : ts``;
  module.declare(() => {
    switch (task.mode) {
      case 'guard':
        return ts`${prefix}function ${name}${guard(module, task)}`;
      case 'collect':
        return ts`${prefix}function ${name}${collector(module, task)}`;
      case 'members':
        return ts`${prefix}function ${name}${asked(module, task, 'members')}`;
      case 'items':
        return ts`${prefix}function ${name}${asked(module, task, 'items')}`;
    }
  });
}

function judgingOf(module: Module, { assertion, reading, path, hint }: Task, mode: 'guard' | 'collect'): Judging {
  return {
    module,
    mode,
    reading: entering(assertion, reading, module.workshop),
    value: ts`value`,
    hint,
    schema: path,
    known: everyType,
  };
}

function guard(module: Module, task: Task): Code<'ts'> {
  const { parameter, now, body } = guardParts(module, task);
  return ts`(${parameter}: unknown${timeOf(module, task, now)}): boolean ${body}`;
}

/** Returns the parts of an exported guard. */
export function guardOf(module: Module, task: Task, guard: OfferedGuard): GuardParts {
  return { ...guard, timed: isTimed(module, task), ...guardParts(module, task) };
}

function guardParts(
  module: Module,
  task: Task,
): { readonly parameter: Code<'ts'>; readonly now: Code<'ts'>; readonly body: Code<'ts'> } {
  const statements = judge(task.assertion, judgingOf(module, task, 'guard'));
  const now = nowIn(module, task, statements);
  if (statements.length === 0) return { parameter: ts`_value`, now, body: block([ts`return true;`]) };
  if (statements[0] === 'return false;') return { parameter: ts`_value`, now, body: block([ts`return false;`]) };
  return { parameter: ts`value`, now, body: block([...statements, ts`return true;`]) };
}

function collector(module: Module, task: Task): Code<'ts'> {
  const statements = judge(task.assertion, judgingOf(module, task, 'collect'));
  const answer = module.runtime('Problems', true);
  const time = timeOf(module, task, nowIn(module, task, statements));
  if (statements.length === 0) return ts`(_value: unknown${time}): ${answer} ${block([ts`return undefined;`])}`;
  const parameter = mentionedBesideTexts(statements, ['value']).has('value') ? ts`value` : ts`_value`;
  return ts`(${parameter}: unknown${time}): ${answer} ${block([ts`let problems: ${answer};`, ...statements, ts`return problems;`])}`;
}

/** Returns a function from a value to a predicate that tells whether a property or item is evaluated. */
function asked(module: Module, task: Task, mode: 'members' | 'items'): Code<'ts'> {
  const judging: Judging = {
    ...judgingOf(module, task, 'guard'),
    known: mode === 'members' ? types.object : types.array,
  };
  const { once, declarations } = keeper(judging);
  const at = mode === 'members' ? ts`key` : ts`index`;
  const answer = (mode === 'members' ? knownMember : knownItem)(task.assertion, judging, ts`value`, at, once);
  const kept = declarations(answer);
  const mentioned = mentionedBesideTexts([answer], ['value', at]);
  const uses = (word: Code<'ts'>): Code<'ts'> => (mentioned.has(word) ? word : ts`_${word}`);
  const type = mode === 'members' ? ts`{ readonly [key: string]: unknown }` : ts`readonly unknown[]`;
  return ts`(${uses(ts`value`)}: ${type}${timeOf(module, task, nowIn(module, task, [...kept, answer]))}): ${knowsType(mode)} ${block([...kept, ts`return (${uses(at)}) => ${answer};`])}`;
}

function timeOf(module: Module, task: Task, now: Code<'ts'>): Code<'ts'> {
  return isTimed(module, task) ? ts`, ${now}: number` : ts``;
}

/**
 * Returns the name of the time parameter: `_now` if simplification left it unused. Calls pass it as the last argument.
 */
function nowIn(module: Module, task: Task, codes: readonly Code<'ts'>[]): Code<'ts'> {
  return isTimed(module, task) &&
    !reached(codes).some((code) => code.includes(', now)') && withoutTexts(code).includes(', now)'))
    ? ts`_now`
    : ts`now`;
}

function isTimed({ workshop }: Module, { assertion, reading }: Task): boolean {
  return asksForTime(assertion, reading, workshop.readings);
}
