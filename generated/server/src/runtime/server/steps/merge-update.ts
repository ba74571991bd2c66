// Step: merges an update into the resource, and validates the result.

import type { RequestContext } from '../request-context.js';
import { mergePatch } from '../body/merge-patch.js';
import { isTextProblem } from '../body/unstorable-text.js';

/**
 * If the body is invalid, only rules are reported for the merged resource: other problems would repeat those of the
 * body.
 */
export function mergeUpdate<Tx>(context: RequestContext<Tx>): undefined {
  const { operation, service, resource, body, now, problems } = context;
  const { update, checks } = operation;
  context.merged = undefined;
  if (!update || !resource) return;
  context.merged =
    body === undefined
      ? resource.value
      : mergePatch(resource.value, body, update.merge, update.shape, service.table.shapes);
  const isInvalid = problems.some(
    (problem) => !('in' in problem) && problem.keyword !== 'rule' && !isTextProblem(problem),
  );
  if (!checks.merged || (isInvalid && body === undefined)) return;
  const reported = new Set(problems.map(({ field, message }) => `${field} ${message}`));
  for (const problem of checks.merged(context.merged, now.getTime(), resource.value)) {
    if ((!isInvalid || problem.keyword === 'rule') && !reported.has(`${problem.field} ${problem.message}`))
      problems.push(problem);
  }
}
