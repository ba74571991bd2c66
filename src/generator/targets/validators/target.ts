// The validators target: a module per schema and operation, with a copy of the runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { Page, Target, TargetOptions } from '../../plugin/target.ts';
import { declareAll, declaredOf } from './declared.ts';
import { declareOperationChecks, declareOperationValidators } from './operations/operation-modules.ts';
import { packageFiles } from './package.ts';
import { reportUncheckedOldValueRules } from './rules/old-value-rules.ts';
import { exportLines, cacheView } from './print.ts';
import { type Export, createTypeImportResolver } from './schema-module.ts';
import { createProduction } from './production.ts';
import type { ValidatorOptions } from './schema-analysis.ts';

export const validators: Target = {
  name: 'validators',
  isAllOrNothing: true,
  pages: (api, options, report) => {
    const modules = validatorPages(api, options, report);
    if (options.packages === false) return modules;
    return [
      ...modules.map((page) => ({ ...page, path: `src/${page.path}` })),
      ...packageFiles(api, options.packages, declaredOf(api), options),
    ];
  },
};

/** Returns all modules of the validators. */
export function validatorPages(
  api: Api,
  options: TargetOptions,
  report: Report,
  validatorOptions: ValidatorOptions = { formats: options.formats ?? 'assert', rules: 'check' },
): readonly Page[] {
  const production = createProduction(api, validatorOptions, report, createTypeImportResolver(api));
  const { schemas, operations } = declareAll(production);
  const exports: Export[] = [...schemas.values(), ...operations.values()].flat();
  for (const operation of api.webhooks)
    for (const each of production.run(`webhook ${operation.id}`, (generator) =>
      declareOperationValidators(operation, 'webhooks', generator),
    ))
      exports.push(each);
  for (const each of declareOperationChecks(operations, production.workshop)) exports.push(each);
  production.finish();
  reportUncheckedOldValueRules(production);
  const { importExtension: extension, packages } = options;
  const paths = {
    extension,
    types: packages === false ? undefined : packageName('types', packages),
  };
  const about = lineComment('Generated; change the document it is made from instead.');
  const modules = production.modules.map(
    (module) =>
      ({
        path: `${module.path}.ts`,
        template: 'validators/module',
        view: cacheView(api, module, about, paths),
      }) as const,
  );
  const runtime = production.modules.flatMap(({ imports }) =>
    imports.flatMap(({ from }) => (from.startsWith('runtime/') ? [from.slice('runtime/'.length)] : [])),
  );
  return [
    { path: 'index.ts', template: 'validators/index', view: { about, exports: exportLines(exports, extension) } },
    ...modules,
    ...resolveRuntimeClosure(new Set([...runtime, 'validation/problem'])).map((path) => ({
      path: `runtime/${path}.ts`,
      code: readRuntimeFile(path, extension),
      isFormatted: true,
    })),
  ];
}
