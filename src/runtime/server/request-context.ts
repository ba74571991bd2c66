// A request on its way through the pipeline, and what the steps have found out about it.

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

/** What does not change from request to request. */
export interface Setting<Tx> {
  readonly table: ServiceTable<Tx>;
  readonly host: Host<Tx>;
  readonly options: ServiceOptions;
  readonly router: Router<Tx>;
  /** The headers that every answer begins with. */
  readonly always: Always;
  /** The headers of answers as far as they are put together. */
  readonly templates: Templates;
  /** Tells the service of an exception. */
  readonly report: NonNullable<ServiceOptions['onError']>;
}

/** A request before it is known what it means. */
export interface Arrival<Tx> {
  readonly setting: Setting<Tx>;
  readonly request: ServiceRequest;
  /** Without the query. */
  readonly path: string;
  /** Without `?`. */
  readonly query: string;
  /** The methods that its path offers, once that is known. */
  allow: readonly string[] | undefined;
}

/** A request for an operation. Each step fills in its part; what an earlier step fills in, a later one may use. */
export interface Exchange<Tx> extends Arrival<Tx> {
  readonly operation: Operation<Tx>;
  readonly now: Date;
  /** The text of each path parameter, percent-encoded. */
  readonly pathTexts: { readonly [name: string]: string };
  /** Whose credential came with the request. */
  identity: Identity | undefined;
  /** Who acts: nobody, too, where the credential gives nothing that the operation takes and none is needed. */
  actor: Identity | undefined;
  /** The scopes that the credentials would need beyond those that they give. */
  lacking: readonly string[];
  /** Why the credential was refused; the rate limit is looked at first. */
  unauthenticated: boolean;
  rate: RateVerdict | undefined;
  parameters: ReadParameters;
  resource: Loaded | undefined;
  caller: unknown;
  content: ReadBody;
  /** The media type of the body, as the document writes it; undefined without a body. */
  mediaType: string | undefined;
  /** The same as the request writes it: one that lies in a range, and with its parameters. */
  contentType: string;
  body: unknown;
  merged: unknown;
  /** What is wrong with the request as far as it has been judged. */
  problems: Problem[];
  response: HandlerResponse;
}

const nothing: ReadParameters = { path: {}, query: {}, headers: {}, cookies: {}, problems: [] };

/** A request of which only the operation is known. */
export function exchangeOf<Tx>(
  arrival: Arrival<Tx>,
  operation: Operation<Tx>,
  pathTexts: Exchange<Tx>['pathTexts'],
): Exchange<Tx> {
  // Written out, because copying members of any object is many times as slow, and every request comes here.
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
