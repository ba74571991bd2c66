// Errors of queries and mutations, for the user.

import { problemsOf, type ConnectionError, type ApiError, type InvalidRequestError } from './api/client';

/** Error of any operation of this API. */
export type CallError = ApiError | ConnectionError | InvalidRequestError;

/** Returns what the response says, or that there is none. */
export function describeError(error: CallError): string {
  if (error.name !== 'ApiError') return 'The server cannot be reached.';
  const reasons = problemsOf(error.result as object).map(({ reason }) => reason);
  return reasons.length > 0 ? reasons.join(' ') : error.message;
}

export function ErrorMessage({ error }: { readonly error: CallError | null }) {
  return error && <p role="alert">{describeError(error)}</p>;
}
