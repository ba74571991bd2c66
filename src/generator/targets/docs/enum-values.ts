// The values a schema lists: by `enum`, by `const`, or as alternatives that are one constant with its meaning.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

/** One listed value; its meaning where the document gives one. */
export interface ListedValue {
  readonly value: Json;
  readonly meaning?: string;
  readonly deprecated: boolean;
}

/** The values that the schema lists itself, or undefined where it lists none. */
export function listedValues(schema: ObjectSchema): readonly ListedValue[] | undefined {
  if (schema.const !== undefined) return [{ value: schema.const.value, deprecated: false }];
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ value, deprecated: false }));
  return constants(schema.oneOf) ?? constants(schema.anyOf);
}

function constants(branches: readonly Assertion[] | undefined): readonly ListedValue[] | undefined {
  if (branches === undefined || branches.length === 0) return undefined;
  const values = branches.map(constant);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function constant(branch: Assertion): ListedValue | undefined {
  if (typeof branch === 'boolean') return undefined;
  const { title, description, deprecated } = branch.annotations;
  const meaning = [title, description].filter((words) => words !== undefined).join(': ');
  if (branch.const === undefined)
    return branch.types?.join() === 'null' && meaning === '' ? { value: null, deprecated: false } : undefined;
  return { value: branch.const.value, ...(meaning !== '' && { meaning }), deprecated: deprecated === true };
}
