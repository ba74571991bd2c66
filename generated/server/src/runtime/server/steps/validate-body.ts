// Request pipeline step: applies defaults to the body, validates it, and rounds its numbers.

import type { Problem } from '../../validation/problem.js';
import type { RequestContext } from '../request-context.js';
import { createErrorResponse, type ErrorResponse } from '../http-error.js';
import { bytesToStrings } from '../body/bytes-to-strings.js';
import { normalizeBody, applyDefaults } from '../body/normalize-body.js';
import { roundNumbers } from '../body/round-to-allowed-values.js';
import { checkStrings } from '../body/unstorable-text.js';
import type { ValueShape } from '../value-shape.js';

/** One object, because compiled shapes are cached by object. */
const unconstrained: ValueShape = {};

export function validateBody<Tx>(context: RequestContext<Tx>): ErrorResponse | undefined {
  const { operation, service, mediaType, contentType, now } = context;
  const { body, checks } = operation;
  if (!body || mediaType === undefined) return undefined;
  const { shapes } = service.table;
  const shape = body.contents[mediaType] ?? unconstrained;
  try {
    const check = (value: unknown): readonly Problem[] => checks.body?.(contentType, bytesToStrings(value)) ?? [];
    const normalized = normalizeBody(context.body, shape, shapes, body.defaults === true);
    const defaultFields = typeof body.defaults === 'object' ? body.defaults : undefined;
    const bodyWithDefaults = defaultFields ? applyDefaults(normalized, defaultFields, shape, shapes) : normalized;
    const problemsWithDefaults = omitProblemsCausedByDefaults(check(bodyWithDefaults), () =>
      body.defaults ? check(defaultFields ? normalized : normalizeBody(context.body, shape, shapes, false)) : undefined,
    );
    // Rounding comes after validation, so that it cannot make an invalid value valid. Rules apply to the rounded
    // values.
    context.body = problemsWithDefaults.every(isRule)
      ? roundNumbers(bodyWithDefaults, shape, shapes)
      : bodyWithDefaults;
    const problems = context.body === bodyWithDefaults ? problemsWithDefaults : check(context.body).filter(isRule);
    // Strings that already have a problem are not reported again.
    const reportedPointers = new Set(problems.map(({ pointer }) => pointer));
    const stringProblems = service.options.checkText
      ? (checkStrings(bodyWithDefaults, service.options.checkText) ?? []).filter(
          ({ pointer }) => !reportedPointers.has(pointer),
        )
      : [];
    context.problems = [...context.problems, ...problems, ...stringProblems];
    // A rule is evaluated if the properties that it reads are valid, even if others are invalid.
    const ruleProblems = checks.rules?.(context.body, now.getTime(), contentType).filter(isRule) ?? [];
    context.problems.push(...ruleProblems.filter((rule) => !problems.some((problem) => isSame(problem, rule))));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return createErrorResponse(400, 'The request body is nested too deeply.');
    throw error;
  }
}

/**
 * Returns the problems of a body with defaults. Defaults may satisfy requirements, but must not invalidate a body that
 * is valid as sent.
 */
function omitProblemsCausedByDefaults(
  problems: readonly Problem[],
  checkAsSent: () => readonly Problem[] | undefined,
): readonly Problem[] {
  if (problems.every(isRule)) return problems;
  const problemsAsSent = checkAsSent()?.filter((problem) => !isRule(problem));
  if (!problemsAsSent) return problems;
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
