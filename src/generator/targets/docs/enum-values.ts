// Enumerated values of a schema: `enum`, `const`, or alternatives that are all constants.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

/** An enumerated value with its title and description, if any. */
export interface EnumValue {
  readonly value: Json;
  readonly meaning?: string;
  readonly deprecated: boolean;
}

/** Returns the enumerated values of the schema; `undefined` if it does not enumerate values. */
export function enumValues(schema: SchemaObject): readonly EnumValue[] | undefined {
  if (schema.const !== undefined) return [{ value: schema.const.value, deprecated: false }];
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ value, deprecated: false }));
  return constBranchValues(schema.oneOf) ?? constBranchValues(schema.anyOf);
}

function constBranchValues(branches: readonly JsonSchema[] | undefined): readonly EnumValue[] | undefined {
  if (branches === undefined || branches.length === 0) return undefined;
  const values = branches.map(constBranchValue);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function constBranchValue(branch: JsonSchema): EnumValue | undefined {
  if (typeof branch === 'boolean') return undefined;
  const { title, description, deprecated } = branch.annotations;
  const meaning = [title, description].filter((each) => each !== undefined).join(': ');
  if (branch.const === undefined)
    return branch.types?.join() === 'null' && meaning === '' ? { value: null, deprecated: false } : undefined;
  return { value: branch.const.value, ...(meaning !== '' && { meaning }), deprecated: deprecated === true };
}
