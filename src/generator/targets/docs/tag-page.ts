// Markdown page of a tag: description and operations.

import { prose } from '../../code/markdown/commonmark.ts';
import { cell, md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Area, ExternalDocs, Operation } from '../../model/types/api.ts';
import { documentationLink, leftOpen } from './schema-sentences.ts';
import { isCalledByPath, titleOf } from './operation-page.ts';
import { signature, type Links } from './page-links.ts';

/** View of `docs/area`. */
export interface AreaView {
  readonly title: Md;
  readonly description: Md;
  readonly documentation: readonly Md[];
  readonly open: readonly Md[];
  readonly operations: readonly OperationRow[];
}

/** A row of an operation list; every value is escaped for a table cell. */
export interface OperationRow {
  readonly signature: Md;
  readonly title: Md;
  readonly mark: Md;
}

export function areaView(area: Area, operations: ReadonlyMap<string, Operation>, links: Links): AreaView {
  return {
    title: text(area.id),
    description: area.description === undefined ? nothing : prose(area.description, 2),
    documentation: documentation(area.externalDocs),
    open: leftOpen(area.unspecified),
    operations: operationRows(area, operations, links),
  };
}

/** Returns the operations of a tag, linked. */
export function operationRows(
  area: Area,
  operations: ReadonlyMap<string, Operation>,
  links: Links,
): readonly OperationRow[] {
  return area.operations.flatMap((id) => {
    const operation = operations.get(id);
    return operation === undefined
      ? []
      : [operationRow(operation, links.addresses.operation(operation.name.file), links)];
  });
}

/** Returns one row, linked to the page at `address`. */
export function operationRow(operation: Operation, address: string, links: Links): OperationRow {
  return {
    signature: isCalledByPath(operation) ? nothing : cell(signature(operation)),
    title: cell(links.page(titleOf(operation), address)),
    mark: operation.deprecated ? md`**Deprecated**` : nothing,
  };
}

/** Returns a link to the external documentation; empty if there is none. */
export function documentation(externalDocs: ExternalDocs | undefined): readonly Md[] {
  return externalDocs === undefined ? [] : [md`Documentation: ${documentationLink(externalDocs)}`];
}
