// The server target: a handler interface for each tag, and the data for the copied server runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { runtimeClosure, runtimeFile } from '../../code/runtime-sources.ts';
import { createImports } from '../../code/typescript/imports.ts';
import type { Api } from '../../model/types/api.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import type { Page, Target, TargetOptions } from '../../plugin/target.ts';
import { areaView, operationsOf } from './handlers-module.ts';
import { createConditions } from './condition-functions.ts';
import { entryExports, indexExports } from './index-module.ts';
import { createMaking, modulesFrom, type Making } from './target-context.ts';
import { operationsView } from './routes-module.ts';
import { packageFiles } from './package.ts';
import { serviceView } from './service-module.ts';
import { shapeUnder } from './print-value-shape.ts';
import type { Shape } from './value-shapes.ts';
import type { ShapesView } from './templates.ts';

const entries = ['node', 'fetch', 'express', 'fastify', 'memory'] as const;

export const server: Target = {
  name: 'server',
  pages: (api, options) => serverPages(api, options),
};

/** Returns all pages of the server; none if there are no operations. */
export function serverPages(api: Api, options: TargetOptions): readonly Page[] {
  if (api.operations.length === 0) return [];
  const making = createMaking(api, options);
  if (options.packages === false) return modulePages(making, '');
  return [...modulePages(making, 'src/'), ...packageFiles(making, options.packages)];
}

/** Returns the module pages; their paths start with `directory`. */
function modulePages(making: Making, folder: string): readonly Page[] {
  const { api, options } = making;
  const areas = api.areas.filter((area) => operationsOf(area, making).length > 0);
  const about = lineComment(`The server of ${api.info.title}.`);
  return [
    lazyPage(`${folder}index.ts`, 'server/index', () => ({ about, exports: indexExports(making) })),
    lazyPage(`${folder}service.ts`, 'server/service', () => serviceView(making)),
    lazyPage(`${folder}shapes.ts`, 'server/shapes', () => shapesView(making)),
    ...areas.map((area) =>
      lazyPage(`${folder}areas/${area.name.file}.ts`, 'server/area', () => areaView(area, making)),
    ),
    ...areas.map((area) =>
      lazyPage(`${folder}operations/${area.name.file}.ts`, 'server/operations', () => operationsView(area, making)),
    ),
    ...entries.map((name) =>
      lazyPage(`${folder}${name}.ts`, 'server/index', () => ({
        about: lineComment(entryAbout[name]),
        exports: entryExports(name, making),
      })),
    ),
    ...runtimeClosure(roots).map((path) => ({
      path: `${folder}runtime/${path}.ts`,
      code: runtimeFile(path, options.importExtension),
      formatted: true,
    })),
  ];
}

const entryAbout: Readonly<Record<(typeof entries)[number], string>> = {
  node: 'A service behind node:http.',
  fetch: 'A service behind the Fetch interface.',
  express: 'A service as a handler of Express.',
  fastify: 'A service as a plugin of Fastify.',
  memory: 'A host in memory, for tests and examples.',
};

/** The runtime files that generated modules can import, including those for compiled rules. */
const roots = [
  'service',
  'parameters',
  'status',
  'adapters/node',
  'adapters/fetch',
  'adapters/express',
  'adapters/fastify',
  'memory/in-memory-host',
]
  .map((file) => `server/${file}`)
  .concat(['cel/ip', 'cel/list-equality', 'cel/time', 'cel/url', 'validation/deep-equal', 'validation/type-checks']);

/** Returns the view of the shapes of all named schemas that operations reference. */
function shapesView(making: Making): ShapesView {
  const { api, options, shapes } = making;
  const imports = createImports(new Set(['shapes', 'Object', 'Math', 'String', 'Date']));
  imports.type('Shapes', modulesFrom(0, options).runtime('server/value-shape'));
  const conditions = createConditions(making, imports, 0);
  const asked: Shape[] = api.operations.flatMap(({ body, responses, resource }) => {
    const typed = [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)];
    return [
      ...typed.flatMap(({ schema }) => shapes.of(schema) ?? []),
      ...(resource ? [shapes.named(resource.schema) ?? []].flat() : []),
    ];
  });
  const reached = shapes.reached(asked).map(({ id, shape }) => ({
    key: id === '__proto__' ? ts`['__proto__']` : propertyKey(id),
    value: shapeUnder(id, shape, conditions),
  }));
  return { imports: imports.declarations, constants: conditions.constants, shapes: reached };
}
