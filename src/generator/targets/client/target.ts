// The client target: a function for each operation, and a client with all of them, on the client runtime.

import type { Report } from '../../diagnostics/report.ts';
import { hashText } from '../../model/content-hash.ts';
import { runtimePage } from '../../plugin/runtime-page.ts';
import { sliceInput } from '../../plugin/slice-input.ts';
import { type ModelMemo, type Page, type BuiltinTarget, lazyPage } from '../../plugin/target.ts';
import { listTagOperations, tagModuleView } from './tag-module.ts';
import { createClientContext, listSchemaFacts, type TargetContext } from './target-context.ts';
import { indexView } from './index-module.ts';
import { listClientSchemes } from './supported-security-schemes.ts';
import { listConventionHelpers, listConventionModules, conventionsView } from './convention-helpers.ts';
import { callFunction, conversionsModulePath, listCodecFiles } from '../../plugin/conversion-expressions.ts';
import { conversionsView, listConvertedSchemas } from './conversions-module.ts';
import { buildPackageFiles } from './package.ts';

export const client: BuiltinTarget = {
  name: 'client',
  plan: (api, { settings: options, report, memo }) => {
    const context = createClientContext(api, options);
    if (options.packages === false) return buildModulePages(context, '', report, memo);
    return [...buildModulePages(context, 'src/', report, memo), ...buildPackageFiles(context, options.packages)];
  },
};

/** Returns the module pages; their paths start with `directory`. */
function buildModulePages(
  context: TargetContext,
  directory: string,
  report: Report,
  memo: ModelMemo | undefined,
): readonly Page[] {
  const { api, conversions } = context;
  const helpers = listConventionHelpers(api);
  // The same for all tags, so that it is serialized once.
  const facts = memo && hashText(JSON.stringify(listSchemaFacts(context)));
  const roots = [
    'call-operation',
    'call-json-operation',
    'bind-client',
    'unwrap',
    ...listConventionModules(api),
    ...(listClientSchemes(api).length > 0 ? ['credentials'] : []),
    ...(conversions ? [callFunction(conversions).file, ...listCodecFiles(conversions)] : []),
    ...helpers.flatMap(({ module }) => (module === 'conventions' ? [] : [module])),
  ].map((file) => `client/${file}`);
  return [
    lazyPage(`${directory}index.ts`, 'client/index', () => indexView(context, report)),
    ...api.tagGroups.map((tagGroup) => {
      // Conversions depend on schemas at any depth.
      const slice = conversions ? undefined : memo?.slices.ofOperations(listTagOperations(tagGroup, context));
      return lazyPage(
        `${directory}tags/${tagGroup.name.file}.ts`,
        'client/tag',
        () => tagModuleView(tagGroup, slice ? { ...context, api: slice.api } : context),
        slice && sliceInput(slice, facts),
      );
    }),
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
