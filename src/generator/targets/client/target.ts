// The client target: a function for each operation, and a client with all of them, on a copy of the client runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { runtimeClosure, runtimeFile } from '../../code/runtime-sources.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Page, Target } from '../../plugin/target.ts';
import { areaView } from './tag-module.ts';
import { clientMaking, type ClientMaking } from './target-context.ts';
import { bareView, groupedView } from './client-modules.ts';
import { schemesOf } from './credentials.ts';
import { comfortsOf, conventionsNeed, conventionsView } from './conventions.ts';
import { indexExports } from './index-module.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import { packageFiles } from './package.ts';

export const client: Target = {
  name: 'client',
  pages: (api, options, report) => {
    const making = clientMaking(api, options);
    if (options.packages === false) return modulePages(making, '', report);
    return [...modulePages(making, 'src/', report), ...packageFiles(making, options.packages)];
  },
};

/** Returns the module pages; their paths start with `directory`. */
function modulePages(making: ClientMaking, folder: string, report: Report): readonly Page[] {
  const { api, options } = making;
  const comforts = comfortsOf(api);
  const roots = [
    'send-request',
    'bind-client',
    'unwrap',
    ...conventionsNeed(api),
    ...(schemesOf(api).length > 0 ? ['credentials'] : []),
    ...comforts.flatMap(({ module }) => (module === 'conventions' ? [] : [module])),
  ].map((file) => `client/${file}`);
  return [
    lazyPage(`${folder}index.ts`, 'client/index', () => ({
      about: lineComment(`A client of ${api.info.title}.`),
      exports: indexExports(making, report),
    })),
    lazyPage(`${folder}client.ts`, 'client/client', () => groupedView(making)),
    lazyPage(`${folder}bare.ts`, 'client/bare', () => bareView(making)),
    ...api.areas.map((area) =>
      lazyPage(`${folder}areas/${area.name.file}.ts`, 'client/area', () => areaView(area, making)),
    ),
    ...(comforts.some(({ module }) => module === 'conventions')
      ? [lazyPage(`${folder}conventions.ts`, 'client/conventions', () => conventionsView(making))]
      : []),
    ...runtimeClosure(roots).map((path) => ({
      path: `${folder}runtime/${path}.ts`,
      code: runtimeFile(path, options.importExtension),
      formatted: true,
    })),
  ];
}
