// All HTML pages of the docs target.

import { readBuiltScript } from '../../../code/runtime-sources.ts';
import { escapeHtml } from '../../../code/html/html.ts';
import type { Markdown } from '../../../code/markdown/markdown.ts';
import type { Api, TagGroup, Operation } from '../../../model/types/api.ts';
import { queryValue, createQuery, cacheLazily } from '../../../model/dependencies/result-cache.ts';
import type { CompiledRules } from '../../../model/expressions/compile-rules.ts';
import type { Page } from '../../../plugin/target.ts';
import type { Changelog } from '../changelog.ts';
import { schemaListEntries } from '../index-pages.ts';
import { type OperationKind, callbackPages, unusedCallbackPages, type CallbackPage } from '../operation-page.ts';
import { hasComponentsPage } from '../components-page.ts';
import { schemaUsage } from '../schema-page.ts';
import { operationLink, type PageMetadata } from './page-layout.ts';
import { guideHtml, type Guide } from './guide.ts';
import { guideBuilders } from './guides/guides.ts';
import { tagGroupHtml, indexHtml, schemasHtml } from './index-pages.ts';
import { operationHtml } from './operation.ts';
import { schemaHtml, schemaLink } from './schema-page.ts';
import { searchIndexPages, indexedPage, type IndexedPage } from './search/index-files.ts';
import { componentsHtml } from './components-page.ts';
import { createDocsSite, htmlAddresses, type GuideLink, type PageLink, type DocsSite } from './site-map.ts';
import type { HtmlTemplates } from './templates.ts';

/** Directory of the HTML pages within the target's output. */
const htmlDirectory = 'html/';

/** Returns all pages. `client` is the module specifier from which samples import the client. */
export function htmlPages(api: Api, rules: CompiledRules, client: string, changelog?: Changelog): readonly Page[] {
  const baseSite = createDocsSite(api, rules, client, changelog);
  // All pages link to the guides and to the components page, but depend only on their existence.
  const guides = guideBuilders.flatMap((buildGuide, index) => {
    const cachedGuide = cacheLazily(api, `guide ${index}`, () => buildGuide(baseSite, baseSite.below));
    // The page of a guide depends on its content only, not on its inputs.
    const currentGuide = createQuery(api, `guide ${index}`, () => cachedGuide);
    const guide = (): Guide | undefined => currentGuide('');
    const listing = queryValue(api, `guide ${index} in lists`, () => guideListing(guide()));
    return listing === undefined ? [] : [{ ...listing, guide }];
  });
  const unusedCallbacks = unusedCallbackPages(api, baseSite.top);
  const site: DocsSite = {
    ...baseSite,
    guides: guides.map(({ link }) => link),
    hasShared: hasComponentsPage(api, unusedCallbacks.length),
  };
  const htmlPage = createPageFactory(api);
  const pages: readonly IndexedPage[] = [
    htmlPage(htmlAddresses.style, 'docs/html/style.css', () => ({})),
    htmlPage(htmlAddresses.index, 'docs/html/index', () => indexHtml(site)),
    ...(site.hasShared
      ? [
          htmlPage(htmlAddresses.shared, 'docs/html/shared', () =>
            componentsHtml(
              unusedCallbacks.map(({ link }) => link),
              {},
              site,
            ),
          ),
        ]
      : []),
    ...guidePages(guides, site),
    ...tagPages(site),
    ...operationPages(site),
    ...unusedCallbacks.flatMap((page) => callbackTreePages(page, site)),
    ...schemaPages(site),
  ];
  return [
    ...pages.map(({ page }) => page),
    ...searchIndexPages(htmlDirectory, pages, api.operations),
    ...scriptPages(),
  ];
}

/** Returns a function that creates the HTML pages of an API. */
function createPageFactory(api: Api) {
  return <K extends keyof HtmlTemplates>(address: string, template: K, createView: () => HtmlTemplates[K]) =>
    indexedPage(htmlDirectory, address, template, createView, api);
}

function scriptPages(): readonly Page[] {
  return [
    { path: htmlDirectory + htmlAddresses.script, code: readBuiltScript('page-script'), isFormatted: true },
    { path: htmlDirectory + htmlAddresses.search, code: readBuiltScript('search'), isFormatted: true },
    { path: htmlDirectory + htmlAddresses.tryIt, code: readBuiltScript('request-form'), isFormatted: true },
  ];
}

/** A guide as other pages list it. */
interface GuideListing {
  readonly name: string;
  readonly link: GuideLink;
}

function guideListing(guide: Guide | undefined): GuideListing | undefined {
  if (guide === undefined) return undefined;
  const { name, title, summary } = guide;
  return { name, link: { label: title, address: htmlAddresses.guide(name), summary: escapeHtml(summary) } };
}

function guidePages(
  guides: readonly (GuideListing & { readonly guide: () => Guide | undefined })[],
  site: DocsSite,
): readonly IndexedPage[] {
  const neighborsAt = neighborLookup(site.guides);
  return guides.map(({ name, link, guide }, index) =>
    createPageFactory(site.api)(htmlAddresses.guide(name), 'docs/html/guide', () => {
      const content = guide();
      if (content === undefined) throw new Error(`the guide ${name} was there, and is not`);
      return guideHtml(content, link.summary, neighborsAt(index), site);
    }),
  );
}

function tagPages(site: DocsSite): readonly IndexedPage[] {
  const { tagGroups } = site.api;
  const neighborsAt = neighborLookup(tagGroups.map(tagLink));
  return tagGroups.map((tagGroup, index) =>
    createPageFactory(site.api)(htmlAddresses.tag(tagGroup.name.file), 'docs/html/tag', () =>
      tagGroupHtml(tagGroup, neighborsAt(index), site),
    ),
  );
}

/** Returns operation pages in navigation order, then webhooks; each is followed by its callbacks. */
function operationPages(site: DocsSite): readonly IndexedPage[] {
  const { api, below } = site;
  const orderedOperations = api.tagGroups.flatMap((tagGroup, index) =>
    operationsInTag(tagGroup, api.tagGroups[index + 1], site),
  );
  const pagesOf = (
    operation: Operation,
    kind: OperationKind,
    path: string,
    owner: string,
    neighbors: PageNeighbors,
  ): readonly IndexedPage[] => {
    const nestedPages = callbackPages(owner, operation.callbacks, below);
    return [
      operationPage(
        operation,
        kind,
        path,
        nestedPages.map(({ link }) => link),
        neighbors,
        site,
      ),
      ...nestedPages.flatMap((page) => callbackTreePages(page, site)),
    ];
  };
  return [
    ...orderedOperations.flatMap(({ operation, neighbors }) =>
      pagesOf(
        operation,
        'operation',
        htmlAddresses.operation(operation.name.file),
        `callbacks/${operation.name.file}`,
        neighbors,
      ),
    ),
    ...api.webhooks.flatMap((webhook) =>
      pagesOf(webhook, 'webhook', htmlAddresses.webhook(webhook.name.file), `webhooks/${webhook.name.file}`, {}),
    ),
  ];
}

/**
 * Returns the operations of a tag with their neighbors. The first and last neighbors are tag pages, so that removing an
 * operation does not affect other tags.
 */
function operationsInTag(
  tagGroup: TagGroup,
  next: TagGroup | undefined,
  site: DocsSite,
): readonly { readonly operation: Operation; readonly neighbors: PageNeighbors }[] {
  const operations = tagGroup.operations.flatMap((id) => site.operations.get(id) ?? []);
  const neighborsAt = neighborLookup([
    tagLink(tagGroup),
    ...operations.map(operationLink),
    ...(next === undefined ? [] : [tagLink(next)]),
  ]);
  return operations.map((operation, index) => ({ operation, neighbors: neighborsAt(index + 1) }));
}

function tagLink({ id, name }: TagGroup): PageLink {
  return { label: escapeHtml(id), address: htmlAddresses.tag(name.file) };
}

function callbackTreePages({ operation, address, nestedPages }: CallbackPage, site: DocsSite): readonly IndexedPage[] {
  return [
    operationPage(
      operation,
      'callback',
      address,
      nestedPages.map(({ link }) => link),
      {},
      site,
    ),
    ...nestedPages.flatMap((page) => callbackTreePages(page, site)),
  ];
}

function operationPage(
  operation: Operation,
  kind: OperationKind,
  path: string,
  callbacks: readonly Markdown[],
  neighbors: PageNeighbors,
  site: DocsSite,
): IndexedPage {
  return createPageFactory(site.api)(path, 'docs/html/operation', () =>
    operationHtml({ operation, kind, path, callbacks, ...neighbors }, site.below, site),
  );
}

function schemaPages(site: DocsSite): readonly IndexedPage[] {
  const { api, below } = site;
  if (api.schemas.length === 0) return [];
  const usageOf = schemaUsage(api, below);
  const schemaEntries = schemaListEntries(api);
  const htmlPage = createPageFactory(api);
  const neighborsAt = neighborLookup(api.schemas.map(schemaLink));
  return [
    htmlPage(htmlAddresses.schemas, 'docs/html/schemas', () => schemasHtml(schemaEntries(), site)),
    ...api.schemas.map((schema, index) =>
      htmlPage(htmlAddresses.schema(schema.name.file), 'docs/html/schema', () =>
        schemaHtml(schema, usageOf(schema.id), neighborsAt(index), below, site),
      ),
    ),
  ];
}

type PageNeighbors = Pick<PageMetadata, 'before' | 'after'>;

/** Returns a function that returns the previous and next page of an index. */
function neighborLookup(pages: readonly PageLink[]): (index: number) => PageNeighbors {
  return (index) => ({ before: pages[index - 1], after: pages[index + 1] });
}
