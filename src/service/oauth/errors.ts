// The error of RFC 6749 beside the interface's error body, where the pipeline itself refuses a request; for people, a page.

import type { Service, ServiceRequest, ServiceResponse } from '@cloud-api/server';
import type { TokenErrorBody } from '@cloud-api/types';
import { problemPage } from './pages/problem.ts';

type Code = TokenErrorBody['error'];

/** What a wrong parameter is called; any other is an invalid request. */
const codes: Readonly<Record<string, Code>> = {
  grant_type: 'unsupported_grant_type',
  response_type: 'unsupported_response_type',
  scope: 'invalid_scope',
};

/** Where it is the request that is wrong: its content, its method, its size, its type. */
const malformed: ReadonlySet<number> = new Set([400, 405, 413, 415]);

/** The service, whose authorisation host answers errors as OAuth 2.0 clients know them. */
export function withOAuthErrors(service: Service): Service {
  return {
    handle(request) {
      const answering = service.handle(request);
      if (!request.target.startsWith('/oauth/')) return answering;
      const [path = ''] = request.target.split('?', 1);
      return answering.then((response) => (response.status >= 400 ? completed(request, path, response) : response));
    },
  };
}

function completed(request: ServiceRequest, path: string, response: ServiceResponse): ServiceResponse {
  const body = readBody(response);
  if (!body) return response;
  if (path === '/oauth/authorize' && request.method === 'GET' && prefersPage(request.headers['accept']))
    return asPage(response, body);
  if (!malformed.has(response.status) || 'error' in body) return response;
  const { errors } = body;
  const reason = errors
    .map((each) => [each.field, each.reason].filter((part) => typeof part === 'string').join(' '))
    .join('; ');
  const wrong = errors.filter((each) => each.reason !== 'is required').map(({ field }) => codes[field ?? '']);
  const error = wrong.find((code) => code !== undefined) ?? 'invalid_request';
  return withBody(response, JSON.stringify({ ...body, error, error_description: described(reason) }), {});
}

/** A text as RFC 6749 (5.2) allows one: printable ASCII without quotation marks and backslashes. */
function described(text: string): string {
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

/** Whether it is a browser that asks: it names HTML, and a program that wants JSON does not. */
function prefersPage(accept: string | undefined): boolean {
  return accept?.split(',').some((type) => type.trim().startsWith('text/html')) ?? false;
}

function asPage(response: ServiceResponse, { errors }: ErrorBody): ServiceResponse {
  const { status } = response;
  const busy = status === 429;
  const { html, headers } = problemPage({
    status,
    title: busy ? 'Too many requests' : status >= 500 ? 'Something went wrong' : 'This request cannot be granted',
    reasons: errors,
    wayOut:
      busy || status >= 500
        ? 'Wait a little, then try again.'
        : 'Go back to the application and try again. If it happens again, tell whoever makes the application.',
  });
  return withBody(response, html, { ...headers, Vary: 'Accept, Authorization, X-Filter' });
}

/** The response with another body, and other headers where they are named. */
function withBody(
  { status, headers }: ServiceResponse,
  body: string,
  changed: Readonly<Record<string, string>>,
): ServiceResponse {
  const all = { ...changed, 'Content-Length': String(Buffer.byteLength(body)) };
  const named = new Set(Object.keys(all).map((name) => name.toLowerCase()));
  return {
    status,
    headers: [...headers.filter(([name]) => !named.has(name.toLowerCase())), ...Object.entries(all)],
    body,
  };
}
