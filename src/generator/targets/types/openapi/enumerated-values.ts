// Enumerated values of a schema: `enum`, `const`, or one described constant per branch.

import { printJsonLine, type JsonTree } from '../../../code/json/json.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';

/** Returns the values of `const` or `enum` that `type` allows; `undefined` if the schema has neither keyword. */
export function enumeratedValues({ types, enum: values, const: constant }: SchemaObject): readonly Json[] | undefined {
  const listed = constant ? [constant.value] : values;
  return types ? listed?.filter((value) => types.some((type) => isOfType(type, value))) : listed;
}

/** Returns the constants of branches that all consist of a `const`; `undefined` if one has more keywords. */
export function branchConstants(branches: readonly JsonSchema[]): readonly Json[] | undefined {
  const values = branches.flatMap((branch) => (isConstant(branch) && branch.const ? [branch.const.value] : []));
  return values.length === branches.length && values.length > 0 ? values : undefined;
}

/** Returns a Markdown list of the branch constants and their descriptions; empty if none is described. */
export function describeBranchConstants({ oneOf, anyOf }: SchemaObject): string {
  const branches = oneOf ?? anyOf;
  if (!branches || !branchConstants(branches)) return '';
  return branches
    .flatMap((branch) =>
      typeof branch === 'object' && branch.const && branch.annotations.description !== undefined
        ? [describeConstant(branch.const.value, branch.annotations.description)]
        : [],
    )
    .join('\n');
}

function describeConstant(value: Json, description: string): string {
  return `- \`${printJsonLine(value)}\`: ${description.trim().replace(/\s*\n\s*/g, ' ')}`;
}

const constantBranchKeys: ReadonlySet<string> = new Set([
  'sourceLocation',
  'types',
  'const',
  'annotations',
  'extensions',
  'unknownExtensions',
]);

function isConstant(branch: JsonSchema): branch is SchemaObject {
  return (
    typeof branch === 'object' &&
    Object.entries(branch).every(([keyword, value]) => constantBranchKeys.has(keyword) || value === undefined)
  );
}

/** Returns whether a value is an instance of a JSON Schema type. */
export function isOfType(type: JsonType, value: JsonTree): boolean {
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
