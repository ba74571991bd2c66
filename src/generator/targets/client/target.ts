// The client target: a function for each operation, and a client that has them all, on a copy of the hand-written runtime.

import { lineComment } from '../../emit/code/comment.ts';
import { runtimeClosure, runtimeFile } from '../../emit/code/runtime.ts';
import type { Report } from '../../report/report.ts';
import type { Page, Target } from '../target.ts';
import { areaView } from './area.ts';
import { clientMaking, type ClientMaking } from './making.ts';
import { bareView, groupedView } from './client-modules.ts';
import { comfortsOf, conventionsNeed, conventionsView } from './conventions.ts';
import { indexExports } from './index-module.ts';
import { packageFiles } from './package.ts';

export const client: Target = {
  name: 'client',
  whole: true,
  prepare: clientMaking,
  pages: (api, options, report) => {
    const making = clientMaking(api, options);
    const modules = modulePages(making, report);
    if (options.packages === false) return modules;
    return [...modules.map((page) => ({ ...page, path: `src/${page.path}` })), ...packageFiles(making, options.packages)];
  },
};

function modulePages(making: ClientMaking, report: Report): readonly Page[] {
  const { api, options } = making;
  const comforts = comfortsOf(api);
  const roots = ['call', 'bind', 'data', ...conventionsNeed(api), ...comforts.flatMap(({ module }) => (module === 'conventions' ? [] : [module]))].map((file) => `client/${file}`);
  return [
    { path: 'index.ts', template: 'client/index', view: { about: lineComment(`A client of ${api.info.title}.`), exports: indexExports(making, report) } },
    { path: 'client.ts', template: 'client/client', view: groupedView(making) },
    { path: 'bare.ts', template: 'client/bare', view: bareView(making) },
    ...api.areas.map((area) => ({ path: `areas/${area.name.file}.ts`, template: 'client/area', view: areaView(area, making) }) as const),
    ...(comforts.some(({ module }) => module === 'conventions') ? [{ path: 'conventions.ts', template: 'client/conventions', view: conventionsView(making) } as const] : []),
    ...runtimeClosure(roots).map((path) => ({ path: `runtime/${path}.ts`, code: runtimeFile(path, options.importExtension), formatted: true })),
  ];
}
