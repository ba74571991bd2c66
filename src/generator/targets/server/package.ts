// Package files of the server: package.json, tsconfig.json, and a README with examples.

import type { JsonObject } from '../../code/json/json.ts';
import { code, codeBlock, text } from '../../code/markdown/markdown.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import {
  buildPage,
  packageName,
  packagePages,
  type PackageFacts,
  type PackageOptions,
} from '../../plugin/package-files.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import type { Page } from '../../plugin/target.ts';
import type { Making } from './target-context.ts';
import type { ServerReadmeView } from './templates.ts';

const entries = ['express', 'fastify', 'fetch', 'memory', 'node'];

export function packageFiles(making: Making, packages: PackageOptions): readonly Page[] {
  const { api, options } = making;
  const built = (name: string): JsonObject => ({
    source: `./src/${name}.ts`,
    types: `./dist/${name}.d.ts`,
    import: `./dist/${name}.js`,
  });
  const facts: PackageFacts = {
    target: 'server',
    description: `A server of ${api.info.title}`,
    exports: {
      '.': built('index'),
      ...Object.fromEntries(entries.map((name) => [`./${name}`, built(name)])),
      './package.json': './package.json',
    },
    files: ['dist'],
    scripts: { build: 'tsc -p tsconfig.json' },
    siblings: ['types', 'validators'],
    // The adapters do not import these packages; the ranges are the supported versions.
    optionalPeers: { express: '^4.18.0 || ^5.0.0', fastify: '^5.0.0' },
  };
  return [
    ...packagePages(facts, packages),
    buildPage(options, ['ES2023', 'DOM', 'DOM.Iterable']),
    lazyPage('README.md', 'server/readme.md', () => readme(making, packages)),
  ];
}

function readme(making: Making, packages: PackageOptions): ServerReadmeView {
  const { info } = making.api;
  const name = packageName('server', packages);
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(listening(making, packages), 'ts'),
    mounted: codeBlock(mounted(making, packages), 'ts'),
    adapters: [
      { for: text('Node'), entry: code(`${name}/node`), use: code('createServer(createNodeListener(service))') },
      {
        for: text('Express 4 and 5'),
        entry: code(`${name}/express`),
        use: code('app.use(createExpressHandler(service))'),
      },
      {
        for: text('Fetch: Deno, Bun, workers, Hono'),
        entry: code(`${name}/fetch`),
        use: code('createFetchHandler(service)'),
      },
      { for: text('Fastify'), entry: code(`${name}/fastify`), use: code('app.register(createFastifyPlugin(service))') },
      { for: text('A host in memory'), entry: code(`${name}/memory`), use: code('createMemoryHost({ caller })') },
    ],
  };
}

/** Returns sample code that serves a service with `node:http`. */
function listening(making: Making, packages: PackageOptions): string {
  const { caller, imports, service } = created(making, packages);
  return [
    "import { createServer, type Server } from 'node:http';",
    `import { createService, type Handlers, type Host } from ${string(packageName('server', packages))};`,
    `import { createNodeListener } from ${string(`${packageName('server', packages)}/node`)};`,
    ...imports,
    '',
    `export function listen<Tx>(host: Host<Tx, ${caller}>, handlers: Handlers<Tx>, port = 8080): Server {`,
    service,
    '  return createServer(createNodeListener(service)).listen(port);',
    '}',
  ].join('\n');
}

/** Returns sample code that mounts a service in an Express application. */
function mounted(making: Making, packages: PackageOptions): string {
  const { caller, imports, service } = created(making, packages);
  return [
    "import type { Express } from 'express';",
    `import { createService, type Handlers, type Host } from ${string(packageName('server', packages))};`,
    `import { createExpressHandler } from ${string(`${packageName('server', packages)}/express`)};`,
    ...imports,
    '',
    `export function mount<Tx>(app: Express, path: string, host: Host<Tx, ${caller}>, handlers: Handlers<Tx>): void {`,
    service,
    '  app.use(path, createExpressHandler(service));',
    '}',
  ].join('\n');
}

/** Returns the code that both examples share: the caller type, its import, and the creation of the service. */
function created(
  { api, headers, types }: Making,
  packages: PackageOptions,
): { readonly caller: string; readonly imports: readonly string[]; readonly service: string } {
  const schema = api.caller === undefined ? undefined : api.schema(api.caller);
  const caller = schema && String(types.schema(schema));
  const needed = headers.map((header) => `${propertyKey(header.name)}: '…'`);
  return {
    caller: caller ?? 'unknown',
    imports: caller === undefined ? [] : [`import type { ${caller} } from ${string(packageName('types', packages))};`],
    service:
      needed.length === 0
        ? '  const service = createService(host, handlers);'
        : `  const service = createService(host, handlers, { headers: { ${needed.join(', ')} } });`,
  };
}
