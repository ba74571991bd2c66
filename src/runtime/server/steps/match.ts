// Step: which operation a request means.

import { exchangeOf, type Arrival, type Exchange } from '../exchange.ts';
import { planOf } from '../plan.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { recordOf } from '../shape.ts';

/** HEAD means the GET of its path unless the document has a HEAD. */
export function matchOperation<Tx>(arrival: Arrival<Tx>): Exchange<Tx> | Refusal {
  const route = arrival.setting.router.find(arrival.path);
  if (!route) return refusal(404, 'Not found');
  const { operations, values, allow } = route;
  arrival.allow = allow;
  const { method } = arrival.request;
  const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
  if (!operation) return refusal(405, 'Method Not Allowed', { Allow: allow.join(', ') });
  const texts = planOf(operation).parameters.map((name, index) => [name, values[index] ?? ''] as const);
  return exchangeOf(arrival, operation, recordOf(texts) as Exchange<Tx>['pathTexts']); // each is a text
}
