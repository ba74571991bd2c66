// Step: which operation a request means.

import { exchangeOf, type Arrival, type Exchange } from '../exchange.js';
import { refusal, type Refusal } from '../refusal.js';
import { parameterNames } from '../router.js';
import { recordOf } from '../shape.js';

/** HEAD means the GET of its path unless the document has a HEAD. */
export function matchOperation<Tx>(arrival: Arrival<Tx>): Exchange<Tx> | Refusal {
  const route = arrival.setting.router.find(arrival.path);
  if (!route) return refusal(404, 'Not found');
  const { operations, values } = route;
  arrival.allow = methodsOf(operations.keys());
  const { method } = arrival.request;
  const operation = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined);
  if (!operation) return refusal(405, 'Method Not Allowed', { Allow: arrival.allow.join(', ') });
  const texts = parameterNames(operation.path).map((name, index) => [name, values[index] ?? ''] as const);
  return exchangeOf(arrival, operation, recordOf(texts) as Exchange<Tx>['pathTexts']); // each is a text
}

/** The methods that a path answers: with GET comes HEAD, and OPTIONS always. */
export function methodsOf(methods: Iterable<string>): readonly string[] {
  const all = new Set(methods);
  if (all.has('GET')) all.add('HEAD');
  all.add('OPTIONS');
  return [...all].sort();
}
