// Step: parses the parameters; an invalid path parameter is 404.

import type { Exchange } from '../request-context.ts';
import { decoded } from '../../parameters/raw-request.ts';
import { refusal, type Refusal } from '../http-error.ts';
import { recordOf } from '../value-shape.ts';

/** Problems of other parameters are reported together with those of the body. */
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
