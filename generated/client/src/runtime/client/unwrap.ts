// The data of an answer, for callers who would rather catch what went wrong than ask.

import type { Failed, Succeeded, Unexpected } from './result.js';

type Answer = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/** The data of a success of these answers. */
export type DataOf<Any> = Extract<Any, { ok: true }> extends { readonly data: infer Data } ? Data : never;

/** Thrown where an answer is no success. */
export interface AnswerError<Any = Failed<number, unknown> | Unexpected> extends Error {
  readonly name: 'AnswerError';
  /** The answer itself: its `status` tells which, its `error` what the server said. */
  readonly answer: Any;
}

/** The data of a success; anything else is thrown as an AnswerError. Takes an answer, or the promise of one. */
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

/** Whether something that was thrown is an AnswerError. */
export function isAnswerError(thrown: unknown): thrown is AnswerError {
  return thrown instanceof Error && thrown.name === 'AnswerError' && 'answer' in thrown;
}
