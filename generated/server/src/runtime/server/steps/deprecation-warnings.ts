// Request pipeline step: adds the warnings of a deprecated operation.

import { isSuccess } from '../response/is-success.js';
import type { RequestContext } from '../request-context.js';
import { isRecord } from '../value-shape.js';

/** Following the convention, gives a success a different status, and adds the warnings to an object body. */
export function addDeprecationWarnings<Tx>(context: RequestContext<Tx>): undefined {
  const { service, response } = context;
  const convention = service.table.conventions.deprecation;
  const warnings = findWarnings(context);
  if (!convention || !warnings || !isSuccess(response.status)) return;
  const { body = {} } = response;
  const bodyWithWarnings = isRecord(body) ? { ...body, [convention.warnings]: warnings } : body;
  context.response = { ...response, status: convention.status, body: bodyWithWarnings };
}

function findWarnings<Tx>({ operation, service }: RequestContext<Tx>): readonly unknown[] | undefined {
  const { deprecation } = service.options;
  if (deprecation) return deprecation(operation.id);
  return operation.deprecated
    ? [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }]
    : undefined;
}
