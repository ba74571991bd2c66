// Context and errors of a validation.

import { isObject } from '../../../runtime/validation/type-checks.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import type { DynamicScope } from './dynamic-scope.ts';

/**
 * `request`: read-only properties are not required; `response`: write-only ones are not; `either`: neither are. `part`:
 * a partial update, in which no property is required, and neither conditions nor rules apply.
 */
export type ValidationDirection = 'request' | 'response' | 'either' | 'part';

/** An error in a part of a value. */
export interface ValueError {
  /** Property names and indices. */
  readonly path: readonly (string | number)[];
  /** Predicate of a sentence about the part: `is "x", and must be a number`. */
  readonly message: string;
  readonly keyword: string;
  readonly schema: SchemaObject | undefined;
}

/** Settings that a nested validation inherits. */
export type ValidationSettings = Pick<ValidationFrame, 'direction' | 'scope' | 'formats' | 'rules' | 'path' | 'depth'>;

/** State of the validation of one value. */
export interface ValidationFrame {
  readonly direction: ValidationDirection;
  readonly scope: DynamicScope;
  readonly formats: 'assert' | 'annotate';
  /** Evaluates `x-rules` of a schema, for a value that is otherwise valid. */
  readonly rules: (schema: SchemaObject, value: unknown, frame: ValidationFrame, errors: ValueError[]) => void;
  /** Property names and indices of the value. */
  readonly path: readonly (string | number)[];
  /** The schema at which validation of this value started. */
  readonly outermost: JsonSchema;
  /** Properties and items that a subschema has evaluated. */
  readonly evaluated: Set<string | number>;
  readonly depth: number;
  /** Validates another value; see `validateChild`. */
  readonly validateValue: (
    jsonSchema: JsonSchema,
    value: unknown,
    settings: ValidationSettings,
    errors: ValueError[],
  ) => boolean;
  report(keyword: string, message: string, schema: SchemaObject | undefined): void;
}

/** Validates a property or an item; returns whether it is valid. */
export function validateChild(
  jsonSchema: JsonSchema,
  value: unknown,
  key: string | number,
  { validateValue, direction, scope, formats, rules, path, depth }: ValidationFrame,
  errors: ValueError[],
): boolean {
  return validateValue(jsonSchema, value, { direction, scope, formats, rules, path: [...path, key], depth }, errors);
}

/** Describes a value in a message. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
