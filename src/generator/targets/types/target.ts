// The types target: types for openapi-fetch, and named aliases of schemas, operations, and filters.

import type { Code } from '../../code/branded-text.ts';
import type { Api } from '../../model/types/api.ts';
import { answer, answering } from '../../model/dependencies/kept.ts';
import { once } from '../../model/dependencies/reads.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import { componentNames } from '../../model/naming/component-keys.ts';
import type { CodePage, Page, Target } from '../../plugin/target.ts';
import { filtersView } from './filters.ts';
import { exportOf } from './module-paths.ts';
import { exportNames } from '../../plugin/export-names.ts';
import { openapiModule } from './openapi-module.ts';
import { openapiTypes } from './openapi-types.ts';
import { operationsView } from './operations.ts';
import { packageFiles } from './package.ts';
import { schemasView, type Making } from './schema-aliases.ts';
import { createTyping } from './openapi/context.ts';
import { marksOf } from '../../model/read-write-only.ts';

export const types: Target = {
  name: 'types',
  pages: (api, options, report) => {
    const making: Making = {
      api,
      options,
      keys: componentNames(api),
      names: exportNames(api, report),
      marks: marksOf(api),
    };
    const schemas = shownView(api, 'names of schemas', () =>
      api.schemas.length > 0 ? schemasView(making) : undefined,
    );
    const operations = shownView(api, 'names of what operations take and answer', () => operationsView(making));
    const filters = shownView(api, 'names of filters', () => filtersView(making));
    const openapi = once(() => openapiTypes(api, createTyping(api, making.keys)));
    const marked = answer(api, 'whether types are marked', () => openapi().marked);
    const roots = [...(marked ? ['$Read', '$Write'] : []), 'components', 'operations', 'paths', 'webhooks'];
    const exports = [
      exportOf('openapi', roots, options),
      ...(schemas ? [exportOf('schemas', undefined, options)] : []),
      ...(operations ? [exportOf('operations', undefined, options)] : []),
      ...(filters ? [exportOf('filters', undefined, options)] : []),
    ];
    const folder = options.packages === false ? '' : 'src/';
    const modules: readonly Page[] = [
      lazyCode(`${folder}openapi.ts`, () => openapiModule(api, openapi())),
      ...(schemas ? [lazyPage(`${folder}schemas.ts`, 'types/schemas', schemas)] : []),
      ...(operations ? [lazyPage(`${folder}operations.ts`, 'types/operations', operations)] : []),
      ...(filters ? [lazyPage(`${folder}filters.ts`, 'types/filters', filters)] : []),
      { path: `${folder}index.ts`, template: 'types/index', view: { exports } },
    ];
    if (options.packages === false) return modules;
    return [
      ...modules,
      ...packageFiles(making, () => ({ operations: operations?.(), filters: filters?.() }), options.packages),
    ];
  },
};

/**
 * Returns a view whose users depend only on its content, not on the inputs that it was built from; `undefined` if it
 * does not exist.
 */
function shownView<V>(api: Api, what: string, make: () => V | undefined): (() => V) | undefined {
  const view = answering(api, what, () => make);
  if (!answer(api, `whether there are ${what}`, () => view('') !== undefined)) return undefined;
  return () => {
    const shown = view('');
    if (shown === undefined) throw new Error(`there are no ${what}`);
    return shown;
  };
}

/** Returns a page whose code is generated when it is read. */
function lazyCode(path: string, make: () => Code<'ts'>): CodePage {
  return {
    path,
    formatted: true,
    get code() {
      return make();
    },
  };
}
