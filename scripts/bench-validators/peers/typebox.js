// TypeBox, compiled: it reads JSON Schema as it is.

import { Compile } from 'typebox/compile';

export const lacks = 'nothing';

/** The verdict and all errors, by schema. */
export function judges(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const compiled = Compile(schema);
      return [name, { is: (value) => compiled.Check(value), all: (value) => compiled.Errors(value).length === 0 }];
    }),
  );
}
