// The types target: types for openapi-fetch, and named types of schemas, operations, and filters.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, stringLiteral } from '../../code/typescript/typescript.ts';
import { findConversions } from '../../model/value-forms/conversions.ts';
import type { Page, BuiltinTarget } from '../../plugin/target.ts';
import { enumsModulePath, listEnumExports, schemasInEnumsModule } from '../../plugin/enum-exports.ts';
import { enumsView } from './enums.ts';
import { filtersView } from './filters.ts';
import { createExportNames } from '../../plugin/export-names.ts';
import { openapiView } from './openapi-types.ts';
import { referToEqualSchemas } from './equal-types.ts';
import { createOperationTypes, operationsView } from './operations.ts';
import { buildPackageFiles } from './package.ts';
import { createDirectionContexts, schemasView, type TargetContext } from './named-schemas.ts';
import { createTypeContext } from './openapi/context.ts';
import { openapiModulePath } from './openapi/openapi-module.ts';
import { reportAmbiguousSchemas } from './report-ambiguous-schemas.ts';
import type { IndexView } from './template-views.ts';
import { createTypeReuse } from './type-reuse.ts';

/** The root types of `openapi`, which correspond to the parts of the document. */
const roots = ['components', 'operations', 'paths', 'webhooks'];

export const types: BuiltinTarget = {
  name: 'types',
  plan: (api, { settings: options, report, memo }) => {
    const names = createExportNames(api, report);
    const enums = listEnumExports(api, options);
    const enumsModuleSchemas = schemasInEnumsModule(enums);
    const conversions = findConversions(api, options);
    const typeContext = createTypeContext(api, options.types, enums);
    const context: TargetContext = {
      api,
      options,
      names,
      directionMarkers: typeContext.directionMarkers,
      enums,
      enumsModuleSchemas,
      conversions,
      ...createDirectionContexts(typeContext, names, enumsModuleSchemas, conversions),
    };
    if (conversions) reportAmbiguousSchemas(conversions, report);
    const reuse = createTypeReuse(context, report, memo);
    const schemas = schemasView(context, reuse);
    const typesOf = createOperationTypes(context, reuse);
    const operations = operationsView(typesOf, context, reuse);
    const filters = filtersView(context);
    const specifier = (module: string): SafeText<'ts'> => stringLiteral(`./${module}${options.importExtension}`);
    const importedNames = new Set(
      [...(schemas?.imports ?? []), ...(operations?.imports ?? [])].flatMap(({ names }) =>
        names.map(({ name }) => name),
      ),
    );
    const openapi =
      options.types?.openapi === false
        ? undefined
        : openapiView(api, referToEqualSchemas(typeContext, context.jsonDirections.response, reuse), {
            typesOf,
            reuse,
            importedNames,
            specifier,
          });
    const otherModules = Object.entries({ schemas, operations, filters }).flatMap(([module, view]) =>
      view ? [specifier(module)] : [],
    );
    const index: IndexView = {
      roots: [...(openapi?.hasMarkers ? ['$Read', '$Write'] : []), ...roots].map(identifier),
      ...(openapi && { openapi: specifier(openapiModulePath) }),
      modules: otherModules,
      ...(enums.length > 0 && { enums: specifier(enumsModulePath) }),
      isEmpty: !openapi && otherModules.length === 0 && enums.length === 0,
    };
    const directory = options.packages === false ? '' : 'src/';
    const modules: readonly Page[] = [
      ...(openapi ? [{ path: `${directory}openapi.ts`, template: 'types/openapi', view: openapi } as const] : []),
      ...(schemas ? [{ path: `${directory}schemas.ts`, template: 'types/schemas', view: schemas } as const] : []),
      ...(enums.length > 0
        ? [{ path: `${directory}${enumsModulePath}.ts`, template: 'types/enums', view: enumsView(context) } as const]
        : []),
      ...(operations
        ? [{ path: `${directory}operations.ts`, template: 'types/operations', view: operations } as const]
        : []),
      ...(filters ? [{ path: `${directory}filters.ts`, template: 'types/filters', view: filters } as const] : []),
      { path: `${directory}index.ts`, template: 'types/index', view: index },
    ];
    if (options.packages === false) return modules;
    return [...modules, ...buildPackageFiles(context, () => ({ operations, filters }), options.packages)];
  },
};
