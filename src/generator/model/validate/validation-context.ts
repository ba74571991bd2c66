// What one look at one value knows, and what it finds: shared by all that judge a part of it.

import { isObject } from '../../../runtime/validation/type-checks.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import type { Scope } from './dynamic-scope.ts';

/**
 * In a request, members that are read-only need not be there; in a response those that are write-only; `either`: both.
 * `part`: a request that sends what it changes, so that nothing has to be there, and conditions and rules are for the whole.
 */
export type Reading = 'request' | 'response' | 'either' | 'part';

/** What is wrong with a part of a value. */
export interface Wrong {
  /** The names and indices that lead to the part. */
  readonly path: readonly (string | number)[];
  /** `is "x", and must be a number`: the rest of a sentence about the part. */
  readonly message: string;
  readonly keyword: string;
  readonly schema: ObjectSchema | undefined;
}

/** What a look takes over from the one around it. */
export type Around = Pick<Look, 'reading' | 'scope' | 'formats' | 'rules' | 'path' | 'depth'>;

/** What one look at one value knows. */
export interface Look {
  readonly reading: Reading;
  readonly scope: Scope;
  readonly formats: 'assert' | 'annotate';
  /** Judges by the rules of a schema (`x-rules`) a value that is sound otherwise. */
  readonly rules: (schema: ObjectSchema, value: unknown, look: Look, wrongs: Wrong[]) => void;
  /** Where the value stands. */
  readonly path: readonly (string | number)[];
  /** The schema at which the judgement of this very value began. */
  readonly outermost: Assertion;
  /** Names and indices of the value that a subschema has judged. */
  readonly evaluated: Set<string | number>;
  readonly depth: number;
  /** Judges another value, as `judgeMember` does. */
  readonly anew: (assertion: Assertion, value: unknown, around: Around, wrongs: Wrong[]) => boolean;
  say(keyword: string, message: string, schema: ObjectSchema | undefined): void;
}

/** Judges a member of the value that a look is at; answers whether it is valid. */
export function judgeMember(
  assertion: Assertion,
  value: unknown,
  key: string | number,
  { anew, reading, scope, formats, rules, path, depth }: Look,
  wrongs: Wrong[],
): boolean {
  return anew(assertion, value, { reading, scope, formats, rules, path: [...path, key], depth }, wrongs);
}

/** A value as a message names it. */
export function described(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
