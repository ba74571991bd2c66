// How a request is refused: by a step, or by whoever throws a refusal.

import type { ResponseHeaders } from './handler.js';

/** One thing that is wrong with a request. */
export interface Reason {
  /** A sentence for a person. */
  readonly message: string;
  /** The field that it concerns, dotted. */
  readonly field?: string;
}

/** An answer that is not a success. */
export interface Refusal {
  readonly status: number;
  readonly reasons: readonly Reason[];
  readonly headers?: ResponseHeaders;
  /** True if there are more reasons, which were not collected. */
  readonly incomplete?: true;
}

/** An error that is answered as a refusal; anywhere in a handler or a host it undoes the unit of work. */
export interface RefusalError extends Error {
  readonly refusal: Refusal;
}

/** A refusal for one reason. */
export function refusal(status: number, message: string, headers?: ResponseHeaders): Refusal {
  return { status, reasons: [{ message }], ...(headers && { headers }) };
}

/** What to throw to refuse a request: `throw refuse(400, { message: 'Must be unique.', field: 'label' })`. */
export function refuse(status: number, ...reasons: readonly Reason[]): RefusalError {
  const message = reasons.map((reason) => reason.message).join(' ') || `status ${status}`;
  return Object.assign(new Error(message), { refusal: { status, reasons } });
}

/** The refusal that an error carries. */
export function refusalOf(error: unknown): Refusal | undefined {
  return isRefusalError(error) ? error.refusal : undefined;
}

function isRefusalError(error: unknown): error is RefusalError {
  return error instanceof Error && 'refusal' in error;
}

/** The error details of one response, and the characters of each of their strings: its size does not depend on the request. */
const mostDetails = 100;
const mostCharacters = 500;

/** The reasons that a response contains: the first hundred, long strings cut, then how many more there are. */
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

/** Not between the halves of a surrogate pair. */
function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
