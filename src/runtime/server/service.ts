// A service: requests in, responses out, by the list of steps.

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

/** What adapters serve. */
export interface Service {
  /** Answers every request; it never throws. */
  handle(request: ServiceRequest): Promise<ServiceResponse>;
}

/** The service of a document. */
export function serve<Tx>(table: ServiceTable<Tx>, host: Host<Tx>, options: ServiceOptions = {}): Service {
  const report: Setting<Tx>['report'] = options.onError ?? ((error) => console.error(error));
  const { headers } = options;
  // What is given as it stands stays so.
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

/** What the service's own options throw, while it is told of an error or chooses headers, must not reach an adapter. */
function answerError<Tx>(arrival: Arrival<Tx>, exchange: Exchange<Tx> | undefined, error: unknown): ServiceResponse {
  try {
    return answerRefusal(arrival, exchange, refusalOf(error) ?? failure(arrival, exchange, error));
  } catch {
    return { status: 500, headers: [['Content-Length', '0']] };
  }
}

/** The methods of a path, for anybody who asks; undefined where the request is another, or the document's own. */
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

/** The unit of work, and what comes after it. */
function act<Tx>(exchange: Exchange<Tx>): Promise<Finding> | Finding {
  const refused = unitOfWork(exchange);
  return isLater(refused)
    ? refused.then((late) => late ?? through(after, exchange))
    : (refused ?? through(after, exchange));
}

/** The steps from one on. Most wait for nothing, and then the next follows at once: a promise for each would take longer than they do. */
function through<Tx>(steps: readonly OuterStep[], exchange: Exchange<Tx>, from = 0): Promise<Finding> | Finding {
  for (let index = from; index < steps.length; index++) {
    const found = steps[index]?.run(exchange);
    if (isLater(found)) return found.then((late) => late ?? through(steps, exchange, index + 1));
    if (found) return found;
  }
  return undefined;
}

/** The same within the unit of work. */
function throughUnit<Tx>(exchange: Exchange<Tx>, tx: Tx, from = 0): Promise<Finding> | Finding {
  for (let index = from; index < inner.length; index++) {
    const found = inner[index]?.run(exchange, tx);
    if (isLater(found)) return found.then((late) => late ?? throughUnit(exchange, tx, index + 1));
    if (found) return found;
  }
  return undefined;
}

/** What undoes a unit of work without being an error of anybody's. */
const undoing = 'the unit of work is undone';

/** How a unit of work has come out. */
interface Outcome {
  refusal: Refusal | undefined;
  /** Whether its answer is one that undoes it. */
  answered: boolean;
}

/** The steps of the unit of work. What ends it early, or an error that is not kept, is thrown through the host, which undoes it. */
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
