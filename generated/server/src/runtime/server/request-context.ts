// Request context: a request in the pipeline, and the results of the steps so far.

import type { DefaultHeaders } from './response/default-headers.js';
import type { HeaderTemplateCache } from './response/build-headers.js';
import type { Problem } from '../validation/problem.js';
import type { HandlerResponse } from './handler-types.js';
import type { Host, Identity, LoadedResource, RateLimitResult } from './host.js';
import type { ServiceRequest } from './http.js';
import type { ServiceOptions } from './service-options.js';
import type { Router } from './router.js';
import type { OperationDescriptor, ParsedParameters, OperationTable } from './operation-table.js';
import type { RawBody } from './body/read-body.js';

/** State shared by all requests of a service. */
export interface ServiceContext<Tx> {
  readonly table: OperationTable<Tx>;
  readonly host: Host<Tx>;
  readonly options: ServiceOptions;
  readonly router: Router<Tx>;
  /** Returns the error message for a path that matches no operation. */
  readonly describeUnknownPath: (path: string) => string;
  /** Headers for every response. */
  readonly defaultHeaders: DefaultHeaders;
  /** Cached header templates. */
  readonly headerTemplates: HeaderTemplateCache;
  /** Reports an exception to the service. */
  readonly report: NonNullable<ServiceOptions['onError']>;
}

/** A request before its operation is known. */
export interface IncomingRequest<Tx> {
  readonly service: ServiceContext<Tx>;
  readonly request: ServiceRequest;
  /** Path without the query. */
  readonly path: string;
  /** Query without `?`. */
  readonly query: string;
  /** Methods that the path supports, once they are known. */
  allow: readonly string[] | undefined;
}

/** A request for an operation. Each step sets its own properties, and may use those of earlier steps. */
export interface RequestContext<Tx> extends IncomingRequest<Tx> {
  readonly operation: OperationDescriptor<Tx>;
  readonly now: Date;
  /** Path parameters, percent-encoded. */
  readonly encodedPath: { readonly [name: string]: string };
  /** Identity of the credentials in the request. */
  identity: Identity | undefined;
  /** The acting identity; also `undefined` if the credentials lack scopes and authentication is optional. */
  actor: Identity | undefined;
  /** Required scopes that the credentials lack. */
  missingScopes: readonly string[];
  /** Whether authentication failed; reported after the rate limit is checked. */
  isUnauthenticated: boolean;
  rateLimit: RateLimitResult | undefined;
  parameters: ParsedParameters;
  resource: LoadedResource | undefined;
  caller: unknown;
  rawBody: RawBody;
  /** Media type of the body as in the document; `undefined` without a body. */
  mediaType: string | undefined;
  /** Concrete media type as in the request, with parameters. */
  contentType: string;
  body: unknown;
  merged: unknown;
  /** Validation problems so far. */
  problems: readonly Problem[];
  response: HandlerResponse;
}

// Initial values, which are shared, because no step changes them.
const noParameters: ParsedParameters = { path: {}, query: {}, headers: {}, cookies: {}, problems: [] };
const noBody: RawBody = Object.freeze({ state: 'absent' });
const none: readonly never[] = Object.freeze([]);
const noResponse: HandlerResponse = Object.freeze({ status: 500 });

/** Creates the context of a request whose operation is known. */
export function createRequestContext<Tx>(
  incoming: IncomingRequest<Tx>,
  operation: OperationDescriptor<Tx>,
  encodedPath: RequestContext<Tx>['encodedPath'],
): RequestContext<Tx> {
  // Properties are explicit, because object spread is many times slower, and this runs for every request.
  const { service, request, path, query, allow } = incoming;
  return {
    service,
    request,
    path,
    query,
    allow,
    operation,
    now: service.host.now(),
    encodedPath,
    identity: undefined,
    actor: undefined,
    missingScopes: none,
    isUnauthenticated: false,
    rateLimit: undefined,
    parameters: noParameters,
    resource: undefined,
    caller: undefined,
    rawBody: noBody,
    mediaType: undefined,
    contentType: '',
    body: undefined,
    merged: undefined,
    problems: none,
    response: noResponse,
  };
}

/** Whether the unit of work may change stored data. */
export function isWriteOperation<Tx>({ operation }: RequestContext<Tx>): boolean {
  return operation.mode === 'write';
}
