// Generated; change the document it is made from instead.

import { type Problems, reportAt } from '../runtime/validation/problems.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';

export function problemsOfPageParameter(value: unknown): Problems {
  const schema = '#/components/parameters/page/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (value < 1) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 1');
  return problems;
}
