// Markdown index page: overview, servers, authentication, and links to all pages.

import { brief, prose } from '../../code/markdown/commonmark.ts';
import {
  cell,
  code,
  ended,
  join,
  md,
  nothing,
  sentence,
  text,
  webLink,
  type Md,
} from '../../code/markdown/markdown.ts';
import type { Api, Info, Operation, Tag } from '../../model/types/api.ts';
import { documentation, operationRow, operationRows, type OperationRow } from './tag-page.ts';
import { conventionWords } from './api-conventions.ts';
import { leftOpen, openQuestions } from './schema-sentences.ts';
import type { SchemaLine } from './first-sentence.ts';
import { schemeViews, securityWords, type SchemeView } from './security.ts';
import { oneLine } from './operation-page.ts';
import { serverViews, type ServerView } from './servers.ts';
import type { Links, OptionalPages } from './page-links.ts';

/** Sentences on the API as a whole. */
export interface IndexWords {
  readonly summary: Md;
  /** Contact, license, terms of service, and documentation. */
  readonly facts: readonly Md[];
  readonly conventions: readonly Md[];
  /** Tags without a page, with their descriptions. */
  readonly tags: readonly Md[];
  /** Unspecified behavior of the API as a whole. */
  readonly open: readonly Md[];
}

/** View of `docs/index`. */
export interface IndexView extends IndexWords {
  readonly title: Md;
  readonly version: Md;
  readonly description: Md;
  readonly servers: readonly ServerView[];
  readonly schemes: readonly SchemeView[];
  readonly security: readonly Md[];
  /** Whether there is more than one security alternative. */
  readonly choice: boolean;
  readonly areas: readonly {
    readonly link: Md;
    readonly description: Md;
    readonly operations: readonly OperationRow[];
  }[];
  readonly webhooks: readonly OperationRow[];
  readonly schemas: readonly { readonly link: Md; readonly description: Md }[];
  /** Link to the changelog, if any. */
  readonly changes: readonly Md[];
  /** Link to the components page, if any. */
  readonly shared: readonly Md[];
}

export function indexView(
  api: Api,
  operations: ReadonlyMap<string, Operation>,
  schemas: readonly SchemaLine[],
  also: OptionalPages,
  links: Links,
): IndexView {
  const { info } = api;
  return {
    ...indexWords(api, links),
    title: text(oneLine(info.title)),
    version: code(info.version),
    description: info.description === undefined ? nothing : prose(info.description, 2),
    servers: serverViews(api.servers),
    schemes: schemeViews(api),
    security: api.security.length === 0 ? [] : securityWords(api.security, links),
    choice: api.security.length > 1,
    areas: api.areas.map((area) => ({
      link: links.area(area.id),
      description: area.description === undefined ? nothing : brief(area.description).line,
      operations: operationRows(area, operations, links),
    })),
    webhooks: api.webhooks.map((webhook) => operationRow(webhook, links.addresses.webhook(webhook.name.file), links)),
    schemas: schemas.map(({ id, about }) => ({ link: cell(links.schema(id)), description: cell(about) })),
    changes: also.changes ? [links.page(md`Changelog`, links.addresses.changes)] : [],
    shared: also.shared ? [links.page(md`Shared parts`, links.addresses.shared)] : [],
  };
}

export function indexWords(api: Api, links: Links): IndexWords {
  const { info } = api;
  return {
    summary: info.summary === undefined ? nothing : text(oneLine(info.summary)),
    facts: infoFacts(info),
    conventions: [...conventionWords(api.conventions, links), ...callerWords(links)],
    tags: api.tags.filter(({ name }) => !links.hasArea(name)).map(tagWords),
    open: openQuestions(info.unspecified),
  };
}

/** Describes the schema of `caller` in conditions; empty if they do not use it. */
export function callerWords(links: Links): readonly Md[] {
  const { caller } = links.api;
  return caller === undefined
    ? []
    : [md`Conditions call the user who makes the request ${code('caller')}: ${links.schema(caller)}.`];
}

/** Describes a tag. */
function tagWords({ name, description, externalDocs, unspecified }: Tag): Md {
  const words = [
    description === undefined ? nothing : ended(brief(description).line),
    ...documentation(externalDocs).map(ended),
    ...leftOpen(unspecified),
  ];
  const said = join(words, ' ');
  return said === nothing ? code(name) : md`${code(name)}: ${said}`;
}

function infoFacts({ contact, license, termsOfService, externalDocs }: Info): readonly Md[] {
  const address = contact?.url === undefined ? [] : [webLink(code(contact.url), contact.url)];
  const mail = contact?.email === undefined ? [] : [webLink(text(contact.email), `mailto:${contact.email}`)];
  const name = contact?.name === undefined ? [] : [text(oneLine(contact.name))];
  const who = [...name, ...address, ...mail];
  return [
    ...(who.length === 0 ? [] : [md`Contact: ${join(who, ', ')}`]),
    ...(license === undefined ? [] : [md`Licence: ${licenseWords(license)}`]),
    ...(termsOfService === undefined ? [] : [md`Terms of service: ${webLink(code(termsOfService), termsOfService)}`]),
    ...documentation(externalDocs),
  ].map(sentence);
}

function licenseWords({ name, identifier, url }: NonNullable<Info['license']>): Md {
  const label = text(oneLine(name));
  const linked = url === undefined ? label : webLink(label, url);
  return identifier === undefined ? linked : md`${linked} (${code(identifier)})`;
}
