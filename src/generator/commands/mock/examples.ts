// Examples of the document as values of responses.

import type { MediaType } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import type { Values } from './values.ts';

/** Returns the examples that are valid: only the one with the name, if there is such an example, and otherwise all. */
export function documentedValues(
  { examples, schema }: MediaType,
  name: string | undefined,
  values: Values,
): readonly Json[] {
  const valid = examples.flatMap((example) =>
    example.value !== undefined && (schema === undefined || values.isValid(schema.jsonSchema, example.value))
      ? [{ name: example.name, value: example.value }]
      : [],
  );
  const named = valid.filter((example) => name !== undefined && example.name === name);
  return (named.length > 0 ? named : valid).map(({ value }) => value);
}
