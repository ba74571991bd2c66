// What is wrong with a parameter, at its place in the request.

import type { Problems } from '../validation/problems.js';
import { segment } from '../validation/json-pointer.js';
import type { Problem } from '../validation/problem.js';
import { maxLevels } from './parse-json.js';

export type Location = 'path' | 'query' | 'header' | 'cookie';

/** What was found so far, and what was found of a parameter. */
export function withinParameter(problems: Problems, location: Location, name: string, found: Problems): Problems {
  if (found === undefined) return problems;
  const moved = found.map((problem) => ({
    pointer: `/${location}/${segment(name)}${problem.pointer}`,
    field: problem.field === '' ? name : `${name}.${problem.field}`,
    keyword: problem.keyword,
    schema: problem.schema,
    message: problem.message,
  }));
  return problems === undefined ? moved : [...problems, ...moved];
}

/** A parameter that must be given is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function missingParameter(location: Location, name: string, schema: string): Problem {
  return { pointer: `/${location}/${segment(name)}`, field: name, keyword: 'required', schema, message: 'is required' };
}

/** A parameter whose text is not JSON, or is nested too deeply to be read. */
/* @__NO_SIDE_EFFECTS__ */
export function unreadableParameter(location: Location, name: string, schema: string): Problem {
  return {
    pointer: `/${location}/${segment(name)}`,
    field: name,
    keyword: 'content',
    schema,
    message: `must be JSON, nested at most ${maxLevels} levels deep`,
  };
}

/** A body of none of the media types that are declared. */
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

/** A status that the operation does not declare. */
export function undeclaredStatus(status: number): Problem {
  return {
    pointer: '/status',
    field: 'status',
    keyword: 'responses',
    schema: '',
    message: `${status} is no status that is declared`,
  };
}

/** What was found so far, and what was found of the body of a response. */
export function withinBody(problems: Problems, found: Problems): Problems {
  if (found === undefined) return problems;
  const moved = found.map((problem) => ({ ...problem, pointer: `/body${problem.pointer}` }));
  return problems === undefined ? moved : [...problems, ...moved];
}

/** What is wrong with parameters, and those of the path where nothing is wrong with them. */
export function refused<Path>(
  problems: readonly Problem[],
  path: Path,
): { readonly ok: false; readonly problems: readonly Problem[]; readonly path?: Path } {
  return problems.some(({ pointer }) => pointer.startsWith('/path/'))
    ? { ok: false, problems }
    : { ok: false, problems, path };
}
