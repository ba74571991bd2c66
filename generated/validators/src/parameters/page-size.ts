// Generated; change the document it is made from instead.

import { type Problems, reportAt } from '../runtime/validation/problems.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';

export function problemsOfPageSizeParameter(value: unknown): Problems {
  const schema = '#/components/parameters/pageSize/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else {
    if (value < 25) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 25');
    if (value > 500) problems = reportAt(problems, '', schema, '/maximum', 'must be at most 500');
  }
  return problems;
}
