// Validation of collection filters: fields, operators, and operand types.

import type { Problems } from '../validation/problems.ts';
import { addWithin, withinAny, withinIndex } from '../validation/problems.ts';
import { problemsDeep } from '../validation/recursion-guard.ts';
import type { Problem } from '../validation/problem.ts';
import { isObject } from '../validation/type-checks.ts';

/** Type of a filterable field. A filter on an array applies to its items. */
export interface FilterField {
  readonly type: 'text' | 'number' | 'boolean' | 'any';
  readonly nullable: boolean;
}

export interface FilterFields {
  readonly [name: string]: FilterField;
}

/** Returns the problems of a filter; their messages name the key. */
export function filterProblems(filter: unknown, fields: FilterFields): Problems {
  return isObject(filter) ? problemsDeep(() => termProblems(filter, fields, true)) : undefined;
}

function termProblems(term: { readonly [name: string]: unknown }, fields: FilterFields, top: boolean): Problems {
  let problems: Problems;
  for (const key of Object.keys(term)) problems = withinAny(problems, key, keyProblems(key, term, fields, top));
  return problems;
}

function keyProblems(
  key: string,
  term: { readonly [name: string]: unknown },
  fields: FilterFields,
  top: boolean,
): Problems {
  const value = term[key];
  if (Object.keys(fields).length === 0)
    return [problem(key, `\`${key}\` cannot be filtered by: no field of this collection is Filterable`)];
  if (key === '+and' || key === '+or') return listProblems(key, value, fields);
  if (top && key === '+order_by')
    return typeof value === 'string' && Object.hasOwn(fields, value)
      ? undefined
      : [problem(key, '`+order_by` must name a Filterable field')];
  if (!top || key !== '+order') return fieldProblems(key, value, fields);
  if (value !== 'asc' && value !== 'desc') return [problem(key, '`+order` must be "asc" or "desc"')];
  return Object.hasOwn(term, '+order_by') ? undefined : [problem(key, '`+order` requires `+order_by`')];
}

function listProblems(key: string, value: unknown, fields: FilterFields): Problems {
  if (!Array.isArray(value)) return [problem(key, `\`${key}\` must be a list of filters`)];
  let problems: Problems;
  for (const [index, item] of value.entries()) {
    problems = withinIndex(
      problems,
      index,
      isObject(item) ? termProblems(item, fields, false) : [problem(key, `\`${key}\` must be a list of filters`)],
    );
  }
  return problems;
}

function fieldProblems(key: string, value: unknown, fields: FilterFields): Problems {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) {
    const what = key.startsWith('+') ? 'is no operator that may stand here' : 'is no Filterable field';
    return [problem(key, `\`${key}\` ${what}`)];
  }
  if (!isObject(value))
    return equals(value, field) ? undefined : [problem(key, `\`${key}\` must be ${expected(field)}`)];
  if (Object.keys(value).length === 0) return [problem(key, `\`${key}\` needs a value or an operator`)];
  let problems: Problems;
  for (const [operator, operand] of Object.entries(value)) {
    const wrong = operatorProblem(key, operator, operand, field);
    if (wrong !== undefined) problems = addWithin(problems, operator, problem(operator, wrong));
  }
  return problems;
}

function operatorProblem(key: string, operator: string, operand: unknown, field: FilterField): string | undefined {
  switch (operator) {
    case '+gt':
    case '+gte':
    case '+lt':
    case '+lte':
      if (field.type !== 'number' && field.type !== 'any')
        return `\`${operator}\` compares numbers, and \`${key}\` is none`;
      return typeof operand === 'number' && Number.isFinite(operand)
        ? undefined
        : `\`${operator}\` of \`${key}\` must be a number`;
    case '+contains':
      if (field.type !== 'text' && field.type !== 'any') return `\`+contains\` searches text, and \`${key}\` is none`;
      return typeof operand === 'string' ? undefined : `\`+contains\` of \`${key}\` must be a string`;
    case '+neq':
      return typeof operand === 'string' || equals(operand, field)
        ? undefined
        : `\`+neq\` of \`${key}\` must be a string or ${expected(field)}`;
    default:
      return `\`${operator}\` is no operator`;
  }
}

function equals(value: unknown, { type, nullable }: FilterField): boolean {
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

function expected({ type, nullable }: FilterField): string {
  const words = { text: 'a string', number: 'a number', boolean: 'true or false', any: 'a value' };
  return words[type] + (nullable ? ' or null' : '');
}

/** Creates a problem of a key's value; the caller adds the location. */
function problem(key: string, message: string): Problem {
  return { pointer: '', field: '', keyword: 'filter', schema: key, message };
}
