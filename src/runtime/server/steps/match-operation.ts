// Step: matches the request to an operation.

import { exchangeOf, type Arrival, type Exchange } from '../request-context.ts';
import { planOf } from '../operation-plan.ts';
import { refusal, type Refusal } from '../http-error.ts';
import type { Route } from '../router.ts';
import { recordOf } from '../value-shape.ts';
import type { Operation } from '../operation-table.ts';

/** HEAD falls back to the path's GET operation. */
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
  ) as Exchange<Tx>['pathTexts']; // all values are strings
  named.set(operation, texts);
  return texts;
}
