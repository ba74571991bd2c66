// Keys of an operation in `paths` and `operations`, compatible with openapi-typescript.

import type { Operation } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';

/** The methods of a path item, in the order of its properties. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Whether `operations` contains the operation under its ID. */
export function isListed({ id, method, path }: Operation): boolean {
  return id !== `${method} ${path}` && !/^$|#/.test(id);
}

/**
 * Returns the keys of an operation in `paths`. An operation whose method is not a field of Path Item Objects gets its
 * own path key.
 */
export function placeInPaths({ method, path }: Operation): { readonly key: string; readonly method: string } {
  return methods.some((known) => known === method)
    ? { key: path, method }
    : { key: `${sentMethod(method)} ${path}`, method: 'post' };
}
