// Conditions as they are checked. Of one that was sound, and of which nothing that it reads has changed, that is known without checking it again.

import type { RuleText } from '../../openapi/extensions/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import { checkRule } from '../../cel/type-check.ts';
import type { Scope, Typed } from '../../cel/checker-context.ts';
import { parseRule } from '../../cel/parse.ts';
import type { Problem } from '../../cel/cel-error.ts';
import { placeInScalar } from '../../cel/scalar-offsets.ts';
import type { Api } from '../types/api.ts';
import { forget, kept } from '../dependencies/kept.ts';
import { once } from '../dependencies/reads.ts';
import { variablesOf } from './variables-read.ts';

/** A condition that compiled. */
export interface Condition {
  /** As written. */
  readonly text: string;
  /** Made when somebody asks for it: its types belong to one model, and that it is sound may be known of the model before. */
  readonly expression: Typed;
  /** The variables of its scope that it reads: a rule that reads `old` is judged on updates alone. */
  readonly reads: ReadonlySet<string>;
}

/** Where a condition stands. */
export interface Standing {
  /** No other condition has it. */
  readonly key: string;
  /** Reads the piece of the model that has it. */
  readonly read: () => unknown;
}

/** Checks a condition in its scope; undefined of one that makes no sense, which is told. */
export type ConditionOf = (rule: RuleText, standing: Standing, scope: () => Scope) => Condition | undefined;

type Finding = Parameters<Report['add']>;

/** The conditions of a model. What is wrong with one is told each time. */
export function createConditions(api: Api, tell: (...finding: Finding) => void): ConditionOf {
  const parse = parserOf(api);
  return ({ node, text }, { key, read }, scope) => {
    if (node.kind !== 'scalar') return undefined;
    const found: Finding[] = [];
    const check = once(() =>
      checkRule(
        text,
        scope(),
        ({ code, range, ...finding }) => {
          found.push([code, { ...finding, place: placeInScalar(node, range) }]);
        },
        parse,
      ),
    );
    const reads = kept(api, key, () => {
      read();
      const expression = check();
      return expression && variablesOf(expression);
    })();
    for (const finding of found) tell(...finding);
    if (found.length > 0) forget(api, key);
    return (
      reads && {
        text,
        reads,
        get expression() {
          return sound(check());
        },
      }
    );
  };
}

/** A condition with more to it; its expression is still made when somebody asks for it. */
export function withMore<T extends object>(condition: Condition, more: T): Condition & T {
  return {
    text: condition.text,
    reads: condition.reads,
    get expression() {
      return condition.expression;
    },
    ...more,
  };
}

function sound(expression: Typed | undefined): Typed {
  if (expression === undefined)
    throw new Error('a condition that was sound is not, and nothing that it reads has changed');
  return expression;
}

/** Reads each text once, also for the models after this one: what a rule's text says depends on nothing else. */
function parserOf(api: Api): typeof parseRule {
  return (text, tell) => {
    const parsed = kept(api, `rule ${text}`, () => {
      const found: Problem[] = [];
      return { syntax: parseRule(text, (problem) => found.push(problem)), problems: found };
    });
    const { syntax, problems } = parsed();
    problems.forEach(tell);
    return syntax;
  };
}
