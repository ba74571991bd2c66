// Which filter an operation takes: that of the items it lists.

import type { Api, Operation, Parameter, Schema } from './types/api.ts';
import { filterableFields, filteredItems } from './filterable-fields.ts';

/** The header that carries a filter, and whose items it is about. */
export interface Filtering {
  readonly header: string;
  /** What the type of the filter is named for. */
  readonly owner: Schema | Operation;
}

/** Undefined where the interface has no filters, or nothing that the operation lists can be filtered. */
export function filteringOf(operation: Operation, api: Api): Filtering | undefined {
  const { filter } = api.conventions;
  const header = filter && operation.parameters.find((parameter) => isHeader(parameter, filter.header));
  const item = filteredItems(operation, api).find((each) => filterableFields(each, api).length > 0);
  if (!header || !item) return undefined;
  return { header: header.name, owner: (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation };
}

/** Whether a parameter is the header of that name. */
export function isHeader(parameter: Parameter, name: string): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === name.toLowerCase();
}
