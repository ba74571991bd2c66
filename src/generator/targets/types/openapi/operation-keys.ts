// Keys of an operation in `paths` and `operations`, compatible with openapi-typescript.

import type { Operation } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-method.ts';

/** The methods of a path item, in the order of its properties. */
export const pathItemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Whether `operations` contains the operation under its ID. */
export function hasOperationsEntry({ id, method, path }: Operation): boolean {
  return id !== `${method} ${path}` && !/^$|#/.test(id);
}

/**
 * Returns the keys of an operation in `paths`. An operation whose method is not a field of Path Item Objects gets its
 * own path key.
 */
export function locateInPaths({ method, path }: Operation): { readonly key: string; readonly method: string } {
  return pathItemMethods.some((known) => known === method)
    ? { key: path, method }
    : { key: `${requestMethod(method)} ${path}`, method: 'post' };
}
