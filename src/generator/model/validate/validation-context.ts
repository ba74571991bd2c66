// Context and errors of a validation.

import { isObject } from '../../../runtime/validation/type-checks.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import type { Scope } from './dynamic-scope.ts';

/**
 * `request`: read-only properties are not required; `response`: write-only ones are not; `either`: neither are. `part`:
 * a partial update, in which no property is required, and neither conditions nor rules apply.
 */
export type Reading = 'request' | 'response' | 'either' | 'part';

/** An error in a part of a value. */
export interface Wrong {
  /** Property names and indices. */
  readonly path: readonly (string | number)[];
  /** Predicate of a sentence about the part: `is "x", and must be a number`. */
  readonly message: string;
  readonly keyword: string;
  readonly schema: ObjectSchema | undefined;
}

/** Settings that a nested validation inherits. */
export type Around = Pick<Look, 'reading' | 'scope' | 'formats' | 'rules' | 'path' | 'depth'>;

/** State of the validation of one value. */
export interface Look {
  readonly reading: Reading;
  readonly scope: Scope;
  readonly formats: 'assert' | 'annotate';
  /** Evaluates `x-rules` of a schema, for a value that is otherwise valid. */
  readonly rules: (schema: ObjectSchema, value: unknown, look: Look, wrongs: Wrong[]) => void;
  /** Property names and indices of the value. */
  readonly path: readonly (string | number)[];
  /** The schema at which validation of this value started. */
  readonly outermost: Assertion;
  /** Properties and items that a subschema has evaluated. */
  readonly evaluated: Set<string | number>;
  readonly depth: number;
  /** Validates another value; see `validateChild`. */
  readonly anew: (assertion: Assertion, value: unknown, around: Around, wrongs: Wrong[]) => boolean;
  say(keyword: string, message: string, schema: ObjectSchema | undefined): void;
}

/** Validates a property or an item; returns whether it is valid. */
export function judgeMember(
  assertion: Assertion,
  value: unknown,
  key: string | number,
  { anew, reading, scope, formats, rules, path, depth }: Look,
  wrongs: Wrong[],
): boolean {
  return anew(assertion, value, { reading, scope, formats, rules, path: [...path, key], depth }, wrongs);
}

/** Describes a value in a message. */
export function described(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
