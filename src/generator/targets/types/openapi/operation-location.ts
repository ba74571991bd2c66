// Where an operation stands in `paths` and `operations`, as openapi-typescript would have it.

import type { Operation } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';

/** The methods that a path has a member for, in the order of the members. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** True for an operation that is listed under its id. */
export function isListed({ id, method, path }: Operation): boolean {
  return id !== `${method} ${path}` && !/^$|#/.test(id);
}

/** The keys in `paths`. An operation with a method that a path has no member for has a key of its own there. */
export function placeInPaths({ method, path }: Operation): { readonly key: string; readonly method: string } {
  return methods.some((known) => known === method)
    ? { key: path, method }
    : { key: `${sentMethod(method)} ${path}`, method: 'post' };
}
