// Options of an infinite query: the request of a page, the first page, and the next one.

import {
  array,
  arrow,
  call,
  imported,
  importedType,
  keyword,
  literal,
  local,
  member,
  name,
  object,
  union,
} from '../../code/typescript/build-tree.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Expression, Type } from '../../code/typescript/tree.ts';
import { identifier, numberLiteral, propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Pagination } from './pagination.ts';
import { optionsType, type TargetContext } from './target-context.ts';
import type { InfiniteView, OperationQueriesView } from './template-views.ts';

/** Returns the view of an infinite query; `undefined` if the operation has no pages. */
export function infiniteView(
  operation: Operation,
  common: OperationQueriesView,
  result: Type,
  context: TargetContext,
  printer: ModulePrinter,
): InfiniteView | undefined {
  const pagination = context.paginations.get(operation.id);
  if (!pagination) return undefined;
  const base = context.baseName(operation);
  const isLink = pagination.style === 'link';
  const type = isLink
    ? optionsType('LinkedQueryOptionsOf', result)
    : optionsType('InfiniteQueryOptionsOf', result, pageParamType(pagination));
  return {
    ...common,
    ...(isLink && { fetchData: printer.expression(imported('fetchLinkedPage', 'options')) }),
    key: identifier(`${base}Key`),
    createKey: printer.expression(imported('createInfiniteKey', 'runtime/query/keys')),
    name: identifier(`${base}InfiniteOptions`),
    type: printer.type(type),
    page: pageView(pagination, printer),
    next: printer.expression(nextPage(pagination)),
  };
}

function pagesFunction(exportName: string): Expression {
  return imported(exportName, 'runtime/query/pages');
}

function pageParamType({ style }: Pagination): Type {
  if (style === 'page' || style === 'offset') return keyword('number');
  const value = style === 'link' ? importedType('PageLink', 'runtime/query/pages') : keyword('string');
  return union([value, keyword('undefined')]);
}

/** Returns the functions that create the request of a page, and that read the parameter of the first page. */
function pageView(pagination: Pagination, printer: ModulePrinter): InfiniteView['page'] {
  const use = (exportName: string): SafeText<'ts'> => printer.expression(pagesFunction(exportName));
  if (pagination.style === 'link') return { createRequest: use('linkedPageRequest') };
  const { style, parameter } = pagination;
  const isNumber = style === 'page' || style === 'offset';
  return {
    createRequest: use('pageRequest'),
    parameter: {
      key: propertyKey(parameter),
      name: stringLiteral(parameter),
      read: use(isNumber ? 'readPageNumber' : 'readCursor'),
      ...(isNumber && { first: numberLiteral(style === 'page' ? pagination.first : 0) }),
    },
  };
}

function nextPage(pagination: Pagination): Expression {
  const [page, pages, current] = [local('page'), local('pages'), local('current')];
  switch (pagination.style) {
    case 'page':
      return arrow(
        [page, pages, current],
        call(
          pagesFunction('nextPageNumber'),
          name(page),
          name(pages),
          name(current),
          pageNames(pagination, pagination.first),
        ),
      );
    case 'offset':
      return arrow(
        [page, pages, current],
        call(pagesFunction('nextOffset'), name(page), name(current), pageNames(pagination)),
      );
    case 'cursor':
      return arrow(
        [page, pages, current],
        call(
          pagesFunction('nextCursor'),
          ...[name(page), name(current), literal(pagination.next)],
          ...(pagination.more ? [literal(pagination.more)] : []),
        ),
      );
    case 'item': {
      const { more, items, id } = pagination;
      return arrow(
        [page],
        call(pagesFunction('nextItemCursor'), name(page), literal(more), literal(items), literal(id)),
      );
    }
    case 'link':
      return arrow([page], member(name(page), 'next'));
  }
}

/** Returns the paths in a page. The runtime assumes that the first page is 1. */
function pageNames(
  { items, pages: count, total, more }: Extract<Pagination, { style: 'page' | 'offset' }>,
  first = 1,
): Expression {
  return object([
    ['first', first === 1 ? undefined : literal(first)],
    ['items', array(items.map(literal))],
    ['pages', count && literal(count)],
    ['total', total && literal(total)],
    ['more', more && literal(more)],
  ]);
}
