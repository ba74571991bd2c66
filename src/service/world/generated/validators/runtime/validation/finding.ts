// Problems as they are found: at the value that a function judges, or at one of its members.

import type { Problem } from './problem.ts';

// Long texts are put together from short ones, which engines do faster than from many pieces at once.

/** The value itself fails a keyword of `schema`. */
export function problem(schema: string, keyword: string, message: string): Problem {
  return { pointer: '', field: '', keyword, schema: schema + `/${keyword}`, message };
}

/** The member `name`, without `~` and `/`, fails a keyword of what `properties` of `schema` says of it. */
export function memberProblem(schema: string, name: string, keyword: string, message: string): Problem {
  return { pointer: `/${name}`, field: name, keyword, schema: schema + `/properties/${name}` + `/${keyword}`, message };
}

/** The member `name`, without `~` and `/`, is missing, which `schema` requires; the problem stands where it belongs. */
export function missing(schema: string, name: string, message = 'is required'): Problem {
  return { pointer: `/${name}`, field: name, keyword: 'required', schema: `${schema}/required`, message };
}

/** No value may be here: `schema` is `false`. */
export function forbidden(schema: string, message = 'is not allowed'): Problem {
  return { pointer: '', field: '', keyword: 'false', schema, message };
}

/** A name as a segment of a JSON pointer. */
export function segment(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}
