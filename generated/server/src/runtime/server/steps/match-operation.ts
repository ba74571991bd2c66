// Step: which operation a request means.

import { exchangeOf, type Arrival, type Exchange } from '../request-context.js';
import { planOf } from '../operation-plan.js';
import { refusal, type Refusal } from '../http-error.js';
import type { Route } from '../router.js';
import { recordOf } from '../value-shape.js';
import type { Operation } from '../operation-table.js';

/** HEAD means the GET of its path unless the document has a HEAD. */
export function matchOperation<Tx>(arrival: Arrival<Tx>): Exchange<Tx> | Refusal {
  const route = arrival.setting.router.find(arrival.path);
  if (!route) return refusal(404, 'Not found');
  const { operations, allow } = route;
  arrival.allow = allow;
  const { method } = arrival.request;
  const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
  if (!operation) return refusal(405, 'Method Not Allowed', { Allow: allow.join(', ') });
  return exchangeOf(arrival, operation, textsOf(route, operation));
}

function textsOf<Tx>({ values, named }: Route<Tx>, operation: Operation<Tx>): Exchange<Tx>['pathTexts'] {
  const known = named.get(operation);
  if (known) return known;
  const texts = recordOf(
    planOf(operation).parameters.map((name, index) => [name, values[index] ?? '']),
  ) as Exchange<Tx>['pathTexts']; // each is a text
  named.set(operation, texts);
  return texts;
}
