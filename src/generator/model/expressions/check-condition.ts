// Type-checked conditions, cached across models.

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

/** A condition without errors. */
export interface Condition {
  /** Source text. */
  readonly text: string;
  /**
   * Typed expression, created lazily: its types belong to one model, but its validity may be known from the previous
   * one.
   */
  readonly expression: Typed;
  /** Variables that it reads. A rule that reads `old` applies to updates only. */
  readonly reads: ReadonlySet<string>;
}

/** The owner of a condition. */
export interface Standing {
  /** Unique among all conditions. */
  readonly key: string;
  /** Reads the part of the model that contains the condition, to record the dependency. */
  readonly read: () => unknown;
}

/** Type-checks a condition in its scope; reports errors and returns `undefined` if it is invalid. */
export type ConditionOf = (rule: RuleText, standing: Standing, scope: () => Scope) => Condition | undefined;

type Finding = Parameters<Report['add']>;

/** Creates the type checker of a model's conditions. Errors are reported on each check, cached or not. */
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

/** Returns a condition with additional properties; its expression stays lazy. */
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

/** Returns a parser that caches by source text, also across models. */
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
