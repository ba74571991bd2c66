// Zod: schemas from its own JSON Schema converter. It has no boolean-only validation.

import { z } from 'zod';

export const lacks = 'if/then/else';

/** Returns validators by schema, which collect all issues. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const made = z.fromJSONSchema(unconditional(schema));
      return [name, { all: (value) => made.safeParse(value).success }];
    }),
  );
}

function unconditional(schema) {
  if (Array.isArray(schema)) return schema.map(unconditional);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === 'if' || keyword === 'then' || keyword === 'else' ? [] : [[keyword, unconditional(value)]],
    ),
  );
}
