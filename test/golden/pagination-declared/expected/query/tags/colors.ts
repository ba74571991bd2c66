// Queries and mutations of the tag "colors".

import type { Client } from '../../client/index.js';
import {
  listColors,
  type ListColorsRequest,
  type ListColorsResult,
} from '../../client/tags/colors.js';
import { type DataKey, fetchData, type KeyFunction, type QueryOptionsOf } from '../options.js';
import { createKey } from '../runtime.js';

/** Key of `listColorsOptions`; without a request, the prefix of all its keys. */
export const listColorsKey: KeyFunction<ListColorsRequest, ListColorsResult> = (
  request?: ListColorsRequest,
) =>
  createKey(
    ['pages-with-other-names', 'colors', 'listColors'],
    request,
  ) as DataKey<ListColorsResult>;

/** `GET /colors` */
export function listColorsOptions(
  client: Client,
  request?: ListColorsRequest,
): QueryOptionsOf<ListColorsResult> {
  return {
    queryKey: listColorsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listColors(client, { ...request, ...(signal && { signal }) })),
  };
}
