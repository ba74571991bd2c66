// All HTML pages of an interface, in the folder `html/` of the docs target.

import { builtScript } from '../../../emit/code/runtime.ts';
import { text } from '../../../emit/code/html.ts';
import type { Md } from '../../../emit/code/markdown.ts';
import type { Api, Operation } from '../../../model/declarations/api.ts';
import type { RuleBook } from '../../../model/rules/compile.ts';
import type { Page, TemplatePage } from '../../target.ts';
import { callbackPages, orphanCallbacks, type CallbackPage } from '../callbacks.ts';
import type { Changelog } from '../changes.ts';
import type { Kind } from '../operation-page.ts';
import { usesOf } from '../uses.ts';
import { operationLink, type PageFacts } from './frame.ts';
import { guideHtml, type Guide } from './guide.ts';
import { guideMakers } from './guides/registry.ts';
import { areaHtml, indexHtml, schemasHtml } from './lists.ts';
import { operationHtml } from './operation.ts';
import { schemaHtml, schemaLink } from './schema.ts';
import { searchPages } from './search/pages.ts';
import { hasSharedParts, sharedHtml } from './shared.ts';
import { createSite, htmlAddresses, type PageLink, type Site } from './site.ts';

/** The folder of the HTML within the target's. */
const folder = 'html/';

/** `client` is the module that samples import the client from. */
export function htmlPages(api: Api, rules: RuleBook, client: string, changelog?: Changelog): readonly Page[] {
  const begun = createSite(api, rules, client, changelog);
  const guides = guideMakers.flatMap((make) => make(begun, begun.below) ?? []);
  const orphans = orphanCallbacks(api, begun.top);
  const site: Site = { ...begun, guides: guides.map(guideLink), hasShared: true };
  const shared = sharedHtml(orphans.map(({ link }) => link), {}, site);
  const whole: Site = { ...site, hasShared: hasSharedParts(shared) };
  const pages: readonly TemplatePage[] = [
    { path: htmlAddresses.style, template: 'docs/html/style.css', view: {} } as const,
    { path: htmlAddresses.index, template: 'docs/html/index', view: indexHtml(whole) } as const,
    ...(whole.hasShared ? [{ path: htmlAddresses.shared, template: 'docs/html/shared', view: shared } as const] : []),
    ...guidePages(guides, whole),
    ...areaPages(whole),
    ...operationPages(whole),
    ...orphans.flatMap((page) => callbackTree(page, whole)),
    ...schemaPages(whole),
  ];
  return [...pages, ...searchPages(pages, api.operations), ...scriptPages()].map((page) => ({ ...page, path: folder + page.path }));
}

function scriptPages(): readonly Page[] {
  return [
    { path: htmlAddresses.search, code: builtScript('search'), formatted: true },
    { path: htmlAddresses.tryIt, code: builtScript('try'), formatted: true },
  ];
}

function guideLink({ name, title, summary }: Guide) {
  return { label: title, address: htmlAddresses.guide(name), summary: text(summary) };
}

function guidePages(guides: readonly Guide[], site: Site): readonly TemplatePage[] {
  const between = neighbours(site.guides);
  return guides.map((guide, index) => ({ path: htmlAddresses.guide(guide.name), template: 'docs/html/guide', view: guideHtml(guide, text(guide.summary), between(index), site) }) as const);
}

function areaPages(site: Site): readonly TemplatePage[] {
  const { areas } = site.api;
  const between = neighbours(areas.map((area) => ({ label: text(area.id), address: htmlAddresses.area(area.name.file) })));
  return areas.map((area, index) => ({ path: htmlAddresses.area(area.name.file), template: 'docs/html/area', view: areaHtml(area, between(index), site) }) as const);
}

/** Operations in the order in which the side navigation has them, then webhooks; each before its callbacks. */
function operationPages(site: Site): readonly TemplatePage[] {
  const { api, below } = site;
  const inOrder = api.areas.flatMap((area) => area.operations.flatMap((id) => site.operations.get(id) ?? []));
  const between = neighbours(inOrder.map(operationLink));
  const pagesOf = (operation: Operation, kind: Kind, path: string, owner: string, around: Around): readonly TemplatePage[] => {
    const inner = callbackPages(owner, operation.callbacks, below);
    return [operationPage(operation, kind, path, inner.map(({ link }) => link), around, site), ...inner.flatMap((page) => callbackTree(page, site))];
  };
  return [
    ...inOrder.flatMap((operation, index) => pagesOf(operation, 'operation', htmlAddresses.operation(operation.name.file), `callbacks/${operation.name.file}`, between(index))),
    ...api.webhooks.flatMap((webhook) => pagesOf(webhook, 'webhook', htmlAddresses.webhook(webhook.name.file), `webhooks/${webhook.name.file}`, {})),
  ];
}

function callbackTree({ operation, address, inner }: CallbackPage, site: Site): readonly TemplatePage[] {
  return [operationPage(operation, 'callback', address, inner.map(({ link }) => link), {}, site), ...inner.flatMap((page) => callbackTree(page, site))];
}

function operationPage(operation: Operation, kind: Kind, path: string, callbacks: readonly Md[], around: Around, site: Site): TemplatePage {
  return { path, template: 'docs/html/operation', view: operationHtml({ operation, kind, path, callbacks, ...around }, site.below, site) };
}

function schemaPages(site: Site): readonly TemplatePage[] {
  const { api, below } = site;
  if (api.schemas.length === 0) return [];
  const uses = usesOf(api, below);
  const between = neighbours(api.schemas.map(schemaLink));
  return [
    { path: htmlAddresses.schemas, template: 'docs/html/schemas', view: schemasHtml(site) } as const,
    ...api.schemas.map((schema, index) => ({ path: htmlAddresses.schema(schema.name.file), template: 'docs/html/schema', view: schemaHtml(schema, uses(schema.id), between(index), below, site) }) as const),
  ];
}

type Around = Pick<PageFacts, 'before' | 'after'>;

/** The pages before and after one in a row of them. */
function neighbours(pages: readonly PageLink[]): (index: number) => Around {
  return (index) => ({ before: pages[index - 1], after: pages[index + 1] });
}
