// Service: runs requests through the pipeline.

import { answer, answerRefusal } from './response/raw-response.ts';
import { createAlways } from './response/default-headers.ts';
import type { Arrival, Exchange, Setting } from './request-context.ts';
import type { Host } from './host.ts';
import type { ServiceRequest, ServiceResponse } from './http.ts';
import type { ServiceOptions } from './service-options.ts';
import { isLater } from './maybe-promise.ts';
import { refusal, refusalOf, type Refusal } from './http-error.ts';
import { createRouter, methodsOf } from './router.ts';
import { steps, type Finding, type InnerStep, type OuterStep } from './pipeline.ts';
import type { ServiceTable } from './operation-table.ts';

/** A service, which adapters connect to an HTTP server. */
export interface Service {
  /** Handles a request. Never rejects. */
  handle(request: ServiceRequest): Promise<ServiceResponse>;
}

/** Creates the service of an operation table. */
export function serve<Tx>(table: ServiceTable<Tx>, host: Host<Tx>, options: ServiceOptions = {}): Service {
  const report: Setting<Tx>['report'] = options.onError ?? ((error) => console.error(error));
  const { headers } = options;
  // Frozen, so that header templates can be cached by it.
  const own = typeof headers === 'object' ? { headers: Object.freeze({ ...headers }) } : {};
  const setting: Setting<Tx> = {
    table,
    host,
    options: { ...options, ...own },
    router: createRouter(table.operations),
    always: createAlways(table, options),
    templates: new WeakMap(),
    report,
  };
  return { handle: (request) => respond(arrivalOf(setting, request)) };
}

function arrivalOf<Tx>(setting: Setting<Tx>, request: ServiceRequest): Arrival<Tx> {
  const { target } = request;
  const end = target.indexOf('?');
  return {
    setting,
    request,
    path: end < 0 ? target : target.slice(0, end),
    query: end < 0 ? '' : target.slice(end + 1),
    allow: undefined,
  };
}

const [match, ...others] = steps;
const before = others.filter((step): step is OuterStep => step.stage === 'before');
const after = others.filter((step): step is OuterStep => step.stage === 'after');
const inner = others.filter((step): step is InnerStep => step.stage === 'unit');

async function respond<Tx>(arrival: Arrival<Tx>): Promise<ServiceResponse> {
  let exchange: Exchange<Tx> | undefined;
  try {
    const options = optionsOf(arrival);
    if (options) return options;
    const matched = match.run(arrival);
    if (!('operation' in matched)) return answerRefusal(arrival, undefined, matched);
    exchange = matched;
    const proceeding = proceed(exchange);
    const refused = isLater(proceeding) ? await proceeding : proceeding;
    return refused ? answerRefusal(arrival, exchange, refused) : answer(arrival, exchange, exchange.response);
  } catch (error) {
    return answerError(arrival, exchange, error);
  }
}

/** Also catches exceptions of the service's own callbacks (`onError`, `headers`): adapters expect a response. */
function answerError<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, error: unknown): ServiceResponse {
  try {
    return answerRefusal(arrival, exchange, refusalOf(error) ?? failure(arrival, exchange, error));
  } catch {
    return { status: 500, headers: [['Content-Length', '0']] };
  }
}

/**
 * Responds to OPTIONS with the methods of the path; `undefined` for other methods, and if the document declares
 * OPTIONS.
 */
function optionsOf<Tx>(arrival: Arrival<Tx>): ServiceResponse | undefined {
  if (arrival.request.method !== 'OPTIONS') return undefined;
  const { router, table } = arrival.setting;
  const everywhere = arrival.path === '*';
  const route = router.find(arrival.path);
  if (!everywhere && (!route || route.operations.has('OPTIONS'))) return undefined;
  arrival.allow = everywhere ? methodsOf(table.operations.map(({ method }) => method)) : (route?.allow ?? []);
  return answer(arrival, undefined, { status: 204, headers: { Allow: arrival.allow.join(', ') } });
}

function proceed<Tx>(exchange: Exchange<Tx>): Promise<Finding> | Finding {
  const early = through(before, exchange);
  return isLater(early) ? early.then((late) => late ?? act(exchange)) : (early ?? act(exchange));
}

/** Runs the unit of work and the steps after it. */
function act<Tx>(exchange: Exchange<Tx>): Promise<Finding> | Finding {
  const refused = unitOfWork(exchange);
  return isLater(refused)
    ? refused.then((late) => late ?? through(after, exchange))
    : (refused ?? through(after, exchange));
}

/**
 * Runs the steps from `from` on. Most are synchronous: a promise for each would take longer than the steps themselves.
 */
function through<Tx>(steps: readonly OuterStep[], exchange: Exchange<Tx>, from = 0): Promise<Finding> | Finding {
  for (let index = from; index < steps.length; index++) {
    const found = steps[index]?.run(exchange);
    if (isLater(found)) return found.then((late) => late ?? through(steps, exchange, index + 1));
    if (found) return found;
  }
  return undefined;
}

/** Runs the steps of the unit of work from `from` on. */
function throughUnit<Tx>(exchange: Exchange<Tx>, tx: Tx, from = 0): Promise<Finding> | Finding {
  for (let index = from; index < inner.length; index++) {
    const found = inner[index]?.run(exchange, tx);
    if (isLater(found)) return found.then((late) => late ?? throughUnit(exchange, tx, index + 1));
    if (found) return found;
  }
  return undefined;
}

/** Message of the exception that rolls back a unit of work without being an error. */
const undoing = 'the unit of work is undone';

/** Result of a unit of work. */
interface Outcome {
  refusal: Refusal | undefined;
  /** Whether the handler's response rolls it back. */
  answered: boolean;
}

/**
 * Runs the unit of work. An early end, or an error response without `commit`, is thrown through the host, which rolls
 * back.
 */
function unitOfWork<Tx>(exchange: Exchange<Tx>): Promise<Finding> | Finding {
  const outcome: Outcome = { refusal: undefined, answered: false };
  const done = (): Finding => outcome.refusal;
  const undone = (error: unknown): Finding => {
    if (!outcome.refusal && !outcome.answered) throw error;
    return outcome.refusal;
  };
  try {
    const running = exchange.setting.host.transact(exchange.operation.mode, (tx) => runUnit(exchange, tx, outcome));
    return isLater(running) ? running.then(done, undone) : done();
  } catch (error) {
    return undone(error);
  }
}

function runUnit<Tx>(exchange: Exchange<Tx>, tx: Tx, outcome: Outcome): Promise<void> | void {
  outcome.answered = false;
  const running = throughUnit(exchange, tx);
  return isLater(running)
    ? running.then((found) => conclude(exchange, found, outcome))
    : conclude(exchange, running, outcome);
}

function conclude<Tx>({ response }: Exchange<Tx>, found: Finding, outcome: Outcome): void {
  outcome.refusal = found;
  if (found) throw new Error(undoing);
  if (response.status < 400 || response.keep) return;
  outcome.answered = true;
  throw new Error(undoing);
}

function failure<Tx>({ setting, request }: Arrival<Tx>, exchange: Exchange<Tx> | undefined, error: unknown): Refusal {
  setting.report(error, { request, operation: exchange?.operation.id });
  return refusal(500, 'Internal server error');
}
