// Type checking of CEL conditions.

import type { CelExpressionText } from '../../openapi/extensions/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { parseRule } from '../../cel/parse.ts';
import { checkRule } from '../../cel/type-check.ts';
import type { Scope, TypedExpression } from '../../cel/checker-context.ts';
import { locateInScalar } from '../../cel/scalar-offsets.ts';
import { freeVariables } from '../../cel/ast.ts';

/** A condition without errors. */
export interface Condition {
  /** Source text. */
  readonly text: string;
  readonly expression: TypedExpression;
  /** Variables that the condition reads. A rule that reads `old` applies to updates only. */
  readonly variablesRead: ReadonlySet<string>;
}

/** Type-checks a condition in its scope. If it is invalid, reports the errors and returns `undefined`. */
export function checkCondition(
  { node, text }: CelExpressionText,
  scope: Scope,
  report: (...finding: Parameters<Report['add']>) => void,
  parse: typeof parseRule,
): Condition | undefined {
  if (node.kind !== 'scalar') return undefined;
  const expression = checkRule(
    text,
    scope,
    ({ code, range, ...finding }) => {
      report(code, { ...finding, location: locateInScalar(node, range) });
    },
    parse,
  );
  return expression && { text, expression, variablesRead: freeVariables(expression) };
}
