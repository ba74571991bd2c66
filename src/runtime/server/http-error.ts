// Error responses, and errors that carry them.

import type { ResponseHeaders } from './handler.ts';

/** One error of a request. */
export interface Reason {
  /** Human-readable message. */
  readonly message: string;
  /** Dotted path of the invalid field. */
  readonly field?: string;
}

/** A response that is not a success. */
export interface Refusal {
  readonly status: number;
  readonly reasons: readonly Reason[];
  readonly headers?: ResponseHeaders;
  /** `true` if there are further errors, which were not collected. */
  readonly incomplete?: true;
}

/** An error with an HTTP response. Thrown in a handler or host, it rolls back the unit of work. */
export interface RefusalError extends Error {
  readonly refusal: Refusal;
}

/** Creates an error response with one error. */
export function refusal(status: number, message: string, headers?: ResponseHeaders): Refusal {
  return { status, reasons: [{ message }], ...(headers && { headers }) };
}

/** Creates an error to throw: `throw httpError(400, { message: 'Must be unique.', field: 'label' })`. */
export function refuse(status: number, ...reasons: readonly Reason[]): RefusalError {
  const message = reasons.map((reason) => reason.message).join(' ') || `status ${status}`;
  return Object.assign(new Error(message), { refusal: { status, reasons } });
}

/** Returns the response of an error; `undefined` if it has none. */
export function refusalOf(error: unknown): Refusal | undefined {
  return isRefusalError(error) ? error.refusal : undefined;
}

function isRefusalError(error: unknown): error is RefusalError {
  return error instanceof Error && 'refusal' in error;
}

/**
 * Maximum number of error details in a response, and maximum length of their strings: bounds the size of error
 * responses.
 */
const mostDetails = 100;
const mostCharacters = 500;

/**
 * Returns the details that a response contains: the first hundred, with long strings truncated, and the number of the
 * remaining ones.
 */
export function boundedReasons({ reasons, incomplete }: Refusal): readonly Reason[] {
  const shown = reasons
    .slice(0, mostDetails)
    .map(({ message, field }) => ({ message: cut(message), ...(field !== undefined && { field: cut(field) }) }));
  const more = reasons.length - shown.length;
  if (more === 0 && !incomplete) return shown;
  return [
    ...shown,
    { message: more === 0 ? 'and more' : incomplete ? `and at least ${more} more` : `and ${more} more` },
  ];
}

/** Truncates a string, never within a surrogate pair. */
function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
