// HTML index pages: home, tag, and schema list.

import { address, html, join, nothing, number, text, type Html } from '../../../code/html/html.ts';
import { code, type Md } from '../../../code/markdown/markdown.ts';
import { brief } from '../../../code/markdown/commonmark.ts';
import type { Area, Operation, Tag } from '../../../model/types/api.ts';
import { documentation } from '../tag-page.ts';
import { leftOpen } from '../schema-sentences.ts';
import type { SchemaLine } from '../first-sentence.ts';
import { indexWords } from '../index-page.ts';
import { isCalledByPath } from '../operation-page.ts';
import { serverViews } from '../servers.ts';
import {
  frameView,
  methodOf,
  operationLink,
  rowLabel,
  type FrameView,
  type LinkView,
  type PageFacts,
} from './page-layout.ts';
import { serversHtml, type ServerHtml } from './operation.ts';
import { schemaLink } from './schema.ts';
import { htmlAddresses, type Site } from './site-map.ts';
import { described, line, lines, sentences, titleHtml } from './markdown-to-view.ts';

/** A row of an operation list. */
export interface OperationRowHtml extends LinkView {
  readonly method: Html;
  readonly methodName: Html;
  readonly path: Html;
  readonly deprecated: boolean;
}

/** View of `docs/html/area`. */
export interface AreaHtml {
  readonly frame: FrameView;
  readonly title: Html;
  readonly description: Html;
  readonly documentation: readonly Html[];
  readonly open: readonly Html[];
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
  readonly areas: readonly {
    readonly link: LinkView;
    readonly description: Html;
    readonly count: Html;
    readonly operations: readonly OperationRowHtml[];
  }[];
  readonly tags: readonly Html[];
  readonly webhooks: readonly OperationRowHtml[];
  readonly schemas: Html;
  readonly reference: readonly LinkView[];
  readonly open: readonly Html[];
}

/** View of `docs/html/schemas`. */
export interface SchemasHtml {
  readonly frame: FrameView;
  readonly schemas: readonly { readonly link: LinkView; readonly description: Html }[];
}

/** Maximum number of operations listed on the index page; larger APIs list them only on the tag pages. */
const mostOnIndex = 150;

export function indexHtml(site: Site): IndexHtml {
  const { api, top, operations } = site;
  const words = indexWords(api, top);
  const title = titleHtml(api.info.title, 'Reference');
  const few = api.operations.length <= mostOnIndex;
  const frame = frameView(
    { path: htmlAddresses.index, title: html`Reference`, summary: api.info.summary ?? api.info.description },
    site,
  );
  return {
    frame,
    title,
    version: text(api.info.version),
    summary: line(words.summary),
    description: described(api.info.description, 1),
    facts: lines(words.facts),
    servers: serversHtml(serverViews(api.servers)),
    guides: site.guides.map(({ summary, ...guide }) => ({ link: linkView(guide.label, guide.address), summary })),
    areas: api.areas.map((area) => ({
      link: linkView(text(area.id), htmlAddresses.area(area.name.file)),
      description: described(area.description, 2),
      count: html`${number(area.operations.length)} ${area.operations.length === 1 ? html`operation` : html`operations`}`,
      operations: few ? rowsOf(area, operations, '') : [],
    })),
    tags: api.tags
      .filter(({ name }) => !top.hasArea(name))
      .map((tag, index) => tagHtml(tag, words.tags[index] ?? code(tag.name))),
    webhooks: api.webhooks.map((webhook) => rowOf(webhook, htmlAddresses.webhook(webhook.name.file), '', nothing)),
    schemas: number(api.schemas.length),
    reference: frame.reference,
    open: lines(words.open),
  };
}

/** Describes a tag without a page: on one line if it has a short description. */
function tagHtml({ name, description, externalDocs, unspecified }: Tag, words: Md): Html {
  if (description === undefined || brief(description).whole) return line(words);
  return join(
    [
      line(code(name)),
      described(description, 2),
      ...[...sentences(documentation(externalDocs)), ...lines(leftOpen(unspecified))].map(
        (each) => html`<p>${each}</p>`,
      ),
    ],
    '\n',
  );
}

export function areaHtml(area: Area, around: Pick<PageFacts, 'before' | 'after'>, site: Site): AreaHtml {
  const title = text(area.id);
  const path = htmlAddresses.area(area.name.file);
  return {
    frame: frameView({ ...around, path, title, summary: area.description, area: area.id }, site),
    title,
    description: described(area.description, 1),
    documentation: sentences(documentation(area.externalDocs)),
    open: lines(leftOpen(area.unspecified)),
    operations: rowsOf(area, site.operations, '../'),
  };
}

export function schemasHtml(schemas: readonly SchemaLine[], site: Site): SchemasHtml {
  return {
    frame: frameView(
      { path: htmlAddresses.schemas, title: html`Schemas`, summary: `The schemas of ${site.api.info.title}` },
      site,
    ),
    schemas: schemas.map((schema) => ({
      link: linkView(text(schema.id), schemaLink(schema).address),
      description: line(schema.about),
    })),
  };
}

function linkView(label: Html, to: string): LinkView {
  return { label, address: address(to), current: false };
}

function rowsOf(area: Area, operations: ReadonlyMap<string, Operation>, up: string): readonly OperationRowHtml[] {
  return area.operations.flatMap((id) => {
    const operation = operations.get(id);
    return operation === undefined
      ? []
      : [
          rowOf(
            operation,
            operationLink(operation).address,
            up,
            isCalledByPath(operation) ? nothing : text(operation.path),
          ),
        ];
  });
}

function rowOf(operation: Operation, to: string, up: string, path: Html): OperationRowHtml {
  return { ...linkView(rowLabel(operation), up + to), ...methodOf(operation), path, deprecated: operation.deprecated };
}
