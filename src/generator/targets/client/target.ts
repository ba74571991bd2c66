// The client target: a function for each operation, and a client with all of them, on the client runtime.

import type { Report } from '../../diagnostics/report.ts';
import { runtimePage } from '../../plugin/runtime-page.ts';
import { type Page, type Target, lazyPage } from '../../plugin/target.ts';
import { tagModuleView } from './tag-module.ts';
import { createClientContext, type TargetContext } from './target-context.ts';
import { indexView } from './index-module.ts';
import { listClientSchemes } from './supported-security-schemes.ts';
import { listConventionHelpers, listConventionModules, conventionsView } from './convention-helpers.ts';
import { conversionsModulePath, listConversionFiles } from './conversion-expressions.ts';
import { conversionsView, listConvertedSchemas } from './conversions-module.ts';
import { buildPackageFiles } from './package.ts';

export const client: Target = {
  name: 'client',
  pages: (api, options, report) => {
    const context = createClientContext(api, options);
    if (options.packages === false) return buildModulePages(context, '', report);
    return [...buildModulePages(context, 'src/', report), ...buildPackageFiles(context, options.packages)];
  },
};

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(context: TargetContext, directory: string, report: Report): readonly Page[] {
  const { api, conversions } = context;
  const helpers = listConventionHelpers(api);
  const roots = [
    'call-operation',
    'bind-client',
    'unwrap',
    ...listConventionModules(api),
    ...(listClientSchemes(api).length > 0 ? ['credentials'] : []),
    ...(conversions ? listConversionFiles(conversions) : []),
    ...helpers.flatMap(({ module }) => (module === 'conventions' ? [] : [module])),
  ].map((file) => `client/${file}`);
  return [
    lazyPage(`${directory}index.ts`, 'client/index', () => indexView(context, report)),
    ...api.tagGroups.map((tagGroup) =>
      lazyPage(`${directory}tags/${tagGroup.name.file}.ts`, 'client/tag', () => tagModuleView(tagGroup, context)),
    ),
    ...(helpers.some(({ module }) => module === 'conventions')
      ? [lazyPage(`${directory}conventions.ts`, 'client/conventions', () => conventionsView(context))]
      : []),
    ...(conversions && listConvertedSchemas(context).length > 0
      ? [
          lazyPage(`${directory}${conversionsModulePath}.ts`, 'client/conversions', () =>
            conversionsView(context, conversions),
          ),
        ]
      : []),
    runtimePage('client', directory, roots, context.options),
  ];
}
