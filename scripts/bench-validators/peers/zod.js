// Zod: schemas from its own JSON Schema converter. It has no boolean-only validation.

import { z } from 'zod';

export const unsupportedKeywords = 'if/then/else';

/** Returns the validators of each schema, which collect all issues. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const zodSchema = z.fromJSONSchema(removeConditions(schema));
      return [name, { check: (value) => zodSchema.safeParse(value).success }];
    }),
  );
}

function removeConditions(schema) {
  if (Array.isArray(schema)) return schema.map(removeConditions);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === 'if' || keyword === 'then' || keyword === 'else' ? [] : [[keyword, removeConditions(value)]],
    ),
  );
}
