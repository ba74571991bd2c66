// What the server is published with: package.json, how it is built, and a README that shows its use.

import type { JsonObject } from '../../emit/code/json.ts';
import { code, codeBlock, text } from '../../emit/code/markdown.ts';
import { propertyKey } from '../../emit/code/identifier.ts';
import { string } from '../../emit/code/string.ts';
import { buildPage, packageName, packagePages, type PackageFacts, type PackageOptions } from '../package.ts';
import type { Page } from '../target.ts';
import { commonHeaders } from './headers.ts';
import type { Making } from './making.ts';
import type { ServerReadmeView } from './templates.ts';

const entries = ['fastify', 'fetch', 'memory', 'node'];

export function packageFiles(making: Making, packages: PackageOptions): readonly Page[] {
  const { api, options } = making;
  const built = (name: string): JsonObject => ({ source: `./src/${name}.ts`, types: `./dist/${name}.d.ts`, import: `./dist/${name}.js` });
  const facts: PackageFacts = {
    target: 'server',
    description: `A server of ${api.info.title}`,
    exports: { '.': built('index'), ...Object.fromEntries(entries.map((name) => [`./${name}`, built(name)])), './package.json': './package.json' },
    files: ['dist'],
    scripts: { build: 'tsc -p tsconfig.json' },
    dependencies: { [packageName('types', packages)]: '0.0.0', [packageName('validators', packages)]: '0.0.0' },
  };
  return [
    ...packagePages(facts, packages),
    buildPage(options, ['ES2023', 'DOM', 'DOM.Iterable']),
    { path: 'README.md', template: 'server/readme.md', view: readme(making, packages) },
  ];
}

function readme(making: Making, packages: PackageOptions): ServerReadmeView {
  const { info } = making.api;
  const name = packageName('server', packages);
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(example(making, packages), 'ts'),
    adapters: [
      { for: text('Node'), entry: code(`${name}/node`), use: code('createServer(createNodeListener(service))') },
      { for: text('Express'), entry: code(`${name}/node`), use: code('app.use(createNodeListener(service))') },
      { for: text('Fetch: Deno, Bun, workers, Hono'), entry: code(`${name}/fetch`), use: code('createFetchHandler(service)') },
      { for: text('Fastify'), entry: code(`${name}/fastify`), use: code('app.register(createFastifyPlugin(service))') },
      { for: text('A host in memory'), entry: code(`${name}/memory`), use: code('createMemoryHost({ caller })') },
    ],
  };
}

/** The service of some host and handlers, behind node:http. */
function example({ api, types }: Making, packages: PackageOptions): string {
  const name = packageName('server', packages);
  const schema = api.caller === undefined ? undefined : api.schema(api.caller);
  const caller = schema && String(types.schema(schema));
  const needed = commonHeaders(api).map((header) => `${propertyKey(header.name)}: '…'`);
  return [
    "import { createServer, type Server } from 'node:http';",
    `import { createService, type Handlers, type Host } from ${string(name)};`,
    `import { createNodeListener } from ${string(`${name}/node`)};`,
    ...(caller === undefined ? [] : [`import type { ${caller} } from ${string(packageName('types', packages))};`]),
    '',
    `export function listen<Tx>(host: Host<Tx, ${caller ?? 'unknown'}>, handlers: Handlers<Tx>, port = 8080): Server {`,
    needed.length === 0 ? '  const service = createService(host, handlers);' : `  const service = createService(host, handlers, { headers: { ${needed.join(', ')} } });`,
    '  return createServer(createNodeListener(service)).listen(port);',
    '}',
  ].join('\n');
}
