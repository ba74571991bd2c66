// Step: an update merged into the resource, and the whole judged.

import type { Exchange } from '../request-context.js';
import { merge } from '../body/merge-patch.js';
import { isOfText } from '../body/unstorable-text.js';

/**
 * Where the body is wrong as far as it goes, of the whole only the rules are told of that are asked even so, since what they
 * read is right: the rest would be found wrong again.
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
