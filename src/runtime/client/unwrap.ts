// Unwraps results: returns the data of a success, or throws.

import type { ConnectionError } from './connection-error.ts';
import type { CallResult } from './read-response.ts';
import { readProperty } from './read-member.ts';
import type { ErrorResult, UnexpectedResult } from './result.ts';
import type { InvalidRequestError } from './validate-messages.ts';

/** The data of a success among these results. */
export type UnwrappedData<Any> = Extract<Any, { ok: true }> extends { readonly data: infer Data } ? Data : never;

/**
 * Thrown by `unwrap` for a result that is not a success. The message has the operation, the status, and the description
 * in the error body, if there is one.
 */
export interface ApiError<Any = ErrorResult<number, unknown> | UnexpectedResult> extends Error {
  readonly name: 'ApiError';
  /** The result, with the response status and the error body. */
  readonly result: Any;
}

/** A call: its result, the promise of the result, or the function that returns the promise. */
type AnyCall = CallResult | PromiseLike<CallResult> | ((...parameters: never[]) => PromiseLike<CallResult>);

/**
 * Error that an unwrapped call throws, from the type of its function or result: `CallError<typeof getPet>`. If its `name`
 * is `ApiError`, there is a response, and `result.status` narrows the type of `result.error`.
 */
export type CallError<Call extends AnyCall> =
  | ApiError<Exclude<Awaited<Call extends (...parameters: never[]) => infer Returned ? Returned : Call>, { ok: true }>>
  | ConnectionError
  | InvalidRequestError;

/**
 * Returns the data of a success. Takes a result or its promise.
 *
 * @throws ApiError if the result is not a success
 */
export async function unwrap<Any extends CallResult>(result: Any | PromiseLike<Any>): Promise<UnwrappedData<Any>> {
  const resolved = await result;
  if (resolved.ok) return resolved.data as UnwrappedData<Any>;
  const { operation, error, response } = resolved;
  const prefix = resolved.status === 'unexpected' ? 'unexpected response with ' : '';
  const reason = describeError(error);
  const message = `${operation}: ${prefix}status ${response.status}${reason && `: ${reason}`}`;
  throw Object.assign(new Error(message), { name: 'ApiError', result: resolved } as const);
}

/** Maximum length of the description in the message of an `ApiError`. */
const maxReasonLength = 500;

/** Returns `detail`, `message`, or `title` of an error body, such as an RFC 9457 problem; an empty string without them. */
function describeError(error: unknown): string {
  const texts = ['detail', 'message', 'title'].map((name) => readProperty(error, name));
  return texts.find((text): text is string => typeof text === 'string' && text !== '')?.slice(0, maxReasonLength) ?? '';
}

/** Type guard for `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'result' in error;
}
