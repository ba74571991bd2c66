// The index: what the interface is, where it is served, who may call it, and links to everything.

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

/** What is said of the interface in sentences. */
export interface IndexWords {
  readonly summary: Md;
  /** Contact, licence, terms, documentation. */
  readonly facts: readonly Md[];
  readonly conventions: readonly Md[];
  /** Tags that no operation has first, with what is said of them. */
  readonly tags: readonly Md[];
  /** What the interface as a whole leaves open. */
  readonly open: readonly Md[];
}

/** The view of `docs/index`. */
export interface IndexView extends IndexWords {
  readonly title: Md;
  readonly version: Md;
  readonly description: Md;
  readonly servers: readonly ServerView[];
  readonly schemes: readonly SchemeView[];
  readonly security: readonly Md[];
  /** True where there is a choice. */
  readonly choice: boolean;
  readonly areas: readonly {
    readonly link: Md;
    readonly description: Md;
    readonly operations: readonly OperationRow[];
  }[];
  readonly webhooks: readonly OperationRow[];
  readonly schemas: readonly { readonly link: Md; readonly description: Md }[];
  /** The link to the changelog, where there is one. */
  readonly changes: readonly Md[];
  /** The link to the page of shared parts, where there is one. */
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

/** What conditions call the caller; nothing where they do not. */
export function callerWords(links: Links): readonly Md[] {
  const { caller } = links.api;
  return caller === undefined
    ? []
    : [md`Conditions call the user who makes the request ${code('caller')}: ${links.schema(caller)}.`];
}

/** A tag, and what it is about. */
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
