// The page of one area: what it is about, and its operations.

import { prose } from '../../code/markdown/commonmark.ts';
import { cell, md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Area, ExternalDocs, Operation } from '../../model/types/api.ts';
import { documentationLink, leftOpen } from './schema-sentences.ts';
import { isCalledByPath, titleOf } from './operation-page.ts';
import { signature, type Links } from './page-links.ts';

/** The view of `docs/area`. */
export interface AreaView {
  readonly title: Md;
  readonly description: Md;
  readonly documentation: readonly Md[];
  readonly open: readonly Md[];
  readonly operations: readonly OperationRow[];
}

/** An operation in a list of them; every piece is fit for a cell. */
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

/** The operations of an area, linked. */
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

/** One row, linked to the page at `address`. */
export function operationRow(operation: Operation, address: string, links: Links): OperationRow {
  return {
    signature: isCalledByPath(operation) ? nothing : cell(signature(operation)),
    title: cell(links.page(titleOf(operation), address)),
    mark: operation.deprecated ? md`**Deprecated**` : nothing,
  };
}

/** A sentence with a link, where there is one. */
export function documentation(externalDocs: ExternalDocs | undefined): readonly Md[] {
  return externalDocs === undefined ? [] : [md`Documentation: ${documentationLink(externalDocs)}`];
}
