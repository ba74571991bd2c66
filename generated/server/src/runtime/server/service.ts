// Service: runs requests through the pipeline.

import { buildResponse, buildErrorResponse } from './response/build-response.js';
import { createDefaultHeaders } from './response/default-headers.js';
import type { IncomingRequest, RequestContext, ServiceContext } from './request-context.js';
import type { Host } from './host.js';
import type { ServiceRequest, ServiceResponse } from './http.js';
import type { ServiceOptions } from './service-options.js';
import { isPromise } from './is-promise.js';
import { createErrorResponse, getErrorResponse, type ErrorResponse } from './http-error.js';
import { createRouter, allowedMethods } from './router.js';
import { steps, type StepResult, type InnerStep, type OuterStep } from './pipeline.js';
import { createUnknownPathDescriber } from './unknown-path.js';
import type { OperationTable } from './operation-table.js';

/** A service, which adapters connect to an HTTP server. */
export interface Service {
  /** Handles a request. Never rejects. */
  handle(request: ServiceRequest): Promise<ServiceResponse>;
}

/** Creates a service from an operation table. */
export function createServiceFromTable<Tx>(
  table: OperationTable<Tx>,
  host: Host<Tx>,
  options: ServiceOptions = {},
): Service {
  const report: ServiceContext<Tx>['report'] = options.onError ?? ((error) => console.error(error));
  const { headers } = options;
  // Frozen, so that header templates can be cached by these headers.
  const frozenHeaders = typeof headers === 'object' ? { headers: Object.freeze({ ...headers }) } : {};
  const service: ServiceContext<Tx> = {
    table,
    host,
    options: { ...options, ...frozenHeaders },
    router: createRouter(table.operations),
    describeUnknownPath: createUnknownPathDescriber(table.operations),
    defaultHeaders: createDefaultHeaders(table, options),
    headerTemplates: new WeakMap(),
    report,
  };
  return { handle: (request) => Promise.resolve(handleRequest(createIncomingRequest(service, request))) };
}

function createIncomingRequest<Tx>(service: ServiceContext<Tx>, request: ServiceRequest): IncomingRequest<Tx> {
  const { target } = request;
  const end = target.indexOf('?');
  return {
    service,
    request,
    path: end < 0 ? target : target.slice(0, end),
    query: end < 0 ? '' : target.slice(end + 1),
    allow: undefined,
  };
}

const [matchStep, ...remainingSteps] = steps;
const beforeSteps = remainingSteps.filter((step): step is OuterStep => step.stage === 'before');
const afterSteps = remainingSteps.filter((step): step is OuterStep => step.stage === 'after');
const unitSteps = remainingSteps.filter((step): step is InnerStep => step.stage === 'unit');

/** Never throws or rejects. */
function handleRequest<Tx>(incoming: IncomingRequest<Tx>): Promise<ServiceResponse> | ServiceResponse {
  let context: RequestContext<Tx> | undefined;
  try {
    const options = respondToOptions(incoming);
    if (options) return options;
    const matched = matchStep.run(incoming);
    if (!('operation' in matched)) return buildErrorResponse(incoming, undefined, matched);
    context = matched;
    const stepResult = runSteps(context);
    return isPromise(stepResult)
      ? stepResult.then(
          (result) => respondToResult(matched, result),
          (error: unknown) => respondToException(incoming, matched, error),
        )
      : respondToResult(matched, stepResult);
  } catch (error) {
    return respondToException(incoming, context, error);
  }
}

/** Responds to the result of the steps. */
function respondToResult<Tx>(context: RequestContext<Tx>, result: StepResult): ServiceResponse {
  try {
    return result ? buildErrorResponse(context, context, result) : buildResponse(context, context, context.response);
  } catch (error) {
    return respondToException(context, context, error);
  }
}

/** Also catches exceptions of the service's callbacks (`onError`, `headers`), because adapters expect a response. */
function respondToException<Tx>(
  incoming: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  error: unknown,
): ServiceResponse {
  try {
    return buildErrorResponse(incoming, context, getErrorResponse(error) ?? reportException(incoming, context, error));
  } catch {
    return { status: 500, headers: [['Content-Length', '0']] };
  }
}

/**
 * Responds to OPTIONS with the methods of the path; `undefined` for other methods, and if the document declares
 * OPTIONS.
 */
function respondToOptions<Tx>(incoming: IncomingRequest<Tx>): ServiceResponse | undefined {
  if (incoming.request.method !== 'OPTIONS') return undefined;
  const { router, table } = incoming.service;
  const isServerWide = incoming.path === '*';
  const route = router.find(incoming.path);
  if (!isServerWide && (!route || route.operations.has('OPTIONS'))) return undefined;
  incoming.allow = isServerWide ? allowedMethods(table.operations.map(({ method }) => method)) : (route?.allow ?? []);
  return buildResponse(incoming, undefined, { status: 204, headers: { Allow: incoming.allow.join(', ') } });
}

function runSteps<Tx>(context: RequestContext<Tx>): Promise<StepResult> | StepResult {
  return runOuterSteps(beforeSteps, context, runUnitAndAfter);
}

/** Runs the unit of work and the steps after it. */
function runUnitAndAfter<Tx>(context: RequestContext<Tx>): Promise<StepResult> | StepResult {
  const result = runUnitOfWork(context);
  return isPromise(result)
    ? result.then((awaited) => awaited ?? runOuterSteps(afterSteps, context, endSteps))
    : (result ?? runOuterSteps(afterSteps, context, endSteps));
}

const endSteps = (): undefined => undefined;

/**
 * Runs the steps, starting at index `from`, and then `next`. Most are synchronous; a promise for each would take longer
 * than the steps themselves.
 */
function runOuterSteps<Tx>(
  steps: readonly OuterStep[],
  context: RequestContext<Tx>,
  next: (context: RequestContext<Tx>) => Promise<StepResult> | StepResult,
  from = 0,
): Promise<StepResult> | StepResult {
  for (let index = from; index < steps.length; index++) {
    const result = steps[index]?.run(context);
    if (isPromise(result)) return result.then((awaited) => awaited ?? runOuterSteps(steps, context, next, index + 1));
    if (result) return result;
  }
  return next(context);
}

/** Runs the steps of the unit of work, starting at index `from`. */
function runUnitSteps<Tx>(context: RequestContext<Tx>, tx: Tx, from = 0): Promise<StepResult> | StepResult {
  for (let index = from; index < unitSteps.length; index++) {
    const result = unitSteps[index]?.run(context, tx);
    if (isPromise(result)) return result.then((awaited) => awaited ?? runUnitSteps(context, tx, index + 1));
    if (result) return result;
  }
  return undefined;
}

/** Message of the exception that rolls back a unit of work without being an error. */
const rollbackMessage = 'the unit of work is rolled back';

/** Result of a unit of work. */
interface UnitOutcome {
  errorResponse: ErrorResponse | undefined;
  /** Whether the handler's response rolls back the unit of work. */
  isRolledBack: boolean;
}

/**
 * Runs the unit of work. A failed step, or an error response without `commit`, throws an exception through the host,
 * which rolls back.
 */
function runUnitOfWork<Tx>(context: RequestContext<Tx>): Promise<StepResult> | StepResult {
  const outcome: UnitOutcome = { errorResponse: undefined, isRolledBack: false };
  try {
    const transaction = context.service.host.transact(context.operation.mode, (tx) => runUnit(context, tx, outcome));
    return isPromise(transaction)
      ? transaction.then(
          () => outcome.errorResponse,
          (error: unknown) => concludeException(outcome, error),
        )
      : outcome.errorResponse;
  } catch (error) {
    return concludeException(outcome, error);
  }
}

/** Returns the error response that rolled back the unit of work; rethrows other exceptions. */
function concludeException({ errorResponse, isRolledBack }: UnitOutcome, error: unknown): StepResult {
  if (!errorResponse && !isRolledBack) throw error;
  return errorResponse;
}

function runUnit<Tx>(context: RequestContext<Tx>, tx: Tx, outcome: UnitOutcome): Promise<void> | void {
  outcome.isRolledBack = false;
  const unitResult = runUnitSteps(context, tx);
  return isPromise(unitResult)
    ? unitResult.then((result) => concludeUnit(context, result, outcome))
    : concludeUnit(context, unitResult, outcome);
}

function concludeUnit<Tx>({ response }: RequestContext<Tx>, result: StepResult, outcome: UnitOutcome): void {
  outcome.errorResponse = result;
  if (result) throw new Error(rollbackMessage);
  if (response.status < 400 || response.commit) return;
  outcome.isRolledBack = true;
  throw new Error(rollbackMessage);
}

function reportException<Tx>(
  { service, request }: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  error: unknown,
): ErrorResponse {
  service.report(error, { request, operation: context?.operation.id });
  return createErrorResponse(500, 'Internal server error');
}
