// All HTML pages of the docs target.

import { readDocsScript } from '../../../code/runtime-sources.ts';
import { escapeHtml } from '../../../code/html/html-and-svg.ts';
import type { Api, TagGroup, Operation } from '../../../model/types/api.ts';
import type { CompiledRules } from '../../../model/expressions/compile-rules.ts';
import type { Memo, MemoInput } from '../../../plugin/memo-interface.ts';
import type { LazyPage, ModelMemo, Page } from '../../../plugin/target.ts';
import type { Changelog } from '../changelog.ts';
import { schemaListEntries } from '../index-and-llms-pages.ts';
import { type OperationKind, callbackPages, unusedCallbackPages, type CallbackPage } from '../operation-page.ts';
import { hasComponentsPage, unusedComponents } from '../headers-and-unused-components-page.ts';
import { createPageScopes, type PageScopes } from '../page-model-slice.ts';
import { schemaUsage } from '../schema-page-and-usage.ts';
import { operationLink, type PageMetadata } from './page-layout.ts';
import { guideHtml, type Guide } from './guide.ts';
import { guideBuilders } from './guides/guide-builders.ts';
import { tagGroupHtml, indexHtml, schemasHtml } from './index-pages.ts';
import { operationHtml } from './operation.ts';
import { schemaPageHtml, schemaLink } from './schema-page.ts';
import { createSearchIndexFiles, createIndexedPage, type IndexedPage } from './search/index-files.ts';
import { componentsHtml } from './headers-and-unused-components-page.ts';
import {
  createDocsSite,
  htmlAddresses,
  type GuideLink,
  type PageLink,
  type DocsSite,
} from './site-addresses-and-data.ts';
import type { HtmlTemplates } from './template-views.ts';

/** Directory of the HTML pages within the target's output. */
const htmlDirectory = 'html/';

/** Returns all pages. `client` is the module specifier from which samples import the client. */
export function htmlPages(
  api: Api,
  rules: CompiledRules,
  client: string,
  changelog?: Changelog,
  memo?: ModelMemo,
): readonly Page[] {
  const siteWithoutGuides = createDocsSite(api, rules, client, changelog, memo);
  const guides = guideBuilders.flatMap((buildGuide) => buildGuide(siteWithoutGuides, siteWithoutGuides.below) ?? []);
  const unused = unusedComponents(api);
  const unusedCallbacks = unusedCallbackPages(unused, siteWithoutGuides.top);
  const site: DocsSite = {
    ...siteWithoutGuides,
    guides: guides.map(guideLink),
    hasShared: hasComponentsPage(api, unused, unusedCallbacks.length),
  };
  const scopes = createPageScopes(memo, [client, site.guides, site.hasShared, changelog]);
  const pages: readonly IndexedPage[] = [
    htmlPage(htmlAddresses.style, 'docs/html/style.css', () => ({})),
    htmlPage(htmlAddresses.index, 'docs/html/index', () => indexHtml(site)),
    ...(site.hasShared
      ? [
          htmlPage(htmlAddresses.shared, 'docs/html/shared', () =>
            componentsHtml(
              unused,
              unusedCallbacks.map(({ link }) => link),
              {},
              site,
            ),
          ),
        ]
      : []),
    ...guidePages(guides, site),
    ...tagPages(site),
    ...operationPages(site, scopes),
    ...unusedCallbacks.flatMap((page) => callbackTreePages(page, site, scopes)),
    ...schemaPages(site, scopes),
  ];
  return [
    ...pages.map(({ page }) => page),
    ...createSearchIndexFiles(htmlDirectory, pages, api.operations),
    ...scriptPages(),
  ];
}

function htmlPage<K extends keyof HtmlTemplates>(
  address: string,
  template: K,
  createView: () => HtmlTemplates[K],
  memo?: Memo,
  input?: MemoInput,
): IndexedPage<LazyPage<K, HtmlTemplates[K]>> {
  return createIndexedPage(htmlDirectory, address, template, createView, memo, input);
}

function scriptPages(): readonly Page[] {
  return [
    { path: htmlDirectory + htmlAddresses.script, code: readDocsScript('page-script'), isFormatted: true },
    { path: htmlDirectory + htmlAddresses.search, code: readDocsScript('search'), isFormatted: true },
    { path: htmlDirectory + htmlAddresses.tryIt, code: readDocsScript('request-form'), isFormatted: true },
  ];
}

function guideLink({ name, title, summary }: Guide): GuideLink {
  return { label: title, address: htmlAddresses.guide(name), summary: escapeHtml(summary) };
}

function guidePages(guides: readonly Guide[], site: DocsSite): readonly IndexedPage[] {
  const neighborsAt = neighborLookup(site.guides);
  return guides.map((guide, index) =>
    htmlPage(htmlAddresses.guide(guide.name), 'docs/html/guide', () =>
      guideHtml(guide, guideLink(guide).summary, neighborsAt(index), site),
    ),
  );
}

function tagPages(site: DocsSite): readonly IndexedPage[] {
  const { tagGroups } = site.api;
  const neighborsAt = neighborLookup(tagGroups.map(tagLink));
  return tagGroups.map((tagGroup, index) =>
    htmlPage(htmlAddresses.tag(tagGroup.name.file), 'docs/html/tag', () =>
      tagGroupHtml(tagGroup, neighborsAt(index), site),
    ),
  );
}

/** Returns operation pages in navigation order, then webhooks; each is followed by its callbacks. */
function operationPages(site: DocsSite, scopes: PageScopes): readonly IndexedPage[] {
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
    return operationTreePages(operation, kind, path, nestedPages, neighbors, site, scopes);
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

function callbackTreePages(
  { operation, address, nestedPages }: CallbackPage,
  site: DocsSite,
  scopes: PageScopes,
): readonly IndexedPage[] {
  return operationTreePages(operation, 'callback', address, nestedPages, {}, site, scopes);
}

/** Returns the page of an operation and those of its callbacks. */
function operationTreePages(
  operation: Operation,
  kind: OperationKind,
  path: string,
  nestedPages: readonly CallbackPage[],
  neighbors: PageNeighbors,
  site: DocsSite,
  scopes: PageScopes,
): readonly IndexedPage[] {
  const callbacks = nestedPages.map(({ link }) => link);
  const { links, input } = scopes.ofOperation(operation, site.below, [kind, callbacks, neighbors]);
  return [
    htmlPage(
      path,
      'docs/html/operation',
      () => operationHtml({ operation, kind, path, callbacks, ...neighbors }, links, { ...site, api: links.api }),
      site.memo,
      input,
    ),
    ...nestedPages.flatMap((page) => callbackTreePages(page, site, scopes)),
  ];
}

function schemaPages(site: DocsSite, scopes: PageScopes): readonly IndexedPage[] {
  const { api, below } = site;
  if (api.schemas.length === 0) return [];
  const usageOf = schemaUsage(api, below);
  const neighborsAt = neighborLookup(api.schemas.map(schemaLink));
  return [
    htmlPage(htmlAddresses.schemas, 'docs/html/schemas', () => schemasHtml(schemaListEntries(api), site)),
    ...api.schemas.map((schema, index) => {
      const [usage, neighbors] = [usageOf(schema.id), neighborsAt(index)];
      const { links, input } = scopes.ofSchema(schema, below, [usage, neighbors]);
      return htmlPage(
        htmlAddresses.schema(schema.name.file),
        'docs/html/schema',
        () => schemaPageHtml(schema, usage, neighbors, links, { ...site, api: links.api }),
        site.memo,
        input,
      );
    }),
  ];
}

type PageNeighbors = Pick<PageMetadata, 'before' | 'after'>;

/** Returns a function that looks up the previous and the next page by index. */
function neighborLookup(pages: readonly PageLink[]): (index: number) => PageNeighbors {
  return (index) => ({ before: pages[index - 1], after: pages[index + 1] });
}
