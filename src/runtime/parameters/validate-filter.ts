// Validation of collection filters: fields, operators, and operand types.

import type { Problems } from '../validation/problems.ts';
import { addAtProperty, mergeAtOwnProperty, mergeAtIndex } from '../validation/problems.ts';
import { collectRecursive } from '../validation/recursion-guard.ts';
import type { Problem } from '../validation/problem.ts';
import { isObject } from '../validation/type-and-size-checks.ts';

/** Type of a filterable field. A filter on an array applies to its items. */
export interface FilterField {
  readonly type: 'text' | 'number' | 'boolean' | 'any';
  readonly nullable: boolean;
}

export interface FilterFields {
  readonly [name: string]: FilterField;
}

/** Returns the problems of a filter; their messages name the key. */
export function validateFilter(filter: unknown, fields: FilterFields): Problems {
  return isObject(filter) ? collectRecursive(() => validateTerm(filter, fields, true)) : undefined;
}

function validateTerm(term: { readonly [name: string]: unknown }, fields: FilterFields, isTopLevel: boolean): Problems {
  let problems: Problems;
  for (const key of Object.keys(term))
    problems = mergeAtOwnProperty(problems, term, key, validateKey(key, term, fields, isTopLevel));
  return problems;
}

function validateKey(
  key: string,
  term: { readonly [name: string]: unknown },
  fields: FilterFields,
  isTopLevel: boolean,
): Problems {
  const value = term[key];
  if (Object.keys(fields).length === 0)
    return [createFilterProblem(key, `cannot filter by \`${key}\`: this collection has no filterable fields`)];
  if (key === '+and' || key === '+or') return validateFilters(key, value, fields);
  if (isTopLevel && key === '+order_by')
    return typeof value === 'string' && Object.hasOwn(fields, value)
      ? undefined
      : [createFilterProblem(key, '`+order_by` must be the name of a filterable field')];
  if (!isTopLevel || key !== '+order') return validateField(key, value, fields);
  if (value !== 'asc' && value !== 'desc') return [createFilterProblem(key, '`+order` must be "asc" or "desc"')];
  return Object.hasOwn(term, '+order_by') ? undefined : [createFilterProblem(key, '`+order` requires `+order_by`')];
}

function validateFilters(key: string, value: unknown, fields: FilterFields): Problems {
  if (!Array.isArray(value)) return [createFilterProblem(key, `\`${key}\` must be an array of filters`)];
  let problems: Problems;
  for (const [index, item] of value.entries()) {
    problems = mergeAtIndex(
      problems,
      index,
      isObject(item)
        ? validateTerm(item, fields, false)
        : [createFilterProblem(key, `\`${key}\` must be an array of filters`)],
    );
  }
  return problems;
}

function validateField(key: string, value: unknown, fields: FilterFields): Problems {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) {
    const predicate = key.startsWith('+') ? 'is not an allowed operator' : 'is not a filterable field';
    return [createFilterProblem(key, `\`${key}\` ${predicate}`)];
  }
  if (!isObject(value))
    return hasFieldType(value, field)
      ? undefined
      : [createFilterProblem(key, `\`${key}\` must be ${describeType(field)}`)];
  if (Object.keys(value).length === 0) return [createFilterProblem(key, `\`${key}\` requires a value or an operator`)];
  let problems: Problems;
  for (const [operator, operand] of Object.entries(value)) {
    const operatorError = findOperatorError(key, operator, operand, field);
    if (operatorError !== undefined)
      problems = addAtProperty(problems, operator, createFilterProblem(operator, operatorError));
  }
  return problems;
}

function findOperatorError(key: string, operator: string, operand: unknown, field: FilterField): string | undefined {
  switch (operator) {
    case '+gt':
    case '+gte':
    case '+lt':
    case '+lte':
      if (field.type !== 'number' && field.type !== 'any')
        return `\`${operator}\` requires a numeric field, and \`${key}\` is not numeric`;
      return typeof operand === 'number' && Number.isFinite(operand)
        ? undefined
        : `\`${operator}\` of \`${key}\` must be a number`;
    case '+contains':
      if (field.type !== 'text' && field.type !== 'any')
        return `\`+contains\` requires a string field, and \`${key}\` is not a string`;
      return typeof operand === 'string' ? undefined : `\`+contains\` of \`${key}\` must be a string`;
    case '+neq':
      return typeof operand === 'string' || hasFieldType(operand, field)
        ? undefined
        : `\`+neq\` of \`${key}\` must be a string or ${describeType(field)}`;
    default:
      return `\`${operator}\` is not a valid operator`;
  }
}

function hasFieldType(value: unknown, { type, nullable }: FilterField): boolean {
  if (value === null) return nullable || type === 'any';
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'any':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  }
}

function describeType({ type, nullable }: FilterField): string {
  const words = { text: 'a string', number: 'a number', boolean: 'true or false', any: 'a value' };
  return words[type] + (nullable ? ' or null' : '');
}

/** Creates a problem of a key's value; the caller adds the location. */
function createFilterProblem(key: string, message: string): Problem {
  return { pointer: '', field: '', keyword: 'filter', schema: key, message };
}
