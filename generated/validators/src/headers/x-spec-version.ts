// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { problem } from '../runtime/validation/finding.js';

const xSpecVersionPattern = /^[0-9]+\.[0-9]+\.[0-9]+$/u;
const xSpecVersionSchema = '#/components/headers/X-Spec-Version/schema';

export function problemsOfXSpecVersionHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'x-spec-version');
  return text === undefined
    ? [missingParameter('header', 'X-Spec-Version', '#/components/headers/X-Spec-Version')]
    : withinParameter(undefined, 'header', 'X-Spec-Version', problemsOfXSpecVersion(text));
}

function problemsOfXSpecVersion(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = add(problems, problem(xSpecVersionSchema, 'type', 'must be a string'));
  else if (!xSpecVersionPattern.test(value))
    problems = add(
      problems,
      problem(xSpecVersionSchema, 'pattern', 'must match ^[0-9]+\\.[0-9]+\\.[0-9]+$'),
    );
  return problems;
}
