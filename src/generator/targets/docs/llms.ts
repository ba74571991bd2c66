// Index of all Markdown pages for language models, in llms.txt format.

import { brief } from '../../code/markdown/commonmark.ts';
import { md, nothing, text, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import type { SchemaLine } from './first-sentence.ts';
import { isCalledByPath, oneLine, titleOf } from './operation-page.ts';
import { signature, type Links, type OptionalPages } from './page-links.ts';

/** View of `docs/llms`. */
export interface LlmsView {
  readonly title: Md;
  readonly summary: Md;
  readonly pages: readonly Md[];
  readonly areas: readonly { readonly title: Md; readonly operations: readonly Md[] }[];
  readonly webhooks: readonly Md[];
  readonly schemas: readonly Md[];
}

export function llmsView(
  api: Api,
  operations: ReadonlyMap<string, Operation>,
  schemas: readonly SchemaLine[],
  also: OptionalPages,
  links: Links,
): LlmsView {
  const { info } = api;
  const entry = (operation: Operation, address: string): Md =>
    isCalledByPath(operation)
      ? links.page(titleOf(operation), address)
      : md`${links.page(titleOf(operation), address)}: ${signature(operation)}`;
  return {
    title: text(oneLine(info.title)),
    summary:
      info.summary !== undefined
        ? text(oneLine(info.summary))
        : info.description === undefined
          ? nothing
          : brief(info.description).line,
    pages: [
      md`${links.page(md`Index`, links.addresses.index)}: what the interface is, servers, authentication, conventions`,
      ...(also.shared ? [md`${links.page(md`Shared parts`, links.addresses.shared)}: headers of many responses`] : []),
      ...(also.changes
        ? [
            md`${links.page(md`Changelog`, links.addresses.changes)}: what changed since an earlier version, and whom it breaks`,
          ]
        : []),
    ],
    areas: api.areas.map((area) => ({
      title: text(oneLine(area.id)),
      operations: area.operations.flatMap((id) => {
        const operation = operations.get(id);
        return operation === undefined ? [] : [entry(operation, links.addresses.operation(operation.name.file))];
      }),
    })),
    webhooks: api.webhooks.map((webhook) => entry(webhook, links.addresses.webhook(webhook.name.file))),
    schemas: schemas.map(({ id, about }) => (about === nothing ? links.schema(id) : md`${links.schema(id)}: ${about}`)),
  };
}
