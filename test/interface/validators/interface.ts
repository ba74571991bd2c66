// What a claim about the validators may ask of them: the functions that a user of the package would call.

import type { Problem } from '../../../src/runtime/validation/problem.ts';

export type { Problem };

/** Which function judges: for a body as sent, the whole that an update leaves, an answer, or parameters. */
export type Place =
  | { readonly kind: 'body' | 'merged' | 'parameters'; readonly call: string }
  | { readonly kind: 'answer'; readonly call: string; readonly status: number };

/** The texts of a request outside of its body. Path parameters that are not given have a valid text. */
export interface Texts {
  readonly path?: Readonly<Record<string, string | undefined>>;
  readonly query?: string;
  readonly filter?: string;
}

/** The validators, generated from the document or from a document in which a behaviour is taken away. */
export interface Validators {
  /** Everything that is wrong with a value (for parameters: `Texts`) at a place. A place that has no function fails the claim. */
  problems(place: Place, value: unknown): readonly Problem[];
}

/** The time that rules see as `now`, in milliseconds since 1970. */
export const now = Date.UTC(2030, 5, 15, 12);

/** The body of a request: its shape, and its rules where it is no update. */
export const body = (call: string): Place => ({ kind: 'body', call });

/** The whole that an update leaves once its body is merged into what is stored. */
export const merged = (call: string): Place => ({ kind: 'merged', call });

/** The body of an answer. */
export const answer = (call: string, status = 200): Place => ({ kind: 'answer', call, status });

/** What stands in the path, the query and the headers of a request. */
export const parameters = (call: string): Place => ({ kind: 'parameters', call });
