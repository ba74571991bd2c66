// Filter of an operation.

import type { Api, Operation, Parameter, Schema } from './types/api.ts';
import { filterableFields, filteredItems } from './filterable-fields.ts';

/** The filter header of an operation, and the filtered items. */
export interface OperationFilter {
  readonly header: string;
  /** The schema or operation that the filter's type is named after. */
  readonly owner: Schema | Operation;
}

/** Returns the filter; `undefined` without the filter convention, or if no listed item has a filterable field. */
export function operationFilter(operation: Operation, api: Api): OperationFilter | undefined {
  const { filter } = api.conventions;
  const header = filter && operation.parameters.find((parameter) => isHeaderParameter(parameter, filter.header));
  const item = filteredItems(operation, api).find((each) => filterableFields(each, api).length > 0);
  if (!header || !item) return undefined;
  return { header: header.name, owner: (item.shape.kind === 'ref' && api.schema(item.shape.id)) || operation };
}

/** Returns whether a parameter is the header `name`. */
export function isHeaderParameter(parameter: Parameter, name: string): boolean {
  return parameter.in === 'header' && parameter.name.toLowerCase() === name.toLowerCase();
}
