// Unwraps results: returns the data of a success, or throws.

import type { CallResult } from './parse-response.ts';
import type { ErrorResult, UnexpectedResult } from './result.ts';

/** The data of a success among these results. */
export type UnwrappedData<Any> = Extract<Any, { ok: true }> extends { readonly data: infer Data } ? Data : never;

/** Thrown by `unwrap` for a result that is not a success. */
export interface ApiError<Any = ErrorResult<number, unknown> | UnexpectedResult> extends Error {
  readonly name: 'ApiError';
  /** The result, with the response status and the error body. */
  readonly result: Any;
}

/**
 * Returns the data of a success. Takes a result or its promise.
 *
 * @throws ApiError if the result is not a success
 */
export async function unwrap<Any extends CallResult>(result: Any | PromiseLike<Any>): Promise<UnwrappedData<Any>> {
  const resolved = await result;
  if (resolved.ok) return resolved.data as UnwrappedData<Any>;
  const { status, url } = resolved.response;
  const prefix = resolved.status === 'unexpected' ? 'unexpected response: ' : '';
  throw Object.assign(new Error(`${prefix}${status}${url && ` from ${url}`}`), {
    name: 'ApiError',
    result: resolved,
  } as const);
}

/** Type guard for `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'result' in error;
}
