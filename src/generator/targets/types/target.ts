// The types target: types for openapi-fetch, and named aliases of schemas, operations, and filters.

import type { Page, Target } from '../../plugin/target.ts';
import { createComponentKeys } from '../../model/naming/component-keys.ts';
import { filtersView } from './filters.ts';
import { printReexport } from './module-paths.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import { openapiView } from './openapi-types.ts';
import { operationsView } from './operations.ts';
import { buildPackageFiles } from './package.ts';
import { schemasView, type TargetContext } from './schema-aliases.ts';
import { createTypeContext } from './openapi/context.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';

export const types: Target = {
  name: 'types',
  pages: (api, options, report) => {
    const context: TargetContext = {
      api,
      options,
      keys: createComponentKeys(api),
      names: createExportNames(api, report),
      directionMarkers: findDirectionMarkers(api),
    };
    const schemas = api.schemas.length > 0 ? schemasView(context) : undefined;
    const operations = operationsView(context);
    const filters = filtersView(context);
    const openapi = openapiView(api, createTypeContext(api, context.keys));
    const roots = [...(openapi.hasMarkers ? ['$Read', '$Write'] : []), 'components', 'operations', 'paths', 'webhooks'];
    const exports = [
      printReexport('openapi', roots, options),
      ...(schemas ? [printReexport('schemas', undefined, options)] : []),
      ...(operations ? [printReexport('operations', undefined, options)] : []),
      ...(filters ? [printReexport('filters', undefined, options)] : []),
    ];
    const directory = options.packages === false ? '' : 'src/';
    const modules: readonly Page[] = [
      { path: `${directory}openapi.ts`, template: 'types/openapi', view: openapi, isFormatted: true },
      ...(schemas ? [{ path: `${directory}schemas.ts`, template: 'types/schemas', view: schemas } as const] : []),
      ...(operations
        ? [{ path: `${directory}operations.ts`, template: 'types/operations', view: operations } as const]
        : []),
      ...(filters ? [{ path: `${directory}filters.ts`, template: 'types/filters', view: filters } as const] : []),
      { path: `${directory}index.ts`, template: 'types/index', view: { exports } },
    ];
    if (options.packages === false) return modules;
    return [...modules, ...buildPackageFiles(context, () => ({ operations, filters }), options.packages)];
  },
};
