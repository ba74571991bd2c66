// TypeBox, compiled: it uses JSON Schema directly.

import { Compile } from 'typebox/compile';

export const unsupportedKeywords = 'nothing';

/** Returns the validators of each schema: `is` only decides validity, and `check` collects all errors. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const compiled = Compile(schema);
      return [name, { is: (value) => compiled.Check(value), check: (value) => compiled.Errors(value).length === 0 }];
    }),
  );
}
