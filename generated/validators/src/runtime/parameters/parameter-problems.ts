// Problems with parameters, bodies, and statuses, with their locations in the request or response.

import type { Problems } from '../validation/problems.js';
import { escapeToken } from '../validation/json-pointer.js';
import type { Problem } from '../validation/problem.js';
import { maxJsonDepth } from './parse-json.js';

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

/** Creates the problem for a missing required parameter. */
/* @__NO_SIDE_EFFECTS__ */
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
/* @__NO_SIDE_EFFECTS__ */
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

/** Creates the result for invalid parameters; includes the path parameters if they are valid. */
export function rejectParameters<Path>(
  problems: readonly Problem[],
  path: Path,
): { readonly ok: false; readonly problems: readonly Problem[]; readonly path?: Path } {
  return problems.some(({ pointer }) => pointer.startsWith('/path/'))
    ? { ok: false, problems }
    : { ok: false, problems, path };
}
