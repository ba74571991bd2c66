// The function of a task, as TypeScript.

import type { Code } from '../../emit/code/code.ts';
import { ts } from '../../emit/code/typescript.ts';
import { everyType } from '../../model/shape/types.ts';
import type { GuardParts } from './guard.ts';
import { entering } from './judge/dynamic.ts';
import { keeper, knownItem, knownMember, knowsType } from './judge/evaluated.ts';
import { judge } from './judge/value.ts';
import { block, type Judging } from './judging.ts';
import type { Module, Task } from './module.ts';
import { asksForTime } from './reading.ts';
import { types } from './judge/types.ts';
import { mentionedBesideTexts } from './words.ts';
import type { OfferedGuard } from './stock.ts';

/** Adds the function of a task to a module. */
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
  const { parameter, body } = guardParts(module, task);
  return ts`(${parameter}: unknown${timeOf(module, task)}): boolean ${body}`;
}

/** An offered guard of a task. */
export function guardOf(module: Module, task: Task, guard: OfferedGuard): GuardParts {
  return { ...guard, timed: asksForTime(task.assertion, task.reading, module.workshop.readings), ...guardParts(module, task) };
}

function guardParts(module: Module, task: Task): { readonly parameter: Code<'ts'>; readonly body: Code<'ts'> } {
  const statements = judge(task.assertion, judgingOf(module, task, 'guard'));
  if (statements.length === 0) return { parameter: ts`_value`, body: block([ts`return true;`]) };
  if (statements[0] === 'return false;') return { parameter: ts`_value`, body: block([ts`return false;`]) };
  return { parameter: ts`value`, body: block([...statements, ts`return true;`]) };
}

function collector(module: Module, task: Task): Code<'ts'> {
  const statements = judge(task.assertion, judgingOf(module, task, 'collect'));
  const answer = module.runtime('Problems', true);
  if (statements.length === 0) return ts`(_value: unknown): ${answer} ${block([ts`return undefined;`])}`;
  const parameter = mentionedBesideTexts(statements, ['value']).has('value') ? ts`value` : ts`_value`;
  return ts`(${parameter}: unknown${timeOf(module, task)}): ${answer} ${block([ts`let problems: ${answer};`, ...statements, ts`return problems;`])}`;
}

/** Of one value, a function that tells of each member or item whether it is judged. */
function asked(module: Module, task: Task, mode: 'members' | 'items'): Code<'ts'> {
  const judging: Judging = { ...judgingOf(module, task, 'guard'), known: mode === 'members' ? types.object : types.array };
  const { once, declarations } = keeper(judging);
  const at = mode === 'members' ? ts`key` : ts`index`;
  const answer = (mode === 'members' ? knownMember : knownItem)(task.assertion, judging, ts`value`, at, once);
  const mentioned = mentionedBesideTexts([answer], ['value', at]);
  const uses = (word: Code<'ts'>): Code<'ts'> => (mentioned.has(word) ? word : ts`_${word}`);
  const type = mode === 'members' ? ts`{ readonly [key: string]: unknown }` : ts`readonly unknown[]`;
  return ts`(${uses(ts`value`)}: ${type}${timeOf(module, task)}): ${knowsType(mode)} ${block([...declarations(answer), ts`return (${uses(at)}) => ${answer};`])}`;
}

function timeOf({ workshop }: Module, { assertion, reading }: Task): Code<'ts'> {
  return asksForTime(assertion, reading, workshop.readings) ? ts`, now: number` : ts``;
}
