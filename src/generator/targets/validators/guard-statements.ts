// Bodies of guards: statements that return `false` for invalid values, merged, and the result for all other values.

import { and, literal, negate, not, or, returnStatement, when } from '../../code/typescript/build-tree.ts';
import { reachable } from '../../code/typescript/inspect-tree.ts';
import type { Expression, Statement } from '../../code/typescript/tree.ts';
import { isFailureTest } from './statement-template-views.ts';

/** Returns the body of a guard from statements that return `false` for invalid values. */
export function guardStatements(statements: readonly Statement[]): readonly Statement[] {
  return reachable(returnResult(mergeFailures(statements)));
}

/** Adds the result of the last statement, which returns it if possible. */
function returnResult(statements: readonly Statement[]): readonly Statement[] {
  const last = statements.at(-1);
  const previous = statements.slice(0, -1);
  const isValid = returnStatement(literal(true));
  const outer = last?.kind === 'if' && !last.else && !isChain(last.test) ? last : undefined;
  if (last && isFailureTest(last)) return [...previous, returnStatement(negate(last.test))];
  // The values that the condition excludes are valid, so the statements need not be nested in it.
  if (outer) return [...previous, ...when(not(outer.test), [isValid]), ...returnResult(outer.then)];
  if (last?.kind !== 'switch' || !last.default) return [...statements, isValid];
  const cases = last.cases.map(({ values, body }) => ({ values, body: reachable(returnResult(mergeFailures(body))) }));
  return [...previous, { ...last, cases, default: reachable([...last.default, isValid]) }];
}

/** Returns whether a test has several conditions. */
function isChain(test: Expression): boolean {
  return test.kind === 'binary' && (test.operator === '&&' || test.operator === '||');
}

/** Maximum number of conditions in one statement, for readability. */
const maxMergedConditions = 24;

/** Merges consecutive statements that return `false` under a condition. */
function mergeFailures(statements: readonly Statement[]): readonly Statement[] {
  const merged: Statement[] = [];
  let conditionCount = 0;
  for (const statement of statements.map(mergeNestedFailures)) {
    const previous = merged.at(-1);
    if (previous && isFailureTest(previous) && isFailureTest(statement) && conditionCount < maxMergedConditions) {
      merged[merged.length - 1] = { ...previous, test: or(previous.test, statement.test) };
      conditionCount++;
    } else {
      merged.push(statement);
      conditionCount = 1;
    }
  }
  return merged;
}

function mergeNestedFailures(statement: Statement): Statement {
  switch (statement.kind) {
    case 'block':
    case 'for':
    case 'forOf':
    case 'forIn':
      return { ...statement, body: mergeFailures(statement.body) };
    case 'if': {
      if (statement.else)
        return { ...statement, then: mergeFailures(statement.then), else: mergeFailures(statement.else) };
      const then = mergeFailures(statement.then);
      const [only, ...others] = then;
      return only && others.length === 0 && isFailureTest(only)
        ? { ...only, test: and(statement.test, only.test) }
        : { ...statement, then };
    }
    case 'switch':
    case 'return':
    case 'expression':
    case 'variable':
      return statement;
  }
}
