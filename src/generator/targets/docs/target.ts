// Docs target: Markdown and HTML reference pages.

import type { Api, Operation } from '../../model/types/api.ts';
import { compileRules, type CompiledRules } from '../../model/expressions/compile-rules.ts';
import { packageName, packagePages } from '../../plugin/package-files.ts';
import { type DocsFormat, type ModelMemo, type Page, type BuiltinTarget, lazyPage } from '../../plugin/target.ts';
import { tagGroupView, indexView, schemaListEntries, llmsView } from './index-and-llms-pages.ts';
import { type Changelog, changelogView } from './changelog.ts';
import { htmlPages } from './html/pages.ts';
import {
  operationView,
  type OperationKind,
  callbackPages,
  unusedCallbackPages,
  type CallbackPage,
} from './operation-page.ts';
import { schemaView, schemaUsage } from './schema-page-and-usage.ts';
import { hasComponentsPage, componentsView, unusedComponents } from './headers-and-unused-components-page.ts';
import { markdownAddresses, createLinks, type Links } from './page-links.ts';
import { createPageScopes, type PageScopes } from './page-model-slice.ts';

export const docs: BuiltinTarget = {
  name: 'docs',
  plan(api, { settings: { packages, docs: { formats = defaultFormats, computeChangelog } = {} }, report, memo }) {
    const changelog = computeChangelog?.(api);
    const rules = compileRules(api, report);
    return [
      ...(formats.includes('markdown') ? markdownPages(api, rules, changelog, memo) : []),
      ...(formats.includes('html')
        ? htmlPages(
            api,
            rules,
            packages === false ? './client/index.js' : packageName('client', packages),
            changelog,
            memo,
          )
        : []),
      ...(packages === false
        ? []
        : packagePages(
            {
              target: 'docs',
              description: `API reference for ${api.info.title}`,
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

function markdownPages(
  api: Api,
  rules: CompiledRules,
  changelog: Changelog | undefined,
  memo: ModelMemo | undefined,
): readonly Page[] {
  const { top, below } = createLinks(api, rules, markdownAddresses);
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]));
  const usageOf = schemaUsage(api, below);
  const schemaEntries = schemaListEntries(api);
  const unused = unusedComponents(api);
  const unusedCallbacks = unusedCallbackPages(unused, top);
  const hasComponents = hasComponentsPage(api, unused, unusedCallbacks.length);
  const optionalPages = { shared: hasComponents, changes: changelog !== undefined };
  const scopes = createPageScopes(memo, optionalPages);
  return [
    lazyPage(markdownAddresses.index, 'docs/index', () =>
      indexView(api, operations, schemaEntries, optionalPages, top),
    ),
    lazyPage('llms.txt', 'docs/llms', () => llmsView(api, operations, schemaEntries, optionalPages, top)),
    ...(hasComponents
      ? [
          lazyPage(markdownAddresses.shared, 'docs/shared', () =>
            componentsView(
              api,
              unused,
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
        scopes,
      ),
    ),
    ...api.webhooks.flatMap((webhook) =>
      operationPages(
        webhook,
        'webhook',
        markdownAddresses.webhook(webhook.name.file),
        `webhooks/${webhook.name.file}`,
        below,
        scopes,
      ),
    ),
    ...unusedCallbacks.flatMap((page) => callbackTreePages(page, below, scopes)),
    ...api.schemas.map((schema) => {
      const usage = usageOf(schema.id);
      const { links, input } = scopes.ofSchema(schema, below, usage);
      return lazyPage(
        markdownAddresses.schema(schema.name.file),
        'docs/schema',
        () => schemaView(schema, usage, links),
        input,
      );
    }),
  ];
}

/** Returns the page of an operation and those of its callbacks, whose address prefix is `owner`. */
function operationPages(
  operation: Operation,
  kind: OperationKind,
  path: string,
  owner: string,
  links: Links,
  scopes: PageScopes,
): readonly Page[] {
  return operationTreePages(operation, kind, path, callbackPages(owner, operation.callbacks, links), links, scopes);
}

function callbackTreePages(
  { operation, address, nestedPages }: CallbackPage,
  links: Links,
  scopes: PageScopes,
): readonly Page[] {
  return operationTreePages(operation, 'callback', address, nestedPages, links, scopes);
}

function operationTreePages(
  operation: Operation,
  kind: OperationKind,
  path: string,
  nestedPages: readonly CallbackPage[],
  links: Links,
  scopes: PageScopes,
): readonly Page[] {
  const callbacks = nestedPages.map(({ link }) => link);
  const scope = scopes.ofOperation(operation, links, [kind, callbacks]);
  return [
    lazyPage(path, 'docs/operation', () => operationView(operation, kind, callbacks, scope.links), scope.input),
    ...nestedPages.flatMap((page) => callbackTreePages(page, links, scopes)),
  ];
}
