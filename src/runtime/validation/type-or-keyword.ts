// Problems of properties that have a wrong type, or else violate a keyword.

import { isInteger, isNumber } from './type-and-size-checks.ts';
import { report, reportType, type Problems } from './problems.ts';

/** Appends the problem that a property is missing, not of the expected type, or not in a format. */
export function reportFormat(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  description: string,
  expected: string = 'a string',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'format', `must be ${description}`, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or shorter than `limit`. */
export function reportMinLength(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'a string',
): Problems {
  const message = limit === 1 ? 'must not be empty' : `must be at least ${limit} characters`;
  return reportTypeOrKeyword(problems, property, value, schema, 'minLength', message, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or longer than `limit`. */
export function reportMaxLength(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'a string',
): Problems {
  const message = limit === 0 ? 'must be empty' : `must be at most ${limit} character${limit === 1 ? '' : 's'}`;
  return reportTypeOrKeyword(problems, property, value, schema, 'maxLength', message, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or less than `limit`. */
export function reportMinimum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'an integer',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'minimum', `must be at least ${limit}`, expected);
}

/** Appends the problem that a property is missing, not of the expected type, or more than `limit`. */
export function reportMaximum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  limit: number,
  expected: string = 'an integer',
): Problems {
  return reportTypeOrKeyword(problems, property, value, schema, 'maximum', `must be at most ${limit}`, expected);
}

function reportTypeOrKeyword(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  keyword: string,
  message: string,
  expected: string,
): Problems {
  return hasType(value, expected)
    ? report(problems, property, schema, keyword, message)
    : reportType(problems, property, value, schema, expected);
}

/** Whether a value has the type that `expected` describes, except null. */
function hasType(value: unknown, expected: string): boolean {
  switch (expected) {
    case 'an integer':
    case 'an integer or null':
      return isInteger(value);
    case 'a number':
    case 'a number or null':
      return isNumber(value);
    default:
      return typeof value === 'string';
  }
}
