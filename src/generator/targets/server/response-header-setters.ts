// Ownership of response headers: set by the pipeline, by the service for every response, or by the handler.

import type { Api, Header, Response } from '../../model/types/api.ts';

/** The headers that the pipeline sets, in addition to those of conventions. */
const pipelineHeaders: ReadonlySet<string> = new Set([
  'allow',
  'accept',
  'retry-after',
  'www-authenticate',
  'content-type',
  'content-length',
  'date',
  'connection',
]);

/** Returns the headers that a handler sets; `common` are the headers of every response. */
export function handlerHeaders({ headers }: Response, common: readonly CommonHeader[], api: Api): readonly Header[] {
  return headers.filter(
    ({ name }) => !isPipelineHeader(name, api) && !common.some((header) => isSameHeader(header.name, name)),
  );
}

export type CommonHeader = Pick<Header, 'name' | 'description'>;

/** Returns the headers that every response requires and only the service can provide, in the order of the document. */
export function commonHeaders(api: Api): readonly CommonHeader[] {
  const responses = api.operations.flatMap((operation) => operation.responses);
  const [first, ...others] = responses;
  return (first?.headers ?? []).filter(
    ({ name, required }) =>
      required &&
      !isPipelineHeader(name, api) &&
      others.every(({ headers }) => headers.some((header) => header.required && isSameHeader(header.name, name))),
  );
}

/** Returns whether the document describes CORS headers. */
export function hasCorsHeaders(api: Api): boolean {
  return responseHeaderNames(api).some((name) => isSameHeader(name, 'access-control-allow-origin'));
}

/** Returns the request headers that cross-origin scripts can send. */
export function corsAllowedHeaders(api: Api): readonly string[] {
  const schemes = api.securitySchemes.flatMap(({ scheme }) =>
    scheme.type === 'apiKey'
      ? scheme.in === 'header'
        ? [scheme.name]
        : []
      : scheme.type === 'mutualTLS'
        ? []
        : ['Authorization'],
  );
  const parameters = api.operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : [])),
  );
  return distinctNames([...schemes, 'Content-Type', 'Accept', ...parameters]);
}

/** Returns the response headers that cross-origin scripts can read. */
export function corsExposedHeaders(api: Api): readonly string[] {
  const hidden =
    /^(?:access-control-.*|cache-control|content-(?:type|length|language|security-policy)|expires|last-modified|pragma|vary|strict-transport-security|allow)$/i;
  return distinctNames(responseHeaderNames(api).filter((name) => !hidden.test(name)));
}

function responseHeaderNames({ operations }: Api): readonly string[] {
  return operations.flatMap(({ responses }) => responses.flatMap(({ headers }) => headers.map(({ name }) => name)));
}

function isPipelineHeader(name: string, { conventions: { rateLimit, scopes, version } }: Api): boolean {
  const conventionHeaders = [
    rateLimit?.limit,
    rateLimit?.remaining,
    rateLimit?.reset,
    scopes?.granted,
    scopes?.accepted,
    version?.header,
  ];
  return (
    /^access-control-/i.test(name) ||
    pipelineHeaders.has(name.toLowerCase()) ||
    conventionHeaders.some((each) => each !== undefined && isSameHeader(each, name))
  );
}

/** Removes duplicates, ignoring case; the first spelling is kept. */
function distinctNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].reverse();
}

function isSameHeader(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
