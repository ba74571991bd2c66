// All HTML pages of the docs target.

import { builtScript } from '../../../code/runtime-sources.ts';
import { text } from '../../../code/html/html.ts';
import type { Md } from '../../../code/markdown/markdown.ts';
import type { Api, Area, Operation } from '../../../model/types/api.ts';
import { answer, answering, kept } from '../../../model/dependencies/kept.ts';
import type { RuleBook } from '../../../model/expressions/compile-rules.ts';
import type { Page } from '../../../plugin/target.ts';
import { callbackPages, orphanCallbacks, type CallbackPage } from '../callback-pages.ts';
import type { Changelog } from '../changelog.ts';
import { firstSentences } from '../first-sentence.ts';
import type { Kind } from '../operation-page.ts';
import { hasSharedParts } from '../components-page.ts';
import { usesOf } from '../schema-usage.ts';
import { operationLink, type PageFacts } from './page-layout.ts';
import { guideHtml, type Guide } from './guide.ts';
import { guideMakers } from './guides/guides.ts';
import { areaHtml, indexHtml, schemasHtml } from './index-pages.ts';
import { operationHtml } from './operation.ts';
import { schemaHtml, schemaLink } from './schema.ts';
import { searchPages } from './search/index-files.ts';
import { searchedPage, type SearchedPage } from './search/indexed-page.ts';
import { sharedHtml } from './components-page.ts';
import { createSite, htmlAddresses, type GuideLink, type PageLink, type Site } from './site-map.ts';
import type { HtmlTemplates } from './templates.ts';

/** Directory of the HTML pages within the target's output. */
const htmlFolder = 'html/';

/** Returns all pages. `client` is the module specifier from which samples import the client. */
export function htmlPages(api: Api, rules: RuleBook, client: string, changelog?: Changelog): readonly Page[] {
  const begun = createSite(api, rules, client, changelog);
  // All pages link to the guides and to the components page, but depend only on their existence.
  const guides = guideMakers.flatMap((make, index) => {
    const made = kept(api, `guide ${index}`, () => make(begun, begun.below));
    // The page of a guide depends on its content only, not on its inputs.
    const said = answering(api, `guide ${index}`, () => made);
    const guide = (): Guide | undefined => said('');
    const listed = answer(api, `guide ${index} in lists`, () => listedOf(guide()));
    return listed === undefined ? [] : [{ ...listed, guide }];
  });
  const orphans = orphanCallbacks(api, begun.top);
  const site: Site = {
    ...begun,
    guides: guides.map(({ link }) => link),
    hasShared: hasSharedParts(api, orphans.length),
  };
  const htmlPage = pageMaker(api);
  const pages: readonly SearchedPage[] = [
    htmlPage(htmlAddresses.style, 'docs/html/style.css', () => ({})),
    htmlPage(htmlAddresses.index, 'docs/html/index', () => indexHtml(site)),
    ...(site.hasShared
      ? [
          htmlPage(htmlAddresses.shared, 'docs/html/shared', () =>
            sharedHtml(
              orphans.map(({ link }) => link),
              {},
              site,
            ),
          ),
        ]
      : []),
    ...guidePages(guides, site),
    ...areaPages(site),
    ...operationPages(site),
    ...orphans.flatMap((page) => callbackTree(page, site)),
    ...schemaPages(site),
  ];
  return [...pages.map(({ page }) => page), ...searchPages(htmlFolder, pages, api.operations), ...scriptPages()];
}

/** Creates a page factory for an API. */
function pageMaker(api: Api) {
  return <K extends keyof HtmlTemplates>(address: string, template: K, make: () => HtmlTemplates[K]) =>
    searchedPage(htmlFolder, address, template, make, api);
}

function scriptPages(): readonly Page[] {
  return [
    { path: htmlFolder + htmlAddresses.script, code: builtScript('page-script'), formatted: true },
    { path: htmlFolder + htmlAddresses.search, code: builtScript('search'), formatted: true },
    { path: htmlFolder + htmlAddresses.tryIt, code: builtScript('request-form'), formatted: true },
  ];
}

/** A guide as other pages list it. */
interface ListedGuide {
  readonly name: string;
  readonly link: GuideLink;
}

function listedOf(guide: Guide | undefined): ListedGuide | undefined {
  if (guide === undefined) return undefined;
  const { name, title, summary } = guide;
  return { name, link: { label: title, address: htmlAddresses.guide(name), summary: text(summary) } };
}

function guidePages(
  guides: readonly (ListedGuide & { readonly guide: () => Guide | undefined })[],
  site: Site,
): readonly SearchedPage[] {
  const between = neighbours(site.guides);
  return guides.map(({ name, link, guide }, index) =>
    pageMaker(site.api)(htmlAddresses.guide(name), 'docs/html/guide', () => {
      const made = guide();
      if (made === undefined) throw new Error(`the guide ${name} was there, and is not`);
      return guideHtml(made, link.summary, between(index), site);
    }),
  );
}

function areaPages(site: Site): readonly SearchedPage[] {
  const { areas } = site.api;
  const between = neighbours(areas.map(areaLink));
  return areas.map((area, index) =>
    pageMaker(site.api)(htmlAddresses.area(area.name.file), 'docs/html/area', () =>
      areaHtml(area, between(index), site),
    ),
  );
}

/** Returns operation pages in navigation order, then webhooks; each is followed by its callbacks. */
function operationPages(site: Site): readonly SearchedPage[] {
  const { api, below } = site;
  const inOrder = api.areas.flatMap((area, index) => inArea(area, api.areas[index + 1], site));
  const pagesOf = (
    operation: Operation,
    kind: Kind,
    path: string,
    owner: string,
    around: Around,
  ): readonly SearchedPage[] => {
    const inner = callbackPages(owner, operation.callbacks, below);
    return [
      operationPage(
        operation,
        kind,
        path,
        inner.map(({ link }) => link),
        around,
        site,
      ),
      ...inner.flatMap((page) => callbackTree(page, site)),
    ];
  };
  return [
    ...inOrder.flatMap(({ operation, around }) =>
      pagesOf(
        operation,
        'operation',
        htmlAddresses.operation(operation.name.file),
        `callbacks/${operation.name.file}`,
        around,
      ),
    ),
    ...api.webhooks.flatMap((webhook) =>
      pagesOf(webhook, 'webhook', htmlAddresses.webhook(webhook.name.file), `webhooks/${webhook.name.file}`, {}),
    ),
  ];
}

/**
 * Returns the operations of a tag with their neighbors, from the tag page to the next tag page: removing an operation
 * does not affect other tags.
 */
function inArea(
  area: Area,
  next: Area | undefined,
  site: Site,
): readonly { readonly operation: Operation; readonly around: Around }[] {
  const operations = area.operations.flatMap((id) => site.operations.get(id) ?? []);
  const between = neighbours([
    areaLink(area),
    ...operations.map(operationLink),
    ...(next === undefined ? [] : [areaLink(next)]),
  ]);
  return operations.map((operation, index) => ({ operation, around: between(index + 1) }));
}

function areaLink({ id, name }: Area): PageLink {
  return { label: text(id), address: htmlAddresses.area(name.file) };
}

function callbackTree({ operation, address, inner }: CallbackPage, site: Site): readonly SearchedPage[] {
  return [
    operationPage(
      operation,
      'callback',
      address,
      inner.map(({ link }) => link),
      {},
      site,
    ),
    ...inner.flatMap((page) => callbackTree(page, site)),
  ];
}

function operationPage(
  operation: Operation,
  kind: Kind,
  path: string,
  callbacks: readonly Md[],
  around: Around,
  site: Site,
): SearchedPage {
  return pageMaker(site.api)(path, 'docs/html/operation', () =>
    operationHtml({ operation, kind, path, callbacks, ...around }, site.below, site),
  );
}

function schemaPages(site: Site): readonly SearchedPage[] {
  const { api, below } = site;
  if (api.schemas.length === 0) return [];
  const uses = usesOf(api, below);
  const sentences = firstSentences(api);
  const htmlPage = pageMaker(api);
  const between = neighbours(api.schemas.map(schemaLink));
  return [
    htmlPage(htmlAddresses.schemas, 'docs/html/schemas', () => schemasHtml(sentences(), site)),
    ...api.schemas.map((schema, index) =>
      htmlPage(htmlAddresses.schema(schema.name.file), 'docs/html/schema', () =>
        schemaHtml(schema, uses(schema.id), between(index), below, site),
      ),
    ),
  ];
}

type Around = Pick<PageFacts, 'before' | 'after'>;

/** Returns a function that returns the previous and next page of an index. */
function neighbours(pages: readonly PageLink[]): (index: number) => Around {
  return (index) => ({ before: pages[index - 1], after: pages[index + 1] });
}
