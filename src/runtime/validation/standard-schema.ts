// A validator as a Standard Schema (standardschema.dev, version 1), which libraries of many kinds accept.

import type { Problem } from './problem.ts';
import { segmentsOf } from './json-pointer.ts';
import { judged } from './run-rules.ts';

/** What `StandardSchemaV1` of `@standard-schema/spec` is, by its structure. Values go in and come out as they are. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'ashlar';
    readonly validate: (value: unknown) => StandardResult<T>;
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** The value itself, or what is wrong with it. */
export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One problem: its sentence, and the names and indexes that lead to its place. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** The Standard Schema that judges by a collector of problems. */
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

/** The steps of a JSON pointer; those into a list are numbers. */
function pathOf(pointer: string, value: unknown): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let at: unknown = value;
  for (const name of segmentsOf(pointer)) {
    path.push(Array.isArray(at) ? Number(name) : name);
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
  }
  return path;
}
