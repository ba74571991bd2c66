// HTML index pages: home, tag, and schema list.

import {
  escapeRelativeUrl,
  html,
  joinHtml,
  emptyHtml,
  htmlNumber,
  escapeHtml,
  type Html,
} from '../../../code/html/html-and-svg.ts';
import { codeSpan, type Markdown } from '../../../code/markdown/markdown.ts';
import { summarizeDescription } from '../../../code/markdown/commonmark-descriptions.ts';
import type { TagGroup, Operation, Tag } from '../../../model/types/api.ts';
import { describeExternalDocs, describeIndex, type SchemaListEntry } from '../index-and-llms-pages.ts';
import { labeledUnspecifiedSentences } from '../schema-sentences.ts';
import { hasPathAsTitle } from '../operation-page.ts';
import { serverViews } from '../servers.ts';
import {
  frameView,
  methodView,
  operationLink,
  operationLabel,
  type FrameView,
  type LinkView,
  type PageMetadata,
} from './page-layout.ts';
import { serversHtml, type ServerHtml } from './operation.ts';
import { schemaLink } from './schema-page.ts';
import { htmlAddresses, type DocsSite } from './site-addresses-and-data.ts';
import { descriptionHtml, lineHtml, linesHtml, sentencesHtml, titleHtml } from './markdown-to-view.ts';

/** A row of an operation list. */
export interface OperationRowHtml extends LinkView {
  readonly method: Html;
  readonly methodName: Html;
  readonly path: Html;
  readonly deprecated: boolean;
}

/** View of `docs/html/tag`. */
export interface TagPageHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly description: Html;
  readonly documentation: readonly Html[];
  readonly unspecified: readonly Html[];
  readonly operations: readonly OperationRowHtml[];
}

/** View of `docs/html/index`. */
export interface IndexHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly version: Html;
  readonly summary: Html;
  readonly description: Html;
  readonly facts: readonly Html[];
  readonly servers: readonly ServerHtml[];
  readonly guides: readonly { readonly link: LinkView; readonly summary: Html }[];
  readonly tagGroups: readonly {
    readonly link: LinkView;
    readonly description: Html;
    readonly count: Html;
    readonly operations: readonly OperationRowHtml[];
  }[];
  readonly tags: readonly Html[];
  readonly webhooks: readonly OperationRowHtml[];
  readonly schemas: Html;
  readonly reference: readonly LinkView[];
  readonly unspecified: readonly Html[];
}

/** View of `docs/html/schemas`. */
export interface SchemasHtml {
  readonly frame: FrameView;
  readonly schemas: readonly { readonly link: LinkView; readonly description: Html }[];
}

/** Maximum number of operations listed on the index page; larger APIs list them only on the tag pages. */
const maxOperationsOnIndex = 150;

export function indexHtml(site: DocsSite): IndexHtml {
  const { api, top, operations } = site;
  const description = describeIndex(api, top);
  const title = titleHtml(api.info.title, 'Reference');
  const listsOperations = api.operations.length <= maxOperationsOnIndex;
  const frame = frameView(
    { path: htmlAddresses.index, title: html`Reference`, summary: api.info.summary ?? api.info.description },
    site,
  );
  return {
    frame,
    title,
    version: escapeHtml(api.info.version),
    summary: lineHtml(description.summary),
    description: descriptionHtml(api.info.description, 1),
    facts: linesHtml(description.facts),
    servers: serversHtml(serverViews(api.servers)),
    guides: site.guides.map(({ summary, ...guide }) => ({ link: linkView(guide.label, guide.address), summary })),
    tagGroups: api.tagGroups.map((tagGroup) => ({
      link: linkView(escapeHtml(tagGroup.id), htmlAddresses.tag(tagGroup.name.file)),
      description: descriptionHtml(tagGroup.description, 2),
      count: html`${htmlNumber(tagGroup.operations.length)} ${tagGroup.operations.length === 1 ? html`operation` : html`operations`}`,
      operations: listsOperations ? operationRows(tagGroup, operations, '') : [],
    })),
    tags: api.tags
      .filter(({ name }) => !top.hasTag(name))
      .map((tag, index) => tagWithoutPageHtml(tag, description.tags[index] ?? codeSpan(tag.name))),
    webhooks: api.webhooks.map((webhook) =>
      operationRow(webhook, htmlAddresses.webhook(webhook.name.file), '', emptyHtml),
    ),
    schemas: htmlNumber(api.schemas.length),
    reference: frame.reference,
    unspecified: linesHtml(description.unspecified),
  };
}

/** Describes a tag that has no page, on one line if its description is short. */
function tagWithoutPageHtml({ name, description, externalDocs, unspecified }: Tag, sentence: Markdown): Html {
  if (description === undefined || summarizeDescription(description).isComplete) return lineHtml(sentence);
  return joinHtml(
    [
      lineHtml(codeSpan(name)),
      descriptionHtml(description, 2),
      ...[
        ...sentencesHtml(describeExternalDocs(externalDocs)),
        ...linesHtml(labeledUnspecifiedSentences(unspecified)),
      ].map((each) => html`<p>${each}</p>`),
    ],
    '\n',
  );
}

export function tagGroupHtml(
  tagGroup: TagGroup,
  neighbors: Pick<PageMetadata, 'before' | 'after'>,
  site: DocsSite,
): TagPageHtml {
  const title = escapeHtml(tagGroup.id);
  const path = htmlAddresses.tag(tagGroup.name.file);
  return {
    frame: frameView({ ...neighbors, path, title, summary: tagGroup.description, tag: tagGroup.id }, site),
    title,
    description: descriptionHtml(tagGroup.description, 1),
    documentation: sentencesHtml(describeExternalDocs(tagGroup.externalDocs)),
    unspecified: linesHtml(labeledUnspecifiedSentences(tagGroup.unspecified)),
    operations: operationRows(tagGroup, site.operations, '../'),
  };
}

export function schemasHtml(schemas: readonly SchemaListEntry[], site: DocsSite): SchemasHtml {
  return {
    frame: frameView(
      { path: htmlAddresses.schemas, title: html`Schemas`, summary: `Schemas of ${site.api.info.title}` },
      site,
    ),
    schemas: schemas.map((schema) => ({
      link: linkView(escapeHtml(schema.id), schemaLink(schema).address),
      description: lineHtml(schema.summary),
    })),
  };
}

function linkView(label: Html, address: string): LinkView {
  return { label, address: escapeRelativeUrl(address), current: false };
}

function operationRows(
  tagGroup: TagGroup,
  operations: ReadonlyMap<string, Operation>,
  prefix: string,
): readonly OperationRowHtml[] {
  return tagGroup.operations.flatMap((id) => {
    const operation = operations.get(id);
    return operation === undefined
      ? []
      : [
          operationRow(
            operation,
            operationLink(operation).address,
            prefix,
            hasPathAsTitle(operation) ? emptyHtml : escapeHtml(operation.path),
          ),
        ];
  });
}

function operationRow(operation: Operation, address: string, prefix: string, path: Html): OperationRowHtml {
  return {
    ...linkView(operationLabel(operation), prefix + address),
    ...methodView(operation),
    path,
    deprecated: operation.deprecated,
  };
}
