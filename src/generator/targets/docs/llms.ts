// Index of all Markdown pages for language models, in llms.txt format.

import { summarizeDescription } from '../../code/markdown/commonmark.ts';
import { md, emptyMarkdown, escapeMarkdown, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import type { SchemaListEntry } from './schema-summaries.ts';
import { hasPathAsTitle, collapseWhitespace, operationTitleMarkdown } from './operation-page.ts';
import { operationSignature, type Links, type OptionalPages } from './page-links.ts';

/** View of `docs/llms`. */
export interface LlmsView {
  readonly title: Md;
  readonly summary: Md;
  readonly pages: readonly Md[];
  readonly tagGroups: readonly { readonly title: Md; readonly operations: readonly Md[] }[];
  readonly webhooks: readonly Md[];
  readonly schemas: readonly Md[];
}

export function llmsView(
  api: Api,
  operations: ReadonlyMap<string, Operation>,
  schemas: readonly SchemaListEntry[],
  optionalPages: OptionalPages,
  links: Links,
): LlmsView {
  const { info } = api;
  const entry = (operation: Operation, address: string): Md =>
    hasPathAsTitle(operation)
      ? links.page(operationTitleMarkdown(operation), address)
      : md`${links.page(operationTitleMarkdown(operation), address)}: ${operationSignature(operation)}`;
  return {
    title: escapeMarkdown(collapseWhitespace(info.title)),
    summary:
      info.summary !== undefined
        ? escapeMarkdown(collapseWhitespace(info.summary))
        : info.description === undefined
          ? emptyMarkdown
          : summarizeDescription(info.description).line,
    pages: [
      md`${links.page(md`Index`, links.addresses.index)}: what the interface is, servers, authentication, conventions`,
      ...(optionalPages.shared
        ? [md`${links.page(md`Shared parts`, links.addresses.shared)}: headers of many responses`]
        : []),
      ...(optionalPages.changes
        ? [
            md`${links.page(md`Changelog`, links.addresses.changes)}: what changed since an earlier version, and whom it breaks`,
          ]
        : []),
    ],
    tagGroups: api.tagGroups.map((tagGroup) => ({
      title: escapeMarkdown(collapseWhitespace(tagGroup.id)),
      operations: tagGroup.operations.flatMap((id) => {
        const operation = operations.get(id);
        return operation === undefined ? [] : [entry(operation, links.addresses.operation(operation.name.file))];
      }),
    })),
    webhooks: api.webhooks.map((webhook) => entry(webhook, links.addresses.webhook(webhook.name.file))),
    schemas: schemas.map(({ id, summary }) =>
      summary === emptyMarkdown ? links.schema(id) : md`${links.schema(id)}: ${summary}`,
    ),
  };
}
