// Problems of properties whose only value is a string that needs no escapes in JSON.

import { reportMissingOrInvalid, type Problems } from './problems.ts';

/** Appends the problem that a property is missing, or not the string of `const`. */
export function reportConst(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  constant: string,
): Problems {
  return reportMissingOrInvalid(problems, property, value, schema, 'const', 'must be "' + constant + '"');
}

/** Appends the problem that a property is missing, or not the only string of `enum`. */
export function reportEnum(
  problems: Problems,
  property: string,
  value: unknown,
  schema: string,
  constant: string,
): Problems {
  return reportMissingOrInvalid(problems, property, value, schema, 'enum', 'must be "' + constant + '"');
}
