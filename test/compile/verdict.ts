// Whether the errors of a case are those that it expects.

import type { Errors } from './case.ts';

export interface Verdict {
  /** Errors that the case does not expect. */
  readonly unexpected: readonly string[];
  /** What was expected of a file and not reported. */
  readonly missing: readonly string[];
}

/** Each expected text has to be in an error of its own of its file. */
export function verdictOf(errors: readonly string[], expected: Errors = {}): Verdict {
  const left = [...errors];
  const missing = Object.entries(expected).flatMap(([file, texts]) =>
    texts
      .filter((text) => {
        const at = left.findIndex((error) => error.startsWith(`${file}(`) && error.includes(text));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      })
      .map((text) => `${file}: ${text}`),
  );
  return { unexpected: left, missing };
}
