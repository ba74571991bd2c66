// OAuth 2.0 error codes (RFC 6749) for error responses from the pipeline. Browsers get an error page instead.

import type { Service, ServiceRequest, ServiceResponse } from '@cloud-api/server';
import type { TokenErrorBody } from '@cloud-api/types';
import { errorPage } from './pages/error.ts';

type ErrorCode = TokenErrorBody['error'];

/** Error codes by invalid parameter; all others are `invalid_request`. */
const errorCodes: Readonly<Record<string, ErrorCode>> = {
  grant_type: 'unsupported_grant_type',
  response_type: 'unsupported_response_type',
  scope: 'invalid_scope',
};

/** Statuses of malformed requests: content, method, size, media type. */
const malformedStatuses: ReadonlySet<number> = new Set([400, 405, 413, 415]);

/** Wraps the service so that the authorization server returns OAuth 2.0 errors. */
export function withOAuthErrors(service: Service): Service {
  return {
    handle(request) {
      const responsePromise = service.handle(request);
      if (!request.target.startsWith('/oauth/')) return responsePromise;
      const [path = ''] = request.target.split('?', 1);
      return responsePromise.then((response) =>
        response.status >= 400 ? addOAuthError(request, path, response) : response,
      );
    },
  };
}

function addOAuthError(request: ServiceRequest, path: string, response: ServiceResponse): ServiceResponse {
  const body = readBody(response);
  if (!body) return response;
  if (path === '/oauth/authorize' && request.method === 'GET' && prefersHtml(request.headers['accept']))
    return toErrorPage(response, body);
  if (!malformedStatuses.has(response.status) || 'error' in body) return response;
  const { errors } = body;
  const description = errors
    .map(({ field, reason }) => [field, reason].filter((part) => typeof part === 'string').join(' '))
    .join('; ');
  const parameterCodes = errors
    .filter(({ reason }) => reason !== 'is required')
    .map(({ field }) => errorCodes[field ?? '']);
  const error = parameterCodes.find((code) => code !== undefined) ?? 'invalid_request';
  return replaceBody(
    response,
    JSON.stringify({ ...body, error, error_description: toErrorDescription(description) }),
    {},
  );
}

/**
 * Restricts text to the characters of RFC 6749, section 5.2: printable ASCII without quotation marks and backslashes.
 */
function toErrorDescription(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
}

interface ErrorBody {
  readonly errors: readonly { readonly reason: string; readonly field?: string | null }[];
}

function readBody({ body }: ServiceResponse): ErrorBody | undefined {
  if (typeof body !== 'string') return undefined;
  const value: unknown = JSON.parse(body);
  return isErrorBody(value) ? value : undefined;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);
}

/** Returns whether the client is a browser: it accepts HTML, unlike a program that expects JSON. */
function prefersHtml(accept: string | undefined): boolean {
  return accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

function toErrorPage(response: ServiceResponse, { errors }: ErrorBody): ServiceResponse {
  const { status } = response;
  const isRateLimited = status === 429;
  const { html, headers } = errorPage({
    status,
    title: isRateLimited
      ? 'Too many requests'
      : status >= 500
        ? 'Something went wrong'
        : 'This request cannot be granted',
    errors,
    help:
      isRateLimited || status >= 500
        ? 'Wait a moment, then try again.'
        : 'Go back to the application and try again. If it happens again, contact the developer of the application.',
  });
  return replaceBody(response, html, { ...headers, Vary: 'Accept, Authorization, X-Filter' });
}

/** Returns the response with a new body, and with `newHeaders` in place of headers with the same names. */
function replaceBody(
  { status, headers }: ServiceResponse,
  body: string,
  newHeaders: Readonly<Record<string, string>>,
): ServiceResponse {
  const allNewHeaders = { ...newHeaders, 'Content-Length': String(Buffer.byteLength(body)) };
  const replacedNames = new Set(Object.keys(allNewHeaders).map((name) => name.toLowerCase()));
  return {
    status,
    headers: [...headers.filter(([name]) => !replacedNames.has(name.toLowerCase())), ...Object.entries(allNewHeaders)],
    body,
  };
}
