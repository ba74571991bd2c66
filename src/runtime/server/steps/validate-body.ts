// Request pipeline step: applies defaults to the body, validates it, and rounds its numbers.

import type { Problem } from '../../validation/problem.ts';
import type { RequestContext } from '../request-context.ts';
import { createErrorResponse, type ErrorResponse } from '../http-error.ts';
import { bytesToStrings } from '../body/bytes-to-strings.ts';
import { normalizeBody, applyDefaults } from '../body/normalize-body.ts';
import { roundNumbers } from '../body/round-to-allowed-values.ts';
import { checkStrings, type TextCheck } from '../body/unstorable-text.ts';
import type { OperationChecks } from '../operation-table.ts';
import type { ValueShape } from '../value-shape.ts';

const noProblems: readonly Problem[] = [];

/** One object, because compiled shapes are cached by object. */
const unconstrained: ValueShape = {};

export function validateBody<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, service, mediaType, contentType, now } = context;
  const { body, checks } = operation;
  if (!body || mediaType === undefined) return undefined;
  const { shapes } = service.table;
  const shape = body.contents[mediaType] ?? unconstrained;
  try {
    const normalized = normalizeBody(context.body, shape, shapes, body.defaults === true);
    const defaultFields = typeof body.defaults === 'object' ? body.defaults : undefined;
    const bodyWithDefaults = defaultFields ? applyDefaults(normalized, defaultFields, shape, shapes) : normalized;
    const foundProblems = findProblems(checks, contentType, bodyWithDefaults);
    const problemsWithDefaults =
      body.defaults && !foundProblems.every(isRule)
        ? omitProblemsCausedByDefaults(
            foundProblems,
            findProblems(
              checks,
              contentType,
              defaultFields ? normalized : normalizeBody(context.body, shape, shapes, false),
            ),
          )
        : foundProblems;
    // Rounding comes after validation, so that it cannot make an invalid value valid. Rules apply to the rounded
    // values.
    context.body = problemsWithDefaults.every(isRule)
      ? roundNumbers(bodyWithDefaults, shape, shapes)
      : bodyWithDefaults;
    const problems =
      context.body === bodyWithDefaults
        ? problemsWithDefaults
        : findProblems(checks, contentType, context.body).filter(isRule);
    const stringProblems = service.options.checkText
      ? findUnstorableText(bodyWithDefaults, service.options.checkText, problems)
      : [];
    // A rule is evaluated if the properties that it reads are valid, even if others are invalid.
    const ruleProblems = checks.rules?.(context.body, now.getTime(), contentType).filter(isRule) ?? [];
    const newRuleProblems = ruleProblems.filter((rule) => !problems.some((problem) => isSame(problem, rule)));
    if (problems.length + stringProblems.length + newRuleProblems.length > 0)
      context.problems = [...context.problems, ...problems, ...stringProblems, ...newRuleProblems];
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return createErrorResponse(400, 'The request body is nested too deeply.');
    throw error;
  }
}

function findProblems(checks: OperationChecks, contentType: string, value: unknown): readonly Problem[] {
  return checks.body?.(contentType, bytesToStrings(value)) ?? noProblems;
}

/** Returns the problems of strings that have no other problem. */
function findUnstorableText(value: unknown, checkText: TextCheck, reported: readonly Problem[]): readonly Problem[] {
  const reportedPointers = new Set(reported.map(({ pointer }) => pointer));
  return (checkStrings(value, checkText) ?? []).filter(({ pointer }) => !reportedPointers.has(pointer));
}

/**
 * Returns the problems of a body with defaults. Defaults may satisfy requirements, but must not invalidate a body that
 * is valid as sent.
 */
function omitProblemsCausedByDefaults(problems: readonly Problem[], asSent: readonly Problem[]): readonly Problem[] {
  const problemsAsSent = asSent.filter((problem) => !isRule(problem));
  const remaining = problems.filter(
    (problem) => isRule(problem) || problemsAsSent.some((sentProblem) => isSame(problem, sentProblem)),
  );
  // Invalid both with and without defaults, for different reasons.
  return problemsAsSent.length > 0 && remaining.every(isRule) ? problems : remaining;
}

function isSame(a: Problem, b: Problem): boolean {
  return a.pointer === b.pointer && a.keyword === b.keyword && a.schema === b.schema;
}

function isRule({ keyword }: Problem): boolean {
  return keyword === 'rule';
}
