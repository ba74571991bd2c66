// Validators as the claims use them, independent of the generated function names.

import type { Problem } from '../../../src/runtime/validation/problem.ts';

export type { Problem };

/** Part of an operation that has a validator: request body, merged resource of an update, response, or parameters. */
export type OperationPart =
  | { readonly kind: 'body' | 'merged' | 'parameters'; readonly call: string }
  | { readonly kind: 'response'; readonly call: string; readonly status: number };

/** Unparsed parameters of a request. Missing path parameters get a valid value. */
export interface RequestParameters {
  readonly path?: Readonly<Record<string, string | undefined>>;
  readonly query?: string;
  readonly filter?: string;
}

/** Validators, generated from the document or from a mutated one. */
export interface Validators {
  /** Returns all problems of a value; for parameters, of `RequestParameters`. Throws if the part has no validator. */
  problems(part: OperationPart, value: unknown): readonly Problem[];
}

/** Value of `now` in rules, in milliseconds since 1970. */
export const now = Date.UTC(2030, 5, 15, 12);

/** Creates the part of a request body: its schema, and its rules except for updates. */
export const requestBody = (call: string): OperationPart => ({ kind: 'body', call });

/** Creates the part of the merged resource: the stored resource with the body of an update applied. */
export const mergedBody = (call: string): OperationPart => ({ kind: 'merged', call });

/** Creates the part of a response body. */
export const responseBody = (call: string, status = 200): OperationPart => ({ kind: 'response', call, status });

/** Creates the part of the path, query, and header parameters of a request. */
export const parameters = (call: string): OperationPart => ({ kind: 'parameters', call });
