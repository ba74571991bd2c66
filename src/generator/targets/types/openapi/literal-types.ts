// Enumerated values of a schema: `enum`, `const`, or one described constant per branch.

import { jsonLine, type JsonTree } from '../../../code/json/json.ts';
import type { Assertion, JsonType, ObjectSchema } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';

/** Returns the values of `const` or `enum` that `type` allows; `undefined` if the schema has neither keyword. */
export function listedValues({ types, enum: values, const: constant }: ObjectSchema): readonly Json[] | undefined {
  const listed = constant ? [constant.value] : values;
  return types ? listed?.filter((value) => types.some((type) => isOf(type, value))) : listed;
}

/** Returns the constants of branches that all consist of a `const`; `undefined` if one has more keywords. */
export function constants(branches: readonly Assertion[]): readonly Json[] | undefined {
  const values = branches.flatMap((branch) => (isConstant(branch) && branch.const ? [branch.const.value] : []));
  return values.length === branches.length && values.length > 0 ? values : undefined;
}

/** Returns a Markdown list of the branch constants and their descriptions; empty if none is described. */
export function valueMeanings({ oneOf, anyOf }: ObjectSchema): string {
  const branches = oneOf ?? anyOf;
  if (!branches || !constants(branches)) return '';
  return branches
    .flatMap((branch) =>
      typeof branch === 'object' && branch.const && branch.annotations.description !== undefined
        ? [line(branch.const.value, branch.annotations.description)]
        : [],
    )
    .join('\n');
}

function line(value: Json, meaning: string): string {
  return `- \`${jsonLine(value)}\`: ${meaning.trim().replace(/\s*\n\s*/g, ' ')}`;
}

const plain: ReadonlySet<string> = new Set(['origin', 'types', 'const', 'annotations', 'facts', 'foreign']);

function isConstant(branch: Assertion): branch is ObjectSchema {
  return (
    typeof branch === 'object' &&
    Object.entries(branch).every(([keyword, value]) => plain.has(keyword) || value === undefined)
  );
}

/** Whether a value is an instance of a JSON Schema type. */
export function isOf(type: JsonType, value: JsonTree): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === type;
  }
}
