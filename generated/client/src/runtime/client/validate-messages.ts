// Bodies and answers judged by validators that the caller brings: none is in a bundle that does without.

import type { Answer } from './parse-response.js';
import { kindOf } from './media-type.js';

/** What is wrong with a value, as validators tell it. */
export interface CheckProblem {
  /** Where in the value, as a JSON pointer. */
  readonly pointer: string;
  /** The same as a dotted path. */
  readonly field: string;
  /** The keyword that is not met. */
  readonly keyword: string;
  /** A sentence for people. */
  readonly message: string;
}

/** The validators of one operation, as the package of validators has them in `operationChecks`. */
export interface OperationChecks {
  readonly body?: ((mediaType: string, value: unknown) => readonly CheckProblem[]) | undefined;
  /** What rules ask of a body that is otherwise right, now. */
  readonly rules?: ((value: unknown, now: number, mediaType: string) => readonly CheckProblem[]) | undefined;
  readonly response?:
    | ((
        status: number,
        headers: { readonly [name: string]: string | undefined },
        body: unknown,
      ) => readonly CheckProblem[])
    | undefined;
}

/** Which operations are judged, by their ids. */
export type Checks = Readonly<Record<string, OperationChecks | undefined>>;

/** Thrown instead of sending a body that the interface refuses. */
export interface InvalidRequestError extends TypeError {
  readonly name: 'InvalidRequestError';
  /** The id of the operation. */
  readonly operation: string;
  readonly problems: readonly CheckProblem[];
}

/** Whether something that was thrown is an InvalidRequestError. */
export function isInvalidRequestError(thrown: unknown): thrown is InvalidRequestError {
  return thrown instanceof TypeError && thrown.name === 'InvalidRequestError' && 'problems' in thrown;
}

/** What a client asks before it sends, and before it answers. */
export interface Judging {
  readonly body: (operation: string, mediaType: string, value: unknown) => void;
  readonly answer: (operation: string, answer: Answer) => Answer;
}

/** What is judged; all of it unless told otherwise. */
export interface ValidatingOptions {
  readonly bodies?: boolean | undefined;
  readonly answers?: boolean | undefined;
}

/**
 * The option `validate` of a client. A body that is wrong is not sent: the call throws an InvalidRequestError. An answer that
 * is wrong is unexpected, and says why. Of bodies JSON is looked into, of answers JSON and text.
 */
export function validating(checks: Checks, { bodies = true, answers = true }: ValidatingOptions = {}): Judging {
  return {
    body(operation, mediaType, value) {
      const { body, rules } =
        (bodies && kindOf(mediaType) === 'json' && !isOpaque(value) && own(checks, operation)) || {};
      const shape = body?.(mediaType, value) ?? [];
      const problems = shape.length === 0 ? (rules?.(value, Date.now(), mediaType) ?? []) : shape;
      if (problems.length === 0) return;
      const message = `${operation}: ${problems.map(({ field, message: said }) => `${field || 'the body'} ${said}`).join('; ')}`;
      throw Object.assign(new TypeError(message), { name: 'InvalidRequestError', operation, problems } as const);
    },
    answer(operation, answer) {
      const check = answers ? own(checks, operation)?.response : undefined;
      if (!check || answer.status === 'unexpected') return answer;
      const { headers, response } = answer;
      const body = answer.ok ? answer.data : answer.error;
      const problems = isOpaque(body) ? [] : check(answer.status, Object.fromEntries(headers), body);
      return problems.length === 0
        ? answer
        : { ok: false, status: 'unexpected', error: body, problems, headers, response };
    },
  };
}

function own(checks: Checks, operation: string): OperationChecks | undefined {
  return Object.hasOwn(checks, operation) ? checks[operation] : undefined;
}

function isOpaque(value: unknown): boolean {
  return [Blob, ArrayBuffer, Uint8Array, ReadableStream, FormData, URLSearchParams].some(
    (kind) => value instanceof kind,
  );
}
