// Validators as Standard Schemas (standardschema.dev, version 1), which many libraries accept.

import type { Problem } from './problem.ts';
import { segmentsOf } from './json-pointer.ts';
import { judged } from './run-rules.ts';

/** Structural equivalent of `StandardSchemaV1` of `@standard-schema/spec`. Values are not transformed. */
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
export function standard<T>(check: (value: unknown) => readonly Problem[]): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'ashlar',
      validate: (value) => {
        const problems = check(value);
        if (problems.length === 0) return { value: judged<T>(value) };
        return { issues: problems.map(({ pointer, message }) => ({ message, path: pathOf(pointer, value) })) };
      },
    },
  };
}

/** Converts a JSON Pointer to a path; array indexes are numbers. */
function pathOf(pointer: string, value: unknown): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let at: unknown = value;
  for (const name of segmentsOf(pointer)) {
    path.push(Array.isArray(at) ? Number(name) : name);
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
  }
  return path;
}
