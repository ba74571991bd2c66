// Markdown index pages: overview of the API, operations of a tag, and llms.txt.

import { summarizeDescription, descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import {
  escapeTableCell,
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  toSentence,
  escapeMarkdown,
  webLink,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Api, Info, Operation, Tag, TagGroup, ExternalDocs, Schema } from '../../model/types/api.ts';
import { describeConventions } from './convention-sentences.ts';
import { labeledUnspecifiedSentences, unspecifiedSentences, documentationLink } from './schema-sentences.ts';
import { securitySchemeViews, describeSecurity, type SecuritySchemeView } from './security.ts';
import { collapseWhitespace, hasPathAsTitle, operationTitleMarkdown } from './operation-page.ts';
import { serverViews, type ServerView } from './servers.ts';
import { type Links, type OptionalPages, operationSignature } from './page-links.ts';
import type { JsonSchema } from '../../model/types/schema.ts';

/** Sentences about the API as a whole. */
export interface ApiSentences {
  readonly summary: Markdown;
  /** Contact, license, terms of service, and documentation. */
  readonly facts: readonly Markdown[];
  readonly conventions: readonly Markdown[];
  /** Tags without a page, with their descriptions. */
  readonly tags: readonly Markdown[];
  /** Unspecified behavior of the API as a whole. */
  readonly unspecified: readonly Markdown[];
}

/** View of `docs/index`. */
export interface IndexView extends ApiSentences {
  readonly title: Markdown;
  readonly version: Markdown;
  readonly description: Markdown;
  readonly servers: readonly ServerView[];
  readonly schemes: readonly SecuritySchemeView[];
  readonly security: readonly Markdown[];
  /** Whether there is more than one security alternative. */
  readonly hasAlternatives: boolean;
  readonly tagGroups: readonly {
    readonly link: Markdown;
    readonly description: Markdown;
    readonly operations: readonly OperationRow[];
  }[];
  readonly webhooks: readonly OperationRow[];
  readonly schemas: readonly { readonly link: Markdown; readonly description: Markdown }[];
  /** Link to the changelog, if any. */
  readonly changes: readonly Markdown[];
  /** Link to the components page, if any. */
  readonly shared: readonly Markdown[];
}

export function indexView(
  api: Api,
  operations: ReadonlyMap<string, Operation>,
  schemas: readonly SchemaListEntry[],
  optionalPages: OptionalPages,
  links: Links,
): IndexView {
  const { info } = api;
  return {
    ...describeIndex(api, links),
    title: escapeMarkdown(collapseWhitespace(info.title)),
    version: codeSpan(info.version),
    description: info.description === undefined ? emptyMarkdown : descriptionToMarkdown(info.description, 2),
    servers: serverViews(api.servers),
    schemes: securitySchemeViews(api),
    security: api.security.length === 0 ? [] : describeSecurity(api.security, links),
    hasAlternatives: api.security.length > 1,
    tagGroups: api.tagGroups.map((tagGroup) => ({
      link: links.tag(tagGroup.id),
      description: tagGroup.description === undefined ? emptyMarkdown : summarizeDescription(tagGroup.description).line,
      operations: operationRows(tagGroup, operations, links),
    })),
    webhooks: api.webhooks.map((webhook) => operationRow(webhook, links.addresses.webhook(webhook.name.file), links)),
    schemas: schemas.map(({ id, summary }) => ({
      link: escapeTableCell(links.schema(id)),
      description: escapeTableCell(summary),
    })),
    changes: optionalPages.changes ? [links.page(md`Changelog`, links.addresses.changes)] : [],
    shared: optionalPages.shared ? [links.page(md`Shared components`, links.addresses.shared)] : [],
  };
}

export function describeIndex(api: Api, links: Links): ApiSentences {
  const { info } = api;
  return {
    summary: info.summary === undefined ? emptyMarkdown : escapeMarkdown(collapseWhitespace(info.summary)),
    facts: describeInfo(info),
    conventions: [...describeConventions(api.conventions, links), ...describeCallerVariable(links)],
    tags: api.tags.filter(({ name }) => !links.hasTag(name)).map(describeTag),
    unspecified: unspecifiedSentences(info.unspecified),
  };
}

/** Describes the schema of `caller` in conditions; empty if they do not use it. */
export function describeCallerVariable(links: Links): readonly Markdown[] {
  const { caller } = links.api;
  return caller === undefined
    ? []
    : [md`In conditions, ${codeSpan('caller')} is the user that sends the request: ${links.schema(caller)}.`];
}

function describeTag({ name, description, externalDocs, unspecified }: Tag): Markdown {
  const sentences = [
    description === undefined ? emptyMarkdown : withPeriod(summarizeDescription(description).line),
    ...describeExternalDocs(externalDocs).map(withPeriod),
    ...labeledUnspecifiedSentences(unspecified),
  ];
  const details = joinMarkdown(sentences, ' ');
  return details === emptyMarkdown ? codeSpan(name) : md`${codeSpan(name)}: ${details}`;
}

function describeInfo({ contact, license, termsOfService, externalDocs }: Info): readonly Markdown[] {
  const address = contact?.url === undefined ? [] : [webLink(codeSpan(contact.url), contact.url)];
  const mail = contact?.email === undefined ? [] : [webLink(escapeMarkdown(contact.email), `mailto:${contact.email}`)];
  const name = contact?.name === undefined ? [] : [escapeMarkdown(collapseWhitespace(contact.name))];
  const contactParts = [...name, ...address, ...mail];
  return [
    ...(contactParts.length === 0 ? [] : [md`Contact: ${joinMarkdown(contactParts, ', ')}`]),
    ...(license === undefined ? [] : [md`License: ${describeLicense(license)}`]),
    ...(termsOfService === undefined
      ? []
      : [md`Terms of service: ${webLink(codeSpan(termsOfService), termsOfService)}`]),
    ...describeExternalDocs(externalDocs),
  ].map(toSentence);
}

function describeLicense({ name, identifier, url }: NonNullable<Info['license']>): Markdown {
  const label = escapeMarkdown(collapseWhitespace(name));
  const linkedLabel = url === undefined ? label : webLink(label, url);
  return identifier === undefined ? linkedLabel : md`${linkedLabel} (${codeSpan(identifier)})`;
}

/** View of `docs/tag`. */
export interface TagGroupView {
  readonly title: Markdown;
  readonly description: Markdown;
  readonly documentation: readonly Markdown[];
  readonly unspecified: readonly Markdown[];
  readonly operations: readonly OperationRow[];
}

/** A row of an operation list; every value is escaped for a table cell. */
export interface OperationRow {
  readonly signature: Markdown;
  readonly title: Markdown;
  readonly mark: Markdown;
}

export function tagGroupView(
  tagGroup: TagGroup,
  operations: ReadonlyMap<string, Operation>,
  links: Links,
): TagGroupView {
  return {
    title: escapeMarkdown(tagGroup.id),
    description: tagGroup.description === undefined ? emptyMarkdown : descriptionToMarkdown(tagGroup.description, 2),
    documentation: describeExternalDocs(tagGroup.externalDocs),
    unspecified: labeledUnspecifiedSentences(tagGroup.unspecified),
    operations: operationRows(tagGroup, operations, links),
  };
}

/** Returns a row for each operation of a tag. */
function operationRows(
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

/** Returns a row that links to the page at `address`. */
function operationRow(operation: Operation, address: string, links: Links): OperationRow {
  return {
    signature: hasPathAsTitle(operation) ? emptyMarkdown : escapeTableCell(operationSignature(operation)),
    title: escapeTableCell(links.page(operationTitleMarkdown(operation), address)),
    mark: operation.deprecated ? md`**Deprecated**` : emptyMarkdown,
  };
}

/** Returns a link to the external documentation; empty if there is none. */
export function describeExternalDocs(externalDocs: ExternalDocs | undefined): readonly Markdown[] {
  return externalDocs === undefined ? [] : [md`Documentation: ${documentationLink(externalDocs)}`];
}

/** Returns the first sentence of the description, or of the title; empty if the schema has neither. */
export function firstSentence(schema: JsonSchema): Markdown {
  const description =
    typeof schema === 'object' ? (schema.annotations.description ?? schema.annotations.title) : undefined;
  if (description === undefined) return emptyMarkdown;
  const first = /^.*?[.!?](?=\s+\p{Lu})/su.exec(description.trim())?.[0] ?? description;
  return summarizeDescription(first).line;
}

/** A named schema with its one-line summary. */
export type SchemaListEntry = Pick<Schema, 'id' | 'name'> & { readonly summary: Markdown };

/** Returns the summaries of all named schemas in document order. */
export function schemaListEntries(api: Api): readonly SchemaListEntry[] {
  return api.schemas.map(({ id, name, jsonSchema }) => ({ id, name, summary: firstSentence(jsonSchema) }));
}

/** View of `docs/llms`. */
export interface LlmsView {
  readonly title: Markdown;
  readonly summary: Markdown;
  readonly pages: readonly Markdown[];
  readonly tagGroups: readonly { readonly title: Markdown; readonly operations: readonly Markdown[] }[];
  readonly webhooks: readonly Markdown[];
  readonly schemas: readonly Markdown[];
}

export function llmsView(
  api: Api,
  operations: ReadonlyMap<string, Operation>,
  schemas: readonly SchemaListEntry[],
  optionalPages: OptionalPages,
  links: Links,
): LlmsView {
  const { info } = api;
  const entry = (operation: Operation, address: string): Markdown =>
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
      md`${links.page(md`Index`, links.addresses.index)}: overview, servers, authentication, and conventions`,
      ...(optionalPages.shared
        ? [md`${links.page(md`Shared components`, links.addresses.shared)}: shared headers and unused components`]
        : []),
      ...(optionalPages.changes
        ? [
            md`${links.page(md`Changelog`, links.addresses.changes)}: changes since an earlier version, and their effects on clients`,
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
