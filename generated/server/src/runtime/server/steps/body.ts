// Step: the body as the service takes it, and what is wrong with it.

import type { Exchange } from '../exchange.js';
import { refusal, type Refusal } from '../refusal.js';
import { judgeable } from '../body/bytes.js';
import { conform, withDefaults } from '../body/conform.js';

export function checkBody<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, setting, mediaType, now } = exchange;
  const { body, checks } = operation;
  if (!body || mediaType === undefined) return undefined;
  const { shapes } = setting.table;
  const shape = body.contents[mediaType] ?? {};
  try {
    const own = conform(exchange.body, shape, shapes, body.defaults === true);
    exchange.body = typeof body.defaults === 'object' ? withDefaults(own, body.defaults, shape, shapes) : own;
    const problems = checks.body?.(mediaType, judgeable(exchange.body)) ?? [];
    exchange.problems.push(...problems);
    if (problems.length > 0 || !checks.rules) return undefined;
    exchange.problems.push(...checks.rules(exchange.body, now.getTime()).filter(({ keyword }) => keyword === 'rule'));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, 'The request body is nested too deeply.');
    throw error;
  }
}
