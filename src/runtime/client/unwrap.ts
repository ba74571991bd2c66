// Unwraps results: returns the data of a success, or throws.

import type { Failed, Succeeded, Unexpected } from './result.ts';

type Answer = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/** The data of a success among these results. */
export type DataOf<Any> = Extract<Any, { ok: true }> extends { readonly data: infer Data } ? Data : never;

/** Thrown by `unwrap` for a result that is not a success. */
export interface AnswerError<Any = Failed<number, unknown> | Unexpected> extends Error {
  readonly name: 'AnswerError';
  /** The result, with the response status and the error body. */
  readonly answer: Any;
}

/**
 * Returns the data of a success. Takes a result or its promise.
 *
 * @throws ApiError if the result is not a success
 */
export async function dataOf<Any extends Answer>(answer: Any | PromiseLike<Any>): Promise<DataOf<Any>> {
  const known = await answer;
  if (known.ok) return known.data as DataOf<Any>;
  const { status, url } = known.response;
  const unexpected = known.status === 'unexpected' ? ', which the interface does not describe' : '';
  throw Object.assign(new Error(`${status}${url && ` from ${url}`}${unexpected}`), {
    name: 'AnswerError',
    answer: known,
  } as const);
}

/** Type guard for `ApiError`. */
export function isAnswerError(thrown: unknown): thrown is AnswerError {
  return thrown instanceof Error && thrown.name === 'AnswerError' && 'answer' in thrown;
}
