// Step: the parameters are read; those of the path must be able to name something.

import type { Exchange } from '../request-context.ts';
import { decoded } from '../../parameters/raw-request.ts';
import { refusal, type Refusal } from '../http-error.ts';
import { recordOf } from '../value-shape.ts';

/** Problems of the other parameters wait until the body is judged, too. */
export function checkPath<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, pathTexts, query, request, now } = exchange;
  if (!operation.checks.parameters) {
    exchange.parameters = {
      ...exchange.parameters,
      path: recordOf(Object.entries(pathTexts).map(([name, text]) => [name, decoded(text, false)])),
    };
    return undefined;
  }
  exchange.parameters = operation.checks.parameters(
    { path: pathTexts, query, headers: request.headers },
    now.getTime(),
  );
  return exchange.parameters.problems.some((problem) => problem.in === 'path') ? refusal(404, 'Not found') : undefined;
}
