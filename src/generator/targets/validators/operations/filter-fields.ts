// Filterable fields of a collection, if the document has a filter convention.

import { literal, object } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Api, Operation, Parameter } from '../../../model/types/api.ts';
import { filterTypeOfShape, filterableFields, filteredItems } from '../../../model/collection-filters.ts';

/** Returns the fields as data for the runtime; `undefined` if the parameter is not the filter of a collection. */
export function filterFields(parameter: Parameter, operation: Operation, api: Api): Expression | undefined {
  const header = api.conventions.filter?.header.toLowerCase();
  if (parameter.in !== 'header' || parameter.name.toLowerCase() !== header) return undefined;
  const items = filteredItems(operation, api);
  if (items.length === 0) return undefined;
  const fields = new Map(items.flatMap((item) => filterableFields(item, api)).map(({ name, use }) => [name, use]));
  return object(
    [...fields].map(([name, { shape, nullable }]) => [
      name,
      object([
        ['type', literal(filterTypeOfShape(shape, api))],
        ['nullable', literal(nullable)],
      ]),
    ]),
  );
}
