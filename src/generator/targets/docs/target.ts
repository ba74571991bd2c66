// Docs target: Markdown and HTML reference pages.

import type { Api, Operation } from '../../model/types/api.ts';
import { compileRules, type CompiledRules } from '../../model/expressions/compile-rules.ts';
import { packageName, packagePages } from '../../plugin/package-files.ts';
import { type DocsFormat, type Page, type Target, lazyPage } from '../../plugin/target.ts';
import { tagGroupView, indexView, schemaListEntries, llmsView } from './index-pages.ts';
import { type Changelog, changelogView } from './changelog.ts';
import { htmlPages } from './html/pages.ts';
import {
  operationView,
  type OperationKind,
  callbackPages,
  unusedCallbackPages,
  type CallbackPage,
} from './operation-page.ts';
import { schemaView, schemaUsage } from './schema-page.ts';
import { hasComponentsPage, componentsView } from './components-page.ts';
import { markdownAddresses, createLinks, type Links } from './page-links.ts';

export const docs: Target = {
  name: 'docs',
  pages(api, { packages, docs: { formats = defaultFormats, computeChangelog } = {} }, report) {
    const changelog = computeChangelog?.(api);
    const rules = compileRules(api, report);
    return [
      ...(formats.includes('markdown') ? markdownPages(api, rules, changelog) : []),
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
              files: formats.flatMap((format) => packagedFiles[format]),
            },
            packages,
          )),
    ];
  },
};

const defaultFormats: readonly DocsFormat[] = ['markdown', 'html'];

const packagedFiles: Readonly<Record<DocsFormat, readonly string[]>> = {
  markdown: ['**/*.md', 'llms.txt'],
  html: ['html'],
};

function markdownPages(api: Api, rules: CompiledRules, changelog: Changelog | undefined): readonly Page[] {
  const { top, below } = createLinks(api, rules, markdownAddresses);
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]));
  const usageOf = schemaUsage(api, below);
  const schemaEntries = schemaListEntries(api);
  const unusedCallbacks = unusedCallbackPages(api, top);
  const hasComponents = hasComponentsPage(api, unusedCallbacks.length);
  const optionalPages = { shared: hasComponents, changes: changelog !== undefined };
  return [
    lazyPage(markdownAddresses.index, 'docs/index', () =>
      indexView(api, operations, schemaEntries(), optionalPages, top),
    ),
    lazyPage('llms.txt', 'docs/llms', () => llmsView(api, operations, schemaEntries(), optionalPages, top)),
    ...(hasComponents
      ? [
          lazyPage(markdownAddresses.shared, 'docs/shared', () =>
            componentsView(
              api,
              unusedCallbacks.map(({ link }) => link),
              top,
            ),
          ),
        ]
      : []),
    ...(changelog === undefined
      ? []
      : [{ path: markdownAddresses.changes, template: 'docs/changes', view: changelogView(changelog, top) } as const]),
    ...api.tagGroups.map((tagGroup) =>
      lazyPage(markdownAddresses.tag(tagGroup.name.file), 'docs/tag', () => tagGroupView(tagGroup, operations, below)),
    ),
    ...api.operations.flatMap((operation) =>
      operationPages(
        operation,
        'operation',
        markdownAddresses.operation(operation.name.file),
        `callbacks/${operation.name.file}`,
        below,
      ),
    ),
    ...api.webhooks.flatMap((webhook) =>
      operationPages(
        webhook,
        'webhook',
        markdownAddresses.webhook(webhook.name.file),
        `webhooks/${webhook.name.file}`,
        below,
      ),
    ),
    ...unusedCallbacks.flatMap((page) => callbackTreePages(page, below)),
    ...api.schemas.map((schema) =>
      lazyPage(markdownAddresses.schema(schema.name.file), 'docs/schema', () =>
        schemaView(schema, usageOf(schema.id), below),
      ),
    ),
  ];
}

/** Returns the page of an operation and those of its callbacks, whose address prefix is `owner`. */
function operationPages(
  operation: Operation,
  kind: OperationKind,
  path: string,
  owner: string,
  links: Links,
): readonly Page[] {
  const nestedPages = callbackPages(owner, operation.callbacks, links);
  return [
    lazyPage(path, 'docs/operation', () =>
      operationView(
        operation,
        kind,
        nestedPages.map(({ link }) => link),
        links,
      ),
    ),
    ...nestedPages.flatMap((page) => callbackTreePages(page, links)),
  ];
}

function callbackTreePages({ operation, address, nestedPages }: CallbackPage, links: Links): readonly Page[] {
  return [
    lazyPage(address, 'docs/operation', () =>
      operationView(
        operation,
        'callback',
        nestedPages.map(({ link }) => link),
        links,
      ),
    ),
    ...nestedPages.flatMap((page) => callbackTreePages(page, links)),
  ];
}
