// The extension `x-pagination` of operations.

import type { DeclaredPagination } from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { Operation } from '../types/api.ts';

/** Returns whether an operation can return pages: it does not declare `x-pagination: false`. */
export function canReturnPages({ extensions }: Pick<Operation, 'extensions'>): boolean {
  return extensions.pagination !== false;
}

/** Returns a value of `x-pagination` as JSON. */
export function paginationJson(pagination: DeclaredPagination): Json {
  return pagination && { ...pagination };
}
