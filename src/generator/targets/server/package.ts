// Package files of the server: package.json, tsconfig.json, and a README with examples.

import type { JsonObject } from '../../code/json/print-json.ts';
import { codeSpan, fencedCodeBlock, escapeMarkdown } from '../../code/markdown/markdown.ts';
import { propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import { tsconfigPage, packageName, packagePages, type PackageMetadata } from '../../plugin/package-files.ts';
import { lazyPage, type PackagePublishingOptions, type Page } from '../../plugin/target.ts';
import type { TargetContext } from './target-context.ts';
import type { ServerReadmeView } from './template-views.ts';

const entryPoints = ['express', 'fastify', 'fetch', 'memory', 'node'];

export function buildPackageFiles(context: TargetContext, packages: PackagePublishingOptions): readonly Page[] {
  const { api, options } = context;
  const entryPoint = (name: string): JsonObject => ({
    source: `./src/${name}.ts`,
    types: `./dist/${name}.d.ts`,
    import: `./dist/${name}.js`,
  });
  const metadata: PackageMetadata = {
    target: 'server',
    description: `Server for ${api.info.title}`,
    exports: {
      '.': entryPoint('index'),
      ...Object.fromEntries(entryPoints.map((name) => [`./${name}`, entryPoint(name)])),
      './package.json': './package.json',
    },
    files: ['dist'],
    scripts: { build: 'tsc -p tsconfig.json' },
    siblingTargets: ['types', 'validators'],
    // The adapters do not import these packages; the ranges are the supported versions.
    optionalPeers: { express: '^4.18.0 || ^5.0.0', fastify: '^5.0.0' },
  };
  return [
    ...packagePages(metadata, packages),
    tsconfigPage(options, { lib: ['ES2023', 'DOM', 'DOM.Iterable'] }),
    lazyPage('README.md', 'server/readme.md', () => readmeView(context, packages)),
  ];
}

function readmeView(context: TargetContext, packages: PackagePublishingOptions): ServerReadmeView {
  const { info, caller } = context.api;
  const name = packageName('server', packages);
  return {
    package: codeSpan(name),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    example: fencedCodeBlock(listenExample(context, packages), 'ts'),
    mounted: fencedCodeBlock(mountExample(context, packages), 'ts'),
    adapters: [
      {
        for: escapeMarkdown('Node.js'),
        entry: codeSpan(`${name}/node`),
        use: codeSpan('createServer(createNodeListener(service))'),
      },
      {
        for: escapeMarkdown('Express 4 and 5'),
        entry: codeSpan(`${name}/express`),
        use: codeSpan('app.use(createExpressHandler(service))'),
      },
      {
        for: escapeMarkdown('Fetch: Deno, Bun, workers, Hono'),
        entry: codeSpan(`${name}/fetch`),
        use: codeSpan('createFetchHandler(service)'),
      },
      {
        for: escapeMarkdown('Fastify'),
        entry: codeSpan(`${name}/fastify`),
        use: codeSpan('app.register(createFastifyPlugin(service))'),
      },
      {
        for: escapeMarkdown('In-memory host'),
        entry: codeSpan(`${name}/memory`),
        use: codeSpan(`createMemoryHost(${caller === undefined ? '' : '{ caller }'})`),
      },
    ],
  };
}

/** Returns sample code that serves a service with `node:http`. */
function listenExample(context: TargetContext, packages: PackagePublishingOptions): string {
  const { caller, imports, service } = createServiceCode(context, packages);
  return [
    "import { createServer, type Server } from 'node:http';",
    `import { createService, type Handlers, type Host } from ${stringLiteral(packageName('server', packages))};`,
    `import { createNodeListener } from ${stringLiteral(`${packageName('server', packages)}/node`)};`,
    ...imports,
    '',
    `export function listen<Tx>(host: Host<Tx, ${caller}>, handlers: Handlers<Tx>, port = 8080): Server {`,
    service,
    '  return createServer(createNodeListener(service)).listen(port);',
    '}',
  ].join('\n');
}

/** Returns sample code that mounts a service in an Express application. */
function mountExample(context: TargetContext, packages: PackagePublishingOptions): string {
  const { caller, imports, service } = createServiceCode(context, packages);
  return [
    "import type { Express } from 'express';",
    `import { createService, type Handlers, type Host } from ${stringLiteral(packageName('server', packages))};`,
    `import { createExpressHandler } from ${stringLiteral(`${packageName('server', packages)}/express`)};`,
    ...imports,
    '',
    `export function mount<Tx>(app: Express, path: string, host: Host<Tx, ${caller}>, handlers: Handlers<Tx>): void {`,
    service,
    '  app.use(path, createExpressHandler(service));',
    '}',
  ].join('\n');
}

/** Returns the code that both examples share: the caller type, its import, and the creation of the service. */
function createServiceCode(
  { api, headers, types }: TargetContext,
  packages: PackagePublishingOptions,
): { readonly caller: string; readonly imports: readonly string[]; readonly service: string } {
  const schema = api.caller === undefined ? undefined : api.schema(api.caller);
  const caller = schema && String(types.schema(schema));
  const headerEntries = headers.map((header) => `${propertyKey(header.name)}: '…'`);
  return {
    caller: caller ?? 'unknown',
    imports:
      caller === undefined ? [] : [`import type { ${caller} } from ${stringLiteral(packageName('types', packages))};`],
    service:
      headerEntries.length === 0
        ? '  const service = createService(host, handlers);'
        : `  const service = createService(host, handlers, { headers: { ${headerEntries.join(', ')} } });`,
  };
}
