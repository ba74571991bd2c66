// Generated; change the document it is made from instead.

import type { Value } from '../../types/index.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isNumber, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid Value. */
export function isValue(value: unknown): value is Value {
  if (!isObject(value)) return false;
  const { scores } = value;
  if (!isArray(scores) || scores.length < 4) return false;
  {
    let count = 0;
    for (const item of scores) {
      if (acceptsScoresContained(item)) count++;
    }
    if (count < 2 || count > 3) return false;
  }
  for (let index = 0; index < scores.length; index++) {
    if (!acceptsScoresItem(scores[index])) return false;
  }
  return true;
}

function acceptsScoresContained(value: unknown): boolean {
  if (isNumber(value) && value < 5) return false;
  return true;
}

function acceptsScoresItem(value: unknown): boolean {
  if (!isInteger(value) || value < 0) return false;
  return true;
}

/** All that is wrong with a value as Value; nothing for a valid one. */
export function checkValue(value: unknown): readonly Problem[] {
  return problemsOfValue(value) ?? noProblems;
}

/** Value as a Standard Schema. */
export const valueSchema: StandardSchema<Value> = /* @__PURE__ */ createStandardSchema(checkValue);

export function problemsOfValue(value: unknown): Problems {
  const schema = '#/components/schemas/Value';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { scores } = value;
    if (!isArray(scores))
      problems = reportRequired(problems, 'scores', scores, schema, 'type', 'must be a list');
    else {
      if (scores.length < 4)
        problems = report(problems, 'scores', schema, 'minItems', 'must have at least 4 items');
      {
        let count = 0;
        for (const item of scores) {
          if (acceptsScoresContained(item)) count++;
        }
        if (count < 2)
          problems = report(
            problems,
            'scores',
            schema,
            'minContains',
            'must have at least 2 items of the kind that it must contain',
          );
        if (count > 3)
          problems = report(
            problems,
            'scores',
            schema,
            'maxContains',
            'must have at most 3 items of the kind that it must contain',
          );
      }
      for (let index = 0; index < scores.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'scores',
          index,
          problemsOfScoresItem(scores[index]),
        );
      }
    }
  }
  return problems;
}

function problemsOfScoresItem(value: unknown): Problems {
  const schema = '#/components/schemas/Value/properties/scores/items';
  let problems: Problems;
  if (!isInteger(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  else if (value < 0) problems = reportAt(problems, '', schema, '/minimum', 'must be at least 0');
  return problems;
}
