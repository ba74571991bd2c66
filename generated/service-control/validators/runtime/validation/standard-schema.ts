// Validators as Standard Schemas (standardschema.dev, version 1), which many libraries accept.

import type { Problem } from './problem.ts';
import { parseJsonPointer } from './json-pointer.ts';
import { asValidated } from './run-rules.ts';

/** Structural equivalent of `StandardSchemaV1` from `@standard-schema/spec`. Values are not transformed. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'ashlar';
    readonly validate: (value: unknown) => StandardResult<T>;
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** The value, or its problems. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One problem: its message, and the path to its location. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** Creates a Standard Schema from a validator. */
export function createStandardSchema<T>(check: (value: unknown) => readonly Problem[]): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'ashlar',
      validate: (value) => {
        const problems = check(value);
        if (problems.length === 0) return { value: asValidated<T>(value) };
        return { issues: problems.map(({ pointer, message }) => ({ message, path: toPath(pointer, value) })) };
      },
    },
  };
}

/** Converts a JSON Pointer to a path; array indexes are numbers. */
function toPath(pointer: string, value: unknown): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let current: unknown = value;
  for (const name of parseJsonPointer(pointer)) {
    path.push(Array.isArray(current) ? Number(name) : name);
    current =
      typeof current === 'object' && current !== null && Object.hasOwn(current, name)
        ? Reflect.get(current, name)
        : undefined;
  }
  return path;
}
