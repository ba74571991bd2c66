// TypeBox, compiled: it uses JSON Schema directly.

import { Compile } from 'typebox/compile';

export const lacks = 'nothing';

/** Returns validators by schema: boolean, and all errors. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const compiled = Compile(schema);
      return [name, { is: (value) => compiled.Check(value), all: (value) => compiled.Errors(value).length === 0 }];
    }),
  );
}
