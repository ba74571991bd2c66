// Markdown page of a tag: description and operations.

import { descriptionToMarkdown } from '../../code/markdown/commonmark.ts';
import { tableCell, md, emptyMarkdown, escapeMarkdown, type Md } from '../../code/markdown/markdown.ts';
import type { TagGroup, ExternalDocs, Operation } from '../../model/types/api.ts';
import { documentationLink, labeledUnspecifiedSentences } from './schema-sentences.ts';
import { hasPathAsTitle, operationTitleMarkdown } from './operation-page.ts';
import { operationSignature, type Links } from './page-links.ts';

/** View of `docs/tag`. */
export interface TagGroupView {
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

export function tagGroupView(
  tagGroup: TagGroup,
  operations: ReadonlyMap<string, Operation>,
  links: Links,
): TagGroupView {
  return {
    title: escapeMarkdown(tagGroup.id),
    description: tagGroup.description === undefined ? emptyMarkdown : descriptionToMarkdown(tagGroup.description, 2),
    documentation: describeDocumentation(tagGroup.externalDocs),
    open: labeledUnspecifiedSentences(tagGroup.unspecified),
    operations: operationRows(tagGroup, operations, links),
  };
}

/** Returns the operations of a tag, linked. */
export function operationRows(
  tagGroup: TagGroup,
  operations: ReadonlyMap<string, Operation>,
  links: Links,
): readonly OperationRow[] {
  return tagGroup.operations.flatMap((id) => {
    const operation = operations.get(id);
    return operation === undefined
      ? []
      : [operationRow(operation, links.addresses.operation(operation.name.file), links)];
  });
}

/** Returns one row, linked to the page at `address`. */
export function operationRow(operation: Operation, address: string, links: Links): OperationRow {
  return {
    signature: hasPathAsTitle(operation) ? emptyMarkdown : tableCell(operationSignature(operation)),
    title: tableCell(links.page(operationTitleMarkdown(operation), address)),
    mark: operation.deprecated ? md`**Deprecated**` : emptyMarkdown,
  };
}

/** Returns a link to the external documentation; empty if there is none. */
export function describeDocumentation(externalDocs: ExternalDocs | undefined): readonly Md[] {
  return externalDocs === undefined ? [] : [md`Documentation: ${documentationLink(externalDocs)}`];
}
