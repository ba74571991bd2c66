// Validation of request bodies and responses. Validators are passed in, so that bundles without them stay small.

import type { CallResult } from './read-response.ts';
import { classifyMediaType } from './classify-media-type.ts';
import type { ValidationProblem } from './validation-problem.ts';

/** The validators of one operation, as in `operationChecks` from the validators package. */
export interface OperationChecks {
  readonly body?: ((mediaType: string, value: unknown) => readonly ValidationProblem[]) | undefined;
  /** Evaluates the rules of a body that is otherwise valid. `now` is in milliseconds since 1970. */
  readonly rules?: ((value: unknown, now: number, mediaType: string) => readonly ValidationProblem[]) | undefined;
  readonly response?:
    | ((
        status: number,
        headers: { readonly [name: string]: string | undefined },
        body: unknown,
      ) => readonly ValidationProblem[])
    | undefined;
}

/** Validators by operation ID. */
export type OperationChecksById = Readonly<Record<string, OperationChecks | undefined>>;

/** Thrown instead of sending an invalid body. */
export interface InvalidRequestError extends TypeError {
  readonly name: 'InvalidRequestError';
  /** ID of the operation. */
  readonly operation: string;
  readonly problems: readonly ValidationProblem[];
}

/** Type guard for `InvalidRequestError`. */
export function isInvalidRequestError(error: unknown): error is InvalidRequestError {
  return error instanceof TypeError && error.name === 'InvalidRequestError' && 'problems' in error;
}

/** Validation hooks of a client: before it sends a request, and before it returns a result. */
export interface MessageValidator {
  readonly checkBody: (operation: string, mediaType: string, value: unknown) => void;
  readonly checkResponse: (operation: string, result: CallResult) => CallResult;
}

/**
 * The messages that are validated.
 *
 * @default everything
 */
export interface MessageValidatorOptions {
  readonly requests?: boolean | undefined;
  readonly responses?: boolean | undefined;
}

/**
 * Creates a validator for the client option `validate`. For an invalid request body, the call throws an
 * `InvalidRequestError` and sends nothing. An invalid response is returned as `unexpected`, with its problems. Only
 * JSON request bodies are validated, and only JSON and text responses.
 */
export function createMessageValidator(
  checks: OperationChecksById,
  { requests = true, responses = true }: MessageValidatorOptions = {},
): MessageValidator {
  return {
    checkBody(operation, mediaType, value) {
      const { body, rules } =
        (requests && classifyMediaType(mediaType) === 'json' && !isOpaque(value) && getChecks(checks, operation)) || {};
      const bodyProblems = body?.(mediaType, value) ?? [];
      const problems = bodyProblems.length === 0 ? (rules?.(value, Date.now(), mediaType) ?? []) : bodyProblems;
      if (problems.length === 0) return;
      const message = `${operation}: ${problems.map(({ field, message: text }) => `${field || 'the body'} ${text}`).join('; ')}`;
      throw Object.assign(new TypeError(message), { name: 'InvalidRequestError', operation, problems } as const);
    },
    checkResponse(operation, result) {
      const check = responses ? getChecks(checks, operation)?.response : undefined;
      if (!check || result.status === 'unexpected') return result;
      const { headers, response } = result;
      const body = result.ok ? result.data : result.error;
      const problems = isOpaque(body) ? [] : check(result.status, Object.fromEntries(headers), body);
      return problems.length === 0
        ? result
        : { operation, ok: false, status: 'unexpected', error: body, problems, headers, response };
    },
  };
}

function getChecks(checks: OperationChecksById, operation: string): OperationChecks | undefined {
  return Object.hasOwn(checks, operation) ? checks[operation] : undefined;
}

function isOpaque(value: unknown): boolean {
  return [Blob, ArrayBuffer, Uint8Array, ReadableStream, FormData, URLSearchParams].some(
    (kind) => value instanceof kind,
  );
}
