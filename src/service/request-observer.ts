// Request observer outside of the pipeline: request IDs, log lines, and metrics.

import type { ResponseContext, Service, ServiceRequest } from '@cloud-api/server';
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { requirePrincipal } from './host/principal.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A request in progress. */
export interface RequestObservation {
  /** The value of `X-Request-Id`. */
  readonly id: string;
  /** Called once with the status of the response. */
  readonly end: (status: number) => void;
}

export interface RequestObserver {
  /** Starts observing a request that bypasses the pipeline. */
  begin(request: Pick<ServiceRequest, 'method' | 'target' | 'address'>): RequestObservation;
  /** Wraps a service, and adds `X-Request-Id` to its responses. */
  observe(service: Service): Service;
  /** Records the principal and operation that the pipeline determined. */
  recordResponse(response: ResponseContext): void;
  /** Logs an exception with the request ID of its response. */
  logError(error: unknown, context: { readonly request: ServiceRequest; readonly operation: string | undefined }): void;
}

/** The log data of a request. The query is not logged: it may contain codes and tokens. */
interface RequestLogData {
  readonly id: string;
  operation?: string | undefined;
  username?: string;
}

/** A request with its log data. Attaching the data is faster than looking it up. */
class ObservedServiceRequest implements ServiceRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: ServiceRequest['headers'];
  readonly address: string | undefined;
  readonly body: ServiceRequest['body'];
  readonly logData: RequestLogData;
  readonly #request: ServiceRequest;

  constructor(request: ServiceRequest, requestLogData: RequestLogData) {
    this.method = request.method;
    this.target = request.target;
    this.headers = request.headers;
    this.address = request.address;
    this.body = request.body;
    this.logData = requestLogData;
    this.#request = request;
  }

  /** A getter, because the signal is created lazily and is rarely used. */
  get signal(): AbortSignal | undefined {
    return this.#request.signal;
  }
}

/** Creates an observer. */
export function createObserver(log: Log, metrics: Metrics): RequestObserver {
  const processId = randomBytes(4).toString('hex');
  let count = 0;
  const start = (
    logData: RequestLogData,
    { method, target, address }: Pick<ServiceRequest, 'method' | 'target' | 'address'>,
  ): RequestObservation['end'] => {
    const startTime = performance.now();
    metrics.requestStarted();
    return (status) => {
      metrics.requestEnded();
      const duration = performance.now() - startTime;
      metrics.recordResponse(logData.operation, method, status, duration / 1000);
      if (!log.isLevelEnabled('info')) return;
      log.info(
        {
          requestId: logData.id,
          method,
          path: target.split('?', 1)[0],
          status,
          operation: logData.operation,
          username: logData.username,
          address,
          milliseconds: Math.round(duration * 100) / 100,
        },
        'completed',
      );
    };
  };
  const createLogData = (): RequestLogData => ({ id: `${processId}-${(++count).toString(36)}` });
  return {
    begin(request) {
      const logData = createLogData();
      return { id: logData.id, end: start(logData, request) };
    },
    observe: (service) => ({
      async handle(request) {
        const observed = new ObservedServiceRequest(request, createLogData());
        const end = start(observed.logData, request);
        const { status, headers, body } = await service.handle(observed);
        end(status);
        const allHeaders = [...headers, ['X-Request-Id', observed.logData.id] as const];
        return body === undefined ? { status, headers: allHeaders } : { status, headers: allHeaders, body };
      },
    }),
    recordResponse({ request, operation, identity }) {
      if (!(request instanceof ObservedServiceRequest)) return;
      const logData = request.logData;
      logData.operation = operation;
      if (identity) logData.username = requirePrincipal(identity).username;
    },
    logError(error, { request, operation }) {
      log.error(
        {
          requestId: request instanceof ObservedServiceRequest ? request.logData.id : undefined,
          operation,
          err: error,
        },
        'failed',
      );
    },
  };
}
