// Type checking of CEL conditions, cached across models.

import type { RuleText } from '../../openapi/extensions/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import { checkRule } from '../../cel/type-check.ts';
import type { Scope, TypedExpression } from '../../cel/checker-context.ts';
import { parseRule } from '../../cel/parse.ts';
import type { CelDiagnostic } from '../../cel/cel-diagnostic.ts';
import { locateInScalar } from '../../cel/scalar-offsets.ts';
import type { Api } from '../types/api.ts';
import { removeCached, cacheLazily } from '../dependencies/result-cache.ts';
import { lazy } from '../dependencies/tracking.ts';
import { freeVariables } from '../../cel/ast.ts';

/** A condition without errors. */
export interface Condition {
  /** Source text. */
  readonly text: string;
  /**
   * Typed expression, created lazily: its types belong to one model, but whether it is valid may be cached from the
   * previous one.
   */
  readonly expression: TypedExpression;
  /** Variables that the condition reads. A rule that reads `old` applies to updates only. */
  readonly variablesRead: ReadonlySet<string>;
}

/** The schema or operation that contains a condition. */
export interface ConditionOwner {
  /** Unique among all conditions. */
  readonly key: string;
  /** Reads the part of the model that contains the condition, to record the dependency. */
  readonly read: () => unknown;
}

/** Type-checks a condition in its scope; reports errors and returns `undefined` if it is invalid. */
export type ConditionChecker = (rule: RuleText, owner: ConditionOwner, scope: () => Scope) => Condition | undefined;

type Finding = Parameters<Report['add']>;

/** Creates the type checker of a model's conditions. Errors are reported on each check, cached or not. */
export function createConditionChecker(api: Api, report: (...finding: Finding) => void): ConditionChecker {
  const parse = createCachedParser(api);
  return ({ node, text }, { key, read }, scope) => {
    if (node.kind !== 'scalar') return undefined;
    const findings: Finding[] = [];
    const check = lazy(() =>
      checkRule(
        text,
        scope(),
        ({ code, range, ...finding }) => {
          findings.push([code, { ...finding, location: locateInScalar(node, range) }]);
        },
        parse,
      ),
    );
    const variablesRead = cacheLazily(api, key, () => {
      read();
      const expression = check();
      return expression && freeVariables(expression);
    })();
    for (const finding of findings) report(...finding);
    if (findings.length > 0) removeCached(api, key);
    return (
      variablesRead && {
        text,
        variablesRead,
        get expression() {
          return requireExpression(check());
        },
      }
    );
  };
}

/** Returns a condition with additional properties; its expression stays lazy. */
export function extendCondition<T extends object>(condition: Condition, properties: T): Condition & T {
  return {
    text: condition.text,
    variablesRead: condition.variablesRead,
    get expression() {
      return condition.expression;
    },
    ...properties,
  };
}

function requireExpression(expression: TypedExpression | undefined): TypedExpression {
  if (expression === undefined)
    throw new Error('a valid condition became invalid, although none of its inputs changed');
  return expression;
}

/** Returns a parser that caches by source text, also across models. */
function createCachedParser(api: Api): typeof parseRule {
  return (text, report) => {
    const parsed = cacheLazily(api, `rule ${text}`, () => {
      const errors: CelDiagnostic[] = [];
      return { syntax: parseRule(text, (problem) => errors.push(problem)), problems: errors };
    });
    const { syntax, problems } = parsed();
    problems.forEach(report);
    return syntax;
  };
}
