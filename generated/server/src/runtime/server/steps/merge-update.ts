// Request pipeline step: merges an update into the resource, and validates the result.

import type { Problem } from '../../validation/problem.js';
import type { RequestContext } from '../request-context.js';
import { mergeBody } from '../body/merge-body.js';
import { isUnstorableTextProblem } from '../body/unstorable-text.js';

/**
 * If the body is invalid, only rule violations are reported for the merged resource, because other problems would
 * duplicate those already reported for the body.
 */
export function mergeUpdate<Tx>(context: RequestContext<Tx>): undefined {
  const { operation, service, resource, body, now, problems } = context;
  const { update, checks } = operation;
  context.merged = undefined;
  if (!update || !resource) return;
  context.merged =
    body === undefined
      ? resource.value
      : mergeBody(resource.value, body, update.merge, update.shape, service.table.shapes);
  const hasInvalidBody = problems.some(
    (problem) => !isParameterProblem(problem) && problem.keyword !== 'rule' && !isUnstorableTextProblem(problem),
  );
  if (!checks.merged || (hasInvalidBody && body === undefined)) return;
  const reported = new Set(problems.map(({ field, message }) => `${field} ${message}`));
  const added = checks
    .merged(context.merged, now.getTime(), resource.value)
    .filter(
      ({ keyword, field, message }) => (!hasInvalidBody || keyword === 'rule') && !reported.has(`${field} ${message}`),
    );
  if (added.length > 0) context.problems = [...problems, ...added];
}

/** Whether a problem concerns a parameter: only those have a parameter location (`in`). */
function isParameterProblem(problem: Problem): boolean {
  return 'in' in problem;
}
