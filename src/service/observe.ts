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

/** Watches requests from now on. */
export function createObserver(log: Log, metrics: Metrics): Observer {
  const process = randomBytes(4).toString('hex');
  const seen = new WeakMap<ServiceRequest, Seen>();
  let count = 0;
  const begin = (one: Seen, { method, target, address }: Pick<ServiceRequest, 'method' | 'target' | 'address'>): Watched['ended'] => {
    const begun = performance.now();
    metrics.begun();
    return (status) => {
      metrics.ended();
      const took = performance.now() - begun;
      metrics.answered(one.operation, method, status, took / 1000);
      log.info({ requestId: one.id, method, path: target.split('?', 1)[0], status, operation: one.operation, username: one.username, address, milliseconds: Math.round(took * 100) / 100 }, 'answered');
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
        const one = next();
        seen.set(request, one);
        const ended = begin(one, request);
        const response = await service.handle(request);
        ended(response.status);
        return { ...response, headers: [...response.headers, ['X-Request-Id', one.id]] };
      },
    }),
    answered({ request, operation, identity }) {
      const one = seen.get(request);
      if (!one) return;
      one.operation = operation;
      if (identity) one.username = personOf(identity).username;
    },
    failed(error, { request, operation }) {
      log.error({ requestId: seen.get(request)?.id, operation, err: error }, 'failed');
    },
  };
}
