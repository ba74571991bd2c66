// Response headers: conventions of the document, CORS, and headers that the service adds.

import type { ResponseHeaders } from '../handler-types.js';
import type { IncomingRequest, RequestContext } from '../request-context.js';
import { getOrAdd } from '../get-or-add.js';
import { getDerivedOperationData } from '../derived-operation-data.js';
import {
  extendHeaders,
  createHeaders,
  headerKey,
  headerValue,
  type HeaderPair,
  type PreparedHeaders,
} from './headers.js';

/** Media type and length of a body. */
export interface BodyInfo {
  readonly type: string | undefined;
  /** `undefined` if the status does not allow a body. */
  readonly length: number | undefined;
}

/**
 * Returns the headers of a response. Includes the headers of the operation if one matched. `responseHeaders` are those
 * of the response itself, which override the others.
 */
export function buildHeaders<Tx>(
  incoming: IncomingRequest<Tx>,
  context: RequestContext<Tx> | undefined,
  status: number,
  bodyInfo: BodyInfo,
  responseHeaders: ResponseHeaders | undefined,
): readonly HeaderPair[] {
  const { service, request, allow } = incoming;
  const { headers } = service.options;
  const serviceHeaders =
    typeof headers === 'function'
      ? headers({ request, status, operation: context?.operation.id, identity: context?.identity })
      : headers;
  const areFixed = serviceHeaders === undefined || Object.isFrozen(serviceHeaders);
  if (context && !service.defaultHeaders.dependsOnOrigin && areFixed)
    return fillTemplate(context, serviceHeaders ?? noHeaders, bodyInfo, responseHeaders);
  const headerList = createHeaders(service.defaultHeaders.headers(request, allow));
  if (context) headerList.set(operationHeaders(context));
  if (serviceHeaders) headerList.set(serviceHeaders);
  if (bodyInfo.type !== undefined) headerList.set({ 'Content-Type': bodyInfo.type });
  if (bodyInfo.length !== undefined) headerList.set({ 'Content-Length': bodyInfo.length });
  if (responseHeaders) headerList.set(responseHeaders);
  return headerList.list();
}

const noHeaders: ResponseHeaders = Object.freeze({});

/** Headers with slots that are filled for each response. */
interface HeaderTemplate extends PreparedHeaders {
  /** Indexes of the slots; -1 if there is no such header, or the service overrides it. */
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly granted: number;
  readonly type: number;
  readonly length: number;
}

/** Cached templates by the service's headers, then by operation, then by the combination of optional headers. */
export type HeaderTemplateCache = WeakMap<object, WeakMap<object, (HeaderTemplate | undefined)[]>>;

/** Fills a cached template, with the same result as building the headers one by one. */
function fillTemplate<Tx>(
  context: RequestContext<Tx>,
  serviceHeaders: ResponseHeaders,
  { type, length }: BodyInfo,
  responseHeaders: ResponseHeaders | undefined,
): readonly HeaderPair[] {
  const { rateLimit, identity } = context;
  const key = (rateLimit ? 1 : 0) + (identity ? 2 : 0) + (type === undefined ? 0 : 4) + (length === undefined ? 0 : 8);
  const templates = getTemplates(context, serviceHeaders);
  const template = (templates[key] ??= createTemplate(context, serviceHeaders, { type, length }));
  const pairs = template.pairs.slice();
  if (rateLimit) {
    fillSlot(pairs, template.limit, rateLimit.limit);
    fillSlot(pairs, template.remaining, rateLimit.remaining);
    fillSlot(pairs, template.reset, rateLimit.reset);
  }
  if (identity) fillSlot(pairs, template.granted, identity.scopes.join(' '));
  if (type !== undefined) fillSlot(pairs, template.type, type);
  if (length !== undefined) fillSlot(pairs, template.length, length);
  if (responseHeaders) extendHeaders(template.keys, pairs).set(responseHeaders);
  return pairs;
}

function getTemplates<Tx>(
  { service, operation }: RequestContext<Tx>,
  serviceHeaders: ResponseHeaders,
): (HeaderTemplate | undefined)[] {
  const byOperation = getOrAdd(service.headerTemplates, serviceHeaders, () => new WeakMap());
  return getOrAdd(byOperation, operation, () => []);
}

function createTemplate<Tx>(
  context: RequestContext<Tx>,
  serviceHeaders: ResponseHeaders,
  { type, length }: BodyInfo,
): HeaderTemplate {
  const { service, request, allow } = context;
  const headerList = createHeaders(service.defaultHeaders.headers(request, allow));
  headerList.set(operationHeaders(context));
  headerList.set(serviceHeaders);
  headerList.set({ 'Content-Type': type, 'Content-Length': length });
  const pairs = headerList.list();
  const keys = pairs.map(([name]) => headerKey(name));
  const overridden = new Set(
    Object.keys(serviceHeaders)
      .filter((name) => serviceHeaders[name] !== undefined)
      .map(headerKey),
  );
  const findSlot = (name: string | undefined): number =>
    name === undefined || overridden.has(headerKey(name)) ? -1 : keys.indexOf(headerKey(name));
  const { rateLimit, scopes } = service.table.conventions;
  return {
    keys,
    pairs,
    limit: findSlot(rateLimit?.limit),
    remaining: findSlot(rateLimit?.remaining),
    reset: findSlot(rateLimit?.reset),
    granted: findSlot(scopes?.granted),
    type: keys.indexOf('content-type'),
    length: keys.indexOf('content-length'),
  };
}

function fillSlot(pairs: HeaderPair[], index: number, value: string | number): void {
  const header = pairs[index];
  if (header && header[1] !== value) pairs[index] = [header[0], headerValue(value)];
}

function operationHeaders<Tx>(context: RequestContext<Tx>): ResponseHeaders {
  const { rateLimit, scopes } = context.service.table.conventions;
  const { rateLimit: rateLimitResult, identity } = context;
  const headers: Record<string, string | number> = {};
  if (rateLimit && rateLimitResult) {
    headers[rateLimit.limit] = rateLimitResult.limit;
    headers[rateLimit.remaining] = rateLimitResult.remaining;
    headers[rateLimit.reset] = rateLimitResult.reset;
  }
  if (scopes) headers[scopes.accepted] = getDerivedOperationData(context.operation).scopesHeader;
  if (scopes && identity) headers[scopes.granted] = identity.scopes.join(' ');
  return headers;
}
