// Validation of request bodies and responses. Validators are passed in, so bundles without them stay small.

import type { Answer } from './parse-response.ts';
import { kindOf } from './media-type.ts';

/** A validation problem. */
export interface CheckProblem {
  /** Location in the value, as a JSON Pointer. */
  readonly pointer: string;
  /** The same location as a dotted path. */
  readonly field: string;
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** Human-readable message. */
  readonly message: string;
}

/** The validators of one operation, as in `operationChecks` of the validators package. */
export interface OperationChecks {
  readonly body?: ((mediaType: string, value: unknown) => readonly CheckProblem[]) | undefined;
  /** Evaluates the rules of a body that is otherwise valid. `now`: milliseconds since 1970. */
  readonly rules?: ((value: unknown, now: number, mediaType: string) => readonly CheckProblem[]) | undefined;
  readonly response?:
    | ((
        status: number,
        headers: { readonly [name: string]: string | undefined },
        body: unknown,
      ) => readonly CheckProblem[])
    | undefined;
}

/** Validators by operation ID. */
export type Checks = Readonly<Record<string, OperationChecks | undefined>>;

/** Thrown instead of sending an invalid body. */
export interface InvalidRequestError extends TypeError {
  readonly name: 'InvalidRequestError';
  /** ID of the operation. */
  readonly operation: string;
  readonly problems: readonly CheckProblem[];
}

/** Type guard for `InvalidRequestError`. */
export function isInvalidRequestError(thrown: unknown): thrown is InvalidRequestError {
  return thrown instanceof TypeError && thrown.name === 'InvalidRequestError' && 'problems' in thrown;
}

/** Validation hooks of a client: before it sends a request, and before it returns a result. */
export interface Judging {
  readonly body: (operation: string, mediaType: string, value: unknown) => void;
  readonly answer: (operation: string, answer: Answer) => Answer;
}

/**
 * What is validated.
 *
 * @default everything
 */
export interface ValidatingOptions {
  readonly bodies?: boolean | undefined;
  readonly answers?: boolean | undefined;
}

/**
 * Creates the client's option `validate`. For an invalid request body, the call throws an `InvalidRequestError` and
 * sends nothing. An invalid response is returned as `unexpected`, with its problems. Only JSON request bodies are
 * validated, and only JSON and text responses.
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
