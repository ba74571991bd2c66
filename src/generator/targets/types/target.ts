// The types target: types for openapi-fetch, and named aliases of schemas, operations, and filters.

import type { Api } from '../../model/types/api.ts';
import { queryValue, createQuery } from '../../model/dependencies/result-cache.ts';
import { lazy } from '../../model/dependencies/tracking.ts';
import { lazyPage, type Page, type Target } from '../../plugin/target.ts';
import { createComponentKeys } from '../../model/naming/component-keys.ts';
import { filtersView } from './filters.ts';
import { printReexport } from './module-paths.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import { openapiView } from './openapi-types.ts';
import { operationsView } from './operations.ts';
import { buildPackageFiles } from './package.ts';
import { schemasView, type TargetContext } from './schema-aliases.ts';
import { createTypeContext } from './openapi/context.ts';
import { analyzeReadWriteOnly } from '../../model/read-write-only.ts';

export const types: Target = {
  name: 'types',
  pages: (api, options, report) => {
    const context: TargetContext = {
      api,
      options,
      keys: createComponentKeys(api),
      names: createExportNames(api, report),
      readWriteOnly: analyzeReadWriteOnly(api),
    };
    const schemas = trackedView(api, 'names of schemas', () =>
      api.schemas.length > 0 ? schemasView(context) : undefined,
    );
    const operations = trackedView(api, 'names of what operations take and answer', () => operationsView(context));
    const filters = trackedView(api, 'names of filters', () => filtersView(context));
    const openapi = lazy(() => openapiView(api, createTypeContext(api, context.keys)));
    const hasMarkers = queryValue(api, 'whether types are marked', () => openapi().hasMarkers);
    const roots = [...(hasMarkers ? ['$Read', '$Write'] : []), 'components', 'operations', 'paths', 'webhooks'];
    const exports = [
      printReexport('openapi', roots, options),
      ...(schemas ? [printReexport('schemas', undefined, options)] : []),
      ...(operations ? [printReexport('operations', undefined, options)] : []),
      ...(filters ? [printReexport('filters', undefined, options)] : []),
    ];
    const directory = options.packages === false ? '' : 'src/';
    const modules: readonly Page[] = [
      lazyPage(`${directory}openapi.ts`, 'types/openapi', openapi, true),
      ...(schemas ? [lazyPage(`${directory}schemas.ts`, 'types/schemas', schemas)] : []),
      ...(operations ? [lazyPage(`${directory}operations.ts`, 'types/operations', operations)] : []),
      ...(filters ? [lazyPage(`${directory}filters.ts`, 'types/filters', filters)] : []),
      { path: `${directory}index.ts`, template: 'types/index', view: { exports } },
    ];
    if (options.packages === false) return modules;
    return [
      ...modules,
      ...buildPackageFiles(context, () => ({ operations: operations?.(), filters: filters?.() }), options.packages),
    ];
  },
};

/**
 * Returns a view whose users depend only on its content, not on the inputs that it was built from; `undefined` if it
 * does not exist.
 */
function trackedView<V>(api: Api, topic: string, make: () => V | undefined): (() => V) | undefined {
  const view = createQuery(api, topic, () => make);
  if (!queryValue(api, `whether there are ${topic}`, () => view('') !== undefined)) return undefined;
  return () => {
    const result = view('');
    if (result === undefined) throw new Error(`there are no ${topic}`);
    return result;
  };
}
