// Step: merges an update into the resource, and validates the result.

import type { Exchange } from '../request-context.ts';
import { merge } from '../body/merge-patch.ts';
import { isOfText } from '../body/unstorable-text.ts';

/**
 * If the body is invalid, only rules are reported for the merged resource: other problems would repeat those of the
 * body.
 */
export function mergeBody<Tx>(exchange: Exchange<Tx>): undefined {
  const { operation, setting, resource, body, now, problems } = exchange;
  const { update, checks } = operation;
  exchange.merged = undefined;
  if (!update || !resource) return;
  exchange.merged =
    body === undefined ? resource.value : merge(resource.value, body, update.merge, update.shape, setting.table.shapes);
  const wrong = problems.some((problem) => !('in' in problem) && problem.keyword !== 'rule' && !isOfText(problem));
  if (!checks.merged || (wrong && body === undefined)) return;
  const known = new Set(problems.map(({ field, message }) => `${field} ${message}`));
  for (const problem of checks.merged(exchange.merged, now.getTime(), resource.value)) {
    if ((!wrong || problem.keyword === 'rule') && !known.has(`${problem.field} ${problem.message}`))
      problems.push(problem);
  }
}
