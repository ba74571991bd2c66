// Request context: a request in the pipeline, and the results of the steps so far.

import type { Always } from './response/default-headers.ts';
import type { Templates } from './response/convention-headers.ts';
import type { Problem } from '../validation/problem.ts';
import type { HandlerResponse } from './handler.ts';
import type { Host, Identity, Loaded, RateVerdict } from './host.ts';
import type { ServiceRequest } from './http.ts';
import type { ServiceOptions } from './service-options.ts';
import type { Router } from './router.ts';
import type { Operation, ReadParameters, ServiceTable } from './operation-table.ts';
import type { ReadBody } from './body/read-body.ts';

/** What all requests of a service share. */
export interface Setting<Tx> {
  readonly table: ServiceTable<Tx>;
  readonly host: Host<Tx>;
  readonly options: ServiceOptions;
  readonly router: Router<Tx>;
  /** Headers of every response. */
  readonly always: Always;
  /** Cached header templates. */
  readonly templates: Templates;
  /** Reports an exception to the service. */
  readonly report: NonNullable<ServiceOptions['onError']>;
}

/** A request before its operation is known. */
export interface Arrival<Tx> {
  readonly setting: Setting<Tx>;
  readonly request: ServiceRequest;
  /** Path without the query. */
  readonly path: string;
  /** Query without `?`. */
  readonly query: string;
  /** Methods that the path supports, once they are known. */
  allow: readonly string[] | undefined;
}

/** A request for an operation. Each step sets its own properties, and may use those of earlier steps. */
export interface Exchange<Tx> extends Arrival<Tx> {
  readonly operation: Operation<Tx>;
  readonly now: Date;
  /** Path parameters, percent-encoded. */
  readonly pathTexts: { readonly [name: string]: string };
  /** Identity of the credentials in the request. */
  identity: Identity | undefined;
  /** The identity that acts; `undefined`, too, if the credentials lack scopes but authentication is optional. */
  actor: Identity | undefined;
  /** Required scopes that the credentials lack. */
  lacking: readonly string[];
  /** Whether authentication failed; reported after the rate limit is checked. */
  unauthenticated: boolean;
  rate: RateVerdict | undefined;
  parameters: ReadParameters;
  resource: Loaded | undefined;
  caller: unknown;
  content: ReadBody;
  /** Media type of the body as in the document; `undefined` without a body. */
  mediaType: string | undefined;
  /** Media type as in the request: a concrete one, with parameters. */
  contentType: string;
  body: unknown;
  merged: unknown;
  /** Validation problems so far. */
  problems: Problem[];
  response: HandlerResponse;
}

const nothing: ReadParameters = { path: {}, query: {}, headers: {}, cookies: {}, problems: [] };

/** Creates the context of a request whose operation is known. */
export function exchangeOf<Tx>(
  arrival: Arrival<Tx>,
  operation: Operation<Tx>,
  pathTexts: Exchange<Tx>['pathTexts'],
): Exchange<Tx> {
  // Explicit properties: object spread is many times slower, and this runs for every request.
  const { setting, request, path, query, allow } = arrival;
  return {
    setting,
    request,
    path,
    query,
    allow,
    operation,
    now: setting.host.now(),
    pathTexts,
    identity: undefined,
    actor: undefined,
    lacking: [],
    unauthenticated: false,
    rate: undefined,
    parameters: nothing,
    resource: undefined,
    caller: undefined,
    content: { state: 'absent' } as const,
    mediaType: undefined,
    contentType: '',
    body: undefined,
    merged: undefined,
    problems: [],
    response: { status: 500 },
  };
}

/** Whether the unit of work may change what it loads. */
export function changes<Tx>({ operation }: Exchange<Tx>): boolean {
  return operation.mode === 'write';
}
