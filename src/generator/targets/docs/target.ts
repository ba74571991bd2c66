// Docs target: Markdown and HTML reference pages.

import type { Api, Operation } from '../../model/types/api.ts';
import { compileRules, type RuleBook } from '../../model/expressions/compile-rules.ts';
import { packageName, packagePages } from '../../plugin/package-files.ts';
import type { DocsFormat, Page, Target } from '../../plugin/target.ts';
import { areaView } from './tag-page.ts';
import type { Changelog } from './changelog.ts';
import { changesView } from './changelog-page.ts';
import { callbackPages, orphanCallbacks, type CallbackPage } from './callback-pages.ts';
import { firstSentences } from './first-sentence.ts';
import { htmlPages } from './html/pages.ts';
import { indexView } from './index-page.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import { llmsView } from './llms.ts';
import { operationView, type Kind } from './operation-page.ts';
import { schemaView } from './schema-page.ts';
import { hasSharedParts, sharedView } from './components-page.ts';
import { addresses, createLinks, type Links } from './page-links.ts';
import { usesOf } from './schema-usage.ts';

export const docs: Target = {
  name: 'docs',
  pages(api, { packages, docs: { formats = docsFormats, changes } = {} }, report) {
    const changelog = changes?.(api);
    const rules = compileRules(api, report);
    return [
      ...(formats.includes('markdown') ? pagesOf(api, rules, changelog) : []),
      ...(formats.includes('html')
        ? htmlPages(api, rules, packages === false ? './client/index.js' : packageName('client', packages), changelog)
        : []),
      ...(packages === false
        ? []
        : packagePages(
            {
              target: 'docs',
              description: `The reference of ${api.info.title}`,
              exports: { './*': './*' },
              files: formats.flatMap((format) => files[format]),
            },
            packages,
          )),
    ];
  },
};

/** Default formats. */
const docsFormats: readonly DocsFormat[] = ['markdown', 'html'];

const files: Readonly<Record<DocsFormat, readonly string[]>> = { markdown: ['**/*.md', 'llms.txt'], html: ['html'] };

function pagesOf(api: Api, rules: RuleBook, changelog: Changelog | undefined): readonly Page[] {
  const { top, below } = createLinks(api, rules, addresses);
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]));
  const uses = usesOf(api, below);
  const sentences = firstSentences(api);
  const orphans = orphanCallbacks(api, top);
  const hasShared = hasSharedParts(api, orphans.length);
  const also = { shared: hasShared, changes: changelog !== undefined };
  return [
    lazyPage(addresses.index, 'docs/index', () => indexView(api, operations, sentences(), also, top)),
    lazyPage('llms.txt', 'docs/llms', () => llmsView(api, operations, sentences(), also, top)),
    ...(hasShared
      ? [
          lazyPage(addresses.shared, 'docs/shared', () =>
            sharedView(
              api,
              orphans.map(({ link }) => link),
              top,
            ),
          ),
        ]
      : []),
    ...(changelog === undefined
      ? []
      : [{ path: addresses.changes, template: 'docs/changes', view: changesView(changelog, top) } as const]),
    ...api.areas.map((area) =>
      lazyPage(addresses.area(area.name.file), 'docs/area', () => areaView(area, operations, below)),
    ),
    ...api.operations.flatMap((operation) =>
      operationPages(
        operation,
        'operation',
        addresses.operation(operation.name.file),
        `callbacks/${operation.name.file}`,
        below,
      ),
    ),
    ...api.webhooks.flatMap((webhook) =>
      operationPages(webhook, 'webhook', addresses.webhook(webhook.name.file), `webhooks/${webhook.name.file}`, below),
    ),
    ...orphans.flatMap((page) => callbackTree(page, below)),
    ...api.schemas.map((schema) =>
      lazyPage(addresses.schema(schema.name.file), 'docs/schema', () => schemaView(schema, uses(schema.id), below)),
    ),
  ];
}

/** Returns the page of an operation and those of its callbacks, whose address prefix is `owner`. */
function operationPages(operation: Operation, kind: Kind, path: string, owner: string, links: Links): readonly Page[] {
  const inner = callbackPages(owner, operation.callbacks, links);
  return [
    lazyPage(path, 'docs/operation', () =>
      operationView(
        operation,
        kind,
        inner.map(({ link }) => link),
        links,
      ),
    ),
    ...inner.flatMap((page) => callbackTree(page, links)),
  ];
}

function callbackTree({ operation, address, inner }: CallbackPage, links: Links): readonly Page[] {
  return [
    lazyPage(address, 'docs/operation', () =>
      operationView(
        operation,
        'callback',
        inner.map(({ link }) => link),
        links,
      ),
    ),
    ...inner.flatMap((page) => callbackTree(page, links)),
  ];
}
