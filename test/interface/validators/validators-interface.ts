// Interface through which claims use validators, independent of the generated function names.

import type { Problem } from '../../../src/runtime/validation/problem.ts';

export type { Problem };

/** Part of an operation that has a validator: request body, merged resource of an update, response, or parameters. */
export type OperationPart =
  | { readonly kind: 'body' | 'merged' | 'parameters'; readonly call: string }
  | { readonly kind: 'response'; readonly call: string; readonly status: number };

/** Unparsed parameters of a request. Missing path parameters default to a valid value. */
export interface RequestParameters {
  readonly path?: Readonly<Record<string, string | undefined>>;
  readonly query?: string;
  readonly filter?: string;
}

/** Validators generated from the original or a mutated document. */
export interface Validators {
  /** Returns all problems of a value (`RequestParameters` for parameters). Throws if the part has no validator. */
  problems(part: OperationPart, value: unknown): readonly Problem[];
}

/** Value of `now` in rules, in milliseconds since 1970. */
export const now = Date.UTC(2030, 5, 15, 12);

/** Returns the part for a request body: its schema, and its rules except for updates. */
export const requestBody = (call: string): OperationPart => ({ kind: 'body', call });

/** Returns the part for the merged resource: the stored resource with the body of an update applied. */
export const mergedBody = (call: string): OperationPart => ({ kind: 'merged', call });

/** Returns the part for a response body. */
export const responseBody = (call: string, status = 200): OperationPart => ({ kind: 'response', call, status });

/** Returns the part for the path, query, and header parameters of a request. */
export const parameters = (call: string): OperationPart => ({ kind: 'parameters', call });
