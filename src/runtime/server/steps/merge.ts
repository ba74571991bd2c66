// Step: an update merged into the resource, and the whole judged.

import type { Exchange } from '../exchange.ts';
import { merge } from '../body/merge.ts';
import { isOfText } from '../body/texts.ts';

/** Judged only where the body is right as far as it goes: what is wrong there would be found wrong again in the whole. */
export function mergeBody<Tx>(exchange: Exchange<Tx>): undefined {
  const { operation, setting, resource, body, now, problems } = exchange;
  const { update, checks } = operation;
  exchange.merged = undefined;
  if (!update || !resource) return;
  exchange.merged = body === undefined ? resource.value : merge(resource.value, body, update.merge, update.shape, setting.table.shapes);
  if (!checks.merged || problems.some((problem) => !('in' in problem) && problem.keyword !== 'rule' && !isOfText(problem))) return;
  const known = new Set(problems.map(({ field, message }) => `${field} ${message}`));
  for (const problem of checks.merged(exchange.merged, now.getTime(), resource.value)) {
    if (!known.has(`${problem.field} ${problem.message}`)) problems.push(problem);
  }
}
