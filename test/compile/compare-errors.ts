// Compares compiler errors with the errors that a compile case expects.

import type { Errors } from './case.ts';

export interface ErrorComparison {
  /** Errors that the case does not expect. */
  readonly unexpected: readonly string[];
  /** Expected errors that were not reported, prefixed with their file. */
  readonly missing: readonly string[];
}

/** Matches each expected substring to a separate error in its file. */
export function compareErrors(errors: readonly string[], expected: Errors = {}): ErrorComparison {
  const remaining = [...errors];
  const missing = Object.entries(expected).flatMap(([file, substrings]) =>
    substrings
      .filter((substring) => {
        const index = remaining.findIndex((error) => error.startsWith(`${file}(`) && error.includes(substring));
        if (index >= 0) remaining.splice(index, 1);
        return index < 0;
      })
      .map((substring) => `${file}: ${substring}`),
  );
  return { unexpected: remaining, missing };
}
