// Step: adds the warnings of a deprecated operation.

import { isSuccess } from '../response/is-success.ts';
import type { Exchange } from '../request-context.ts';
import { isRecord } from '../value-shape.ts';

/** By the document's convention, a success gets another status and, if its body is an object, an array of warnings. */
export function answerWarnings<Tx>(exchange: Exchange<Tx>): undefined {
  const { setting, response } = exchange;
  const convention = setting.table.conventions.deprecation;
  const warnings = warningsOf(exchange);
  if (!convention || !warnings || !isSuccess(response.status)) return;
  const { body = {} } = response;
  const told = isRecord(body) ? { ...body, [convention.warnings]: warnings } : body;
  exchange.response = { ...response, status: convention.status, body: told };
}

function warningsOf<Tx>({ operation, setting }: Exchange<Tx>): readonly unknown[] | undefined {
  const { deprecation } = setting.options;
  if (deprecation) return deprecation(operation.id);
  return operation.deprecated
    ? [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }]
    : undefined;
}
