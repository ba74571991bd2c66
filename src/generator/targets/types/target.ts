// The types target: what openapi-fetch and its relatives read, and a name for everything in it.

import { componentNames } from '../spec/names.ts';
import type { Page, Target } from '../target.ts';
import { filtersView } from './filters.ts';
import { exportOf } from './modules.ts';
import { exportNames } from './names.ts';
import { openapiModule } from './openapi-module.ts';
import { openapiTypes } from './openapi.ts';
import { operationsView } from './operations.ts';
import { packageFiles } from './package.ts';
import { schemasView, type Making } from './schemas.ts';
import { createTyping } from './typing/context.ts';
import { marksOf } from './typing/marks.ts';

export const types: Target = {
  name: 'types',
  pages: (api, options, report) => {
    const making: Making = { api, options, keys: componentNames(api), names: exportNames(api.schemas, report), marks: marksOf(api) };
    const schemas = api.schemas.length > 0 ? schemasView(making) : undefined;
    const operations = operationsView(making);
    const filters = filtersView(making);
    const openapi = openapiTypes(api, createTyping(api, making.keys));
    const roots = [...(openapi.marked ? ['$Read', '$Write'] : []), 'components', 'operations', 'paths', 'webhooks'];
    const exports = [
      exportOf('openapi', roots, options),
      ...(schemas ? [exportOf('schemas', undefined, options)] : []),
      ...(operations ? [exportOf('operations', undefined, options)] : []),
      ...(filters ? [exportOf('filters', undefined, options)] : []),
    ];
    const modules: readonly Page[] = [
      { path: 'openapi.ts', code: openapiModule(api, openapi), formatted: true },
      ...(schemas ? [{ path: 'schemas.ts', template: 'types/schemas', view: schemas } as const] : []),
      ...(operations ? [{ path: 'operations.ts', template: 'types/operations', view: operations } as const] : []),
      ...(filters ? [{ path: 'filters.ts', template: 'types/filters', view: filters } as const] : []),
      { path: 'index.ts', template: 'types/index', view: { exports } },
    ];
    if (options.packages === false) return modules;
    return [
      ...modules.map((page) => ({ ...page, path: `src/${page.path}` })),
      ...packageFiles(making, { operations, filters }, options.packages),
    ];
  },
};
