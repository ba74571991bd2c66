// What is seen of each request from outside of the pipeline: an id, a line in the log, the metrics.

import type { Answered, Service, ServiceRequest } from '@cloud-api/server';
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { personOf } from './host/person.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A request that is being answered. */
export interface Watched {
  /** What its answer carries as `X-Request-Id`. */
  readonly id: string;
  /** To be told of its answer, once. */
  readonly ended: (status: number) => void;
}

export interface Observer {
  /** A request that does not go through the pipeline begins. */
  begin(request: Pick<ServiceRequest, 'method' | 'target' | 'address'>): Watched;
  /** The same service; each of its answers carries `X-Request-Id`. */
  watch(service: Service): Service;
  /** To be told whom the pipeline has recognised, and what they asked for. */
  answered(about: Answered): void;
  /** Logs an exception with the id that its answer carries. */
  failed(error: unknown, about: { readonly request: ServiceRequest; readonly operation: string | undefined }): void;
}

/** What a log line says of a request. The query is left out: it may hold codes and tokens. */
interface Seen {
  readonly id: string;
  operation?: string | undefined;
  username?: string;
}

/** A request that knows what is seen of it: quicker than to look it up. */
class WatchedRequest implements ServiceRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: ServiceRequest['headers'];
  readonly address: string | undefined;
  readonly body: ServiceRequest['body'];
  readonly seen: Seen;
  readonly #request: ServiceRequest;

  constructor(request: ServiceRequest, seen: Seen) {
    this.method = request.method;
    this.target = request.target;
    this.headers = request.headers;
    this.address = request.address;
    this.body = request.body;
    this.seen = seen;
    this.#request = request;
  }

  /** Asked for by hardly anybody, and made only then. */
  get signal(): AbortSignal | undefined {
    return this.#request.signal;
  }
}

/** Watches requests from now on. */
export function createObserver(log: Log, metrics: Metrics): Observer {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  const begin = (
    one: Seen,
    { method, target, address }: Pick<ServiceRequest, 'method' | 'target' | 'address'>,
  ): Watched['ended'] => {
    const begun = performance.now();
    metrics.begun();
    return (status) => {
      metrics.ended();
      const took = performance.now() - begun;
      metrics.answered(one.operation, method, status, took / 1000);
      if (!log.isLevelEnabled('info')) return;
      log.info(
        {
          requestId: one.id,
          method,
          path: target.split('?', 1)[0],
          status,
          operation: one.operation,
          username: one.username,
          address,
          milliseconds: Math.round(took * 100) / 100,
        },
        'answered',
      );
    };
  };
  const next = (): Seen => ({ id: `${process}-${(++count).toString(36)}` });
  return {
    begin(request) {
      const one = next();
      return { id: one.id, ended: begin(one, request) };
    },
    watch: (service) => ({
      async handle(request) {
        const watched = new WatchedRequest(request, next());
        const ended = begin(watched.seen, request);
        const { status, headers, body } = await service.handle(watched);
        ended(status);
        const all = [...headers, ['X-Request-Id', watched.seen.id] as const];
        return body === undefined ? { status, headers: all } : { status, headers: all, body };
      },
    }),
    answered({ request, operation, identity }) {
      if (!(request instanceof WatchedRequest)) return;
      const one = request.seen;
      one.operation = operation;
      if (identity) one.username = personOf(identity).username;
    },
    failed(error, { request, operation }) {
      log.error(
        { requestId: request instanceof WatchedRequest ? request.seen.id : undefined, operation, err: error },
        'failed',
      );
    },
  };
}
