// Error responses, and errors that carry them.

import type { ResponseHeaders } from './handler-types.ts';

/** One error in a request. */
export interface ErrorDetail {
  /** Human-readable message. */
  readonly message: string;
  /** Dotted path of the invalid field. */
  readonly field?: string;
}

/** A response that is not a success. */
export interface ErrorResponse {
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  readonly headers?: ResponseHeaders;
  /** `true` if there are more errors, which were not collected. */
  readonly incomplete?: true;
}

/** An error with an HTTP response. Thrown in a handler or host, it rolls back the unit of work. */
export interface HttpError extends Error {
  readonly errorResponse: ErrorResponse;
}

/** Creates an error response with one error. */
export function createErrorResponse(status: number, message: string, headers?: ResponseHeaders): ErrorResponse {
  return { status, details: [{ message }], ...(headers && { headers }) };
}

/** Creates an error to throw: `throw httpError(400, { message: 'Must be unique.', field: 'label' })`. */
export function httpError(status: number, ...details: readonly ErrorDetail[]): HttpError {
  const message = details.map((detail) => detail.message).join(' ') || `status ${status}`;
  return Object.assign(new Error(message), { errorResponse: { status, details } });
}

/** Returns the response of an error; `undefined` if it has none. */
export function getErrorResponse(error: unknown): ErrorResponse | undefined {
  return isHttpError(error) ? error.errorResponse : undefined;
}

function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && 'errorResponse' in error;
}

/**
 * Maximum number of error details in a response, and maximum length of their strings. They limit the size of error
 * responses.
 */
const maxDetails = 100;
const maxCharacters = 500;

/**
 * Returns the details that a response contains: the first hundred, with long strings truncated, and the number of the
 * remaining ones.
 */
export function limitErrorDetails({ details, incomplete }: ErrorResponse): readonly ErrorDetail[] {
  const included = details.slice(0, maxDetails).map(({ message, field }) => ({
    message: truncate(message),
    ...(field !== undefined && { field: truncate(field) }),
  }));
  const omitted = details.length - included.length;
  if (omitted === 0 && !incomplete) return included;
  return [
    ...included,
    { message: omitted === 0 ? 'and more' : incomplete ? `and at least ${omitted} more` : `and ${omitted} more` },
  ];
}

/** Truncates a string, never within a surrogate pair. */
function truncate(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
