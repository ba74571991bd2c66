// Problems with parameters, bodies, and statuses, with their locations in the request or response.

import { addProblem, type Problems } from '../validation/problems.js';
import { escapeToken } from '../validation/json-pointer.js';
import type { Problem } from '../validation/problem.js';
import { asValidated } from '../validation/run-rules.js';
import { maxJsonDepth } from './parse-json.js';
import type { ParameterResult } from './raw-request.js';

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Appends the problems of a parameter. */
export function mergeAtParameter(
  problems: Problems,
  location: ParameterLocation,
  name: string,
  newProblems: Problems,
): Problems {
  if (newProblems === undefined) return problems;
  const prefixed = newProblems.map((problem) => ({
    pointer: `/${location}/${escapeToken(name)}${problem.pointer}`,
    field: problem.field === '' ? name : `${name}.${problem.field}`,
    keyword: problem.keyword,
    schema: problem.schema,
    message: problem.message,
  }));
  return problems === undefined ? prefixed : [...problems, ...prefixed];
}

/** Appends the problem that a required parameter is missing; otherwise, those of its value. */
export function requireParameter(
  problems: Problems,
  location: ParameterLocation,
  name: string,
  value: unknown,
  schema: string,
  newProblems?: Problems,
): Problems {
  return value === undefined
    ? addProblem(problems, missingParameter(location, name, schema))
    : mergeAtParameter(problems, location, name, newProblems);
}

/** Creates the problem for a missing required parameter. */
export function missingParameter(location: ParameterLocation, name: string, schema: string): Problem {
  return {
    pointer: `/${location}/${escapeToken(name)}`,
    field: name,
    keyword: 'required',
    schema,
    message: 'is required',
  };
}

/** Creates the problem for a parameter that is not JSON, or is nested too deeply. */
/* @__NO_SIDE_EFFECTS__ */
export function invalidJsonParameter(location: ParameterLocation, name: string, schema: string): Problem {
  return {
    pointer: `/${location}/${escapeToken(name)}`,
    field: name,
    keyword: 'content',
    schema,
    message: `must be JSON, nested at most ${maxJsonDepth} levels deep`,
  };
}

/** Creates the problem for a body with an undeclared media type. */
export function unsupportedBody(mediaTypes: readonly string[]): Problem {
  return {
    pointer: '',
    field: '',
    keyword: 'content',
    schema: '',
    message: `must be of the media type ${mediaTypes.join(' or ')}`,
  };
}

/** Creates the problem for an undeclared status. */
export function undeclaredStatus(status: number): Problem {
  return {
    pointer: '/status',
    field: 'status',
    keyword: 'responses',
    schema: '',
    message: `${status} is not a declared status`,
  };
}

/** Appends the problems of a response body. */
export function mergeAtBody(problems: Problems, newProblems: Problems): Problems {
  if (newProblems === undefined) return problems;
  const prefixed = newProblems.map((problem) => ({ ...problem, pointer: `/body${problem.pointer}` }));
  return problems === undefined ? prefixed : [...problems, ...prefixed];
}

/** Returns the result of reading parameters: their values, or problems, with the path parameters if those are valid. */
export function createParameterResult<Parameters extends { readonly path: object }>(
  problems: Problems,
  values: { readonly [Location in keyof Parameters]: object },
): ParameterResult<Parameters> {
  if (problems === undefined) return { ok: true, value: asValidated<Parameters>(values) };
  return problems.some(({ pointer }) => pointer.startsWith('/path/'))
    ? { ok: false, problems }
    : { ok: false, problems, path: asValidated<Parameters['path']>(values.path) };
}
