// Bodies of functions that collect problems in the variable `problems`, or return them directly.

import {
  call,
  constVariable,
  letVariable,
  literal,
  not,
  returnStatement,
  when,
} from '../../code/typescript/build-tree.ts';
import { isSameNode, mentions, reachable } from '../../code/typescript/inspect-tree.ts';
import type { Expression, Statement, SwitchCase, SwitchStatement } from '../../code/typescript/tree.ts';
import { messages } from './messages.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import { symbols, variables } from './variables.ts';

/**
 * Returns the body of a function that collects problems in the variable `problems`. `location` is the location of the
 * validated schema, for statements that use the variable `schema`.
 */
export function problemsBody(statements: readonly Statement[], location?: string): readonly Statement[] {
  const { returns, others } = returnEarly(statements);
  const usesLocation = location !== undefined && mentions(statements, symbols.schema);
  return reachable([
    ...(usesLocation ? [constVariable(symbols.schema, literal(location))] : []),
    ...returns,
    ...(returnDirectly(others) ?? collect(others)),
  ]);
}

const returnNoProblems = returnStatement(literal(undefined));

/**
 * Returns statements that return the problems without the variable `problems`; `undefined` if one of them is not the
 * only problem, or not simple.
 */
function returnDirectly(statements: readonly Statement[]): readonly Statement[] | undefined {
  const [first, ...others] = statements;
  if (!first) return [returnNoProblems];
  if (first.kind === 'variable') {
    const next = others.length > 0 ? returnDirectly(others) : undefined;
    return next && [first, ...next];
  }
  if (others.length > 0) return undefined;
  if (first.kind === 'if') {
    const [then, otherwise] = [returnDirectly(first.then), returnDirectly(first.else ?? [])];
    return then && otherwise && [...when(first.test, then), ...otherwise];
  }
  if (first.kind === 'switch') return first.default && returnFromCases(first, first.default);
  const problems = problemsWithoutPrevious(first);
  return problems && [returnStatement(problems)];
}

function returnFromCases(
  statement: SwitchStatement,
  otherCases: readonly Statement[],
): readonly Statement[] | undefined {
  const cases = statement.cases.flatMap(({ values, body }): SwitchCase | readonly [] => {
    const direct = returnDirectly(body);
    return direct ? { values, body: direct } : [];
  });
  const otherwise = returnDirectly(otherCases);
  return otherwise && cases.length === statement.cases.length
    ? [{ ...statement, cases, default: otherwise }]
    : undefined;
}

/** Returns the statements with the declaration of the variable that they assign, and its result. */
function collect(statements: readonly Statement[]): readonly Statement[] {
  const [first, ...others] = statements;
  const merged = first && mergedProblems(first);
  return [
    ...(merged
      ? [letVariable(symbols.problems, undefined, merged), ...others]
      : [letVariable(symbols.problems, runtimeType('Problems')), ...statements]),
    returnStatement(variables.problems),
  ];
}

/** Returns the problems after a statement that assigns them, if there are none before it; `undefined` for others. */
function problemsWithoutPrevious(statement: Statement): Expression | undefined {
  const merged = mergedProblems(statement);
  if (merged) return merged;
  if (statement.kind !== 'expression' || statement.expression.kind !== 'assign') return undefined;
  const { target, value } = statement.expression;
  if (value.kind !== 'call' || !isSameNode(value.callee, runtime('reportAt'))) return undefined;
  const [previous, ...others] = value.arguments;
  return previous && isSameNode(previous, target) ? call(value.callee, literal(undefined), ...others) : undefined;
}

/** Returns the problems that a statement adds to others with `mergeProblems`; `undefined` for others. */
function mergedProblems(statement: Statement): Expression | undefined {
  if (statement.kind !== 'expression' || statement.expression.kind !== 'assign') return undefined;
  const { value } = statement.expression;
  if (value.kind !== 'call' || !isSameNode(value.callee, runtime('mergeProblems'))) return undefined;
  const [, found] = value.arguments;
  return found && !mentions([found], symbols.problems) ? found : undefined;
}

/** Moves statements out of conditions that decide the result, so that they are not nested. */
function returnEarly(statements: readonly Statement[]): {
  readonly returns: readonly Statement[];
  readonly others: readonly Statement[];
} {
  const [only, ...more] = statements;
  if (more.length > 0 || only?.kind !== 'if') return { returns: [], others: statements };
  const { test, then, else: otherwise = [] } = only;
  const problem = rejectedValue(then);
  if (problem) {
    const { returns, others } = returnEarly(otherwise);
    return { returns: [...when(test, [returnStatement(problem)]), ...returns], others };
  }
  const isWholeBody = otherwise.length === 0 && then[0]?.kind !== 'expression';
  if (!isWholeBody) return { returns: [], others: statements };
  const { returns, others } = returnEarly(then);
  return { returns: [...when(not(test), [returnStatement(literal(undefined))]), ...returns], others };
}

/** Returns the problem of a value if the statements only report that; `undefined` otherwise. */
function rejectedValue([only, ...others]: readonly Statement[]): Expression | undefined {
  if (others.length > 0 || only?.kind !== 'expression' || only.expression.kind !== 'assign') return undefined;
  const { value } = only.expression;
  if (value.kind !== 'call' || !isSameNode(value.callee, runtime('reportAt'))) return undefined;
  const [, pointer, schema, path, message, ...optionalKeyword] = value.arguments;
  if (!pointer || !schema || !path || !message || !isSameNode(pointer, literal(''))) return undefined;
  const isType = isSameNode(path, literal('type')) && optionalKeyword.length === 0;
  const expected = isType ? expectedType(message) : undefined;
  return expected === undefined
    ? call(runtime('rejectValue'), schema, path, message, ...optionalKeyword)
    : call(runtime('rejectType'), schema, literal(expected));
}

/** Returns the expected type that a message mentions; `undefined` for other messages. */
function expectedType(message: Expression): string | undefined {
  return message.kind === 'literal' && typeof message.value === 'string'
    ? messages.expectedType(message.value)
    : undefined;
}
