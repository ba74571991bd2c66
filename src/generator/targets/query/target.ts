// The query target: options of TanStack Query for the operations of the client.

import { readRuntimeModule } from '../../code/runtime-sources.ts';
import { runtimeModule } from '../../plugin/module-specifiers.ts';
import { type BuiltinTarget, lazyPage, type Page } from '../../plugin/target.ts';
import { indexView, optionsView } from './index-module.ts';
import { buildPackageFiles } from './package.ts';
import { tagQueriesView } from './tag-module.ts';
import { createQueryContext, frameworkPackage, type TargetContext } from './target-context.ts';

export const query: BuiltinTarget = {
  name: 'query',
  plan: (api, { settings }) => {
    const context = createQueryContext(api, settings);
    if (settings.packages === false) return buildModulePages(context, '');
    return [...buildModulePages(context, 'src/'), ...buildPackageFiles(context, settings.packages)];
  },
};

/** The runtime is small and the same for all documents, so it is complete, and never a package. */
const runtimeFiles = ['keys', 'pages', 'affected-queries', 'bind-queries', 'swr'].map((file) => `query/${file}`);

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string): readonly Page[] {
  return [
    lazyPage(`${directory}index.ts`, 'query/index', () => indexView(context)),
    lazyPage(`${directory}options.ts`, 'query/options', () => optionsView(context, frameworkPackage(context).name)),
    ...context.tagGroups.map((tagGroup) =>
      lazyPage(`${directory}tags/${tagGroup.name.file}.ts`, 'query/tag', () => tagQueriesView(tagGroup, context)),
    ),
    { path: `${directory}${runtimeModule}.ts`, code: readRuntimeModule(runtimeFiles), isFormatted: true },
  ];
}
