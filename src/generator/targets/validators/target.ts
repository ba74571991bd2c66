// The validators target: a module per schema and operation, with a copy of the runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { runtimeClosure, runtimeFile } from '../../code/runtime-sources.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { Page, Target, TargetOptions } from '../../plugin/target.ts';
import { declareAll, declaredOf } from './declared.ts';
import { declareChecks } from './operations/all-checks.ts';
import { declareOperation } from './operations/operation-module.ts';
import { packageFiles } from './package.ts';
import { reportUnjudgedChanges } from './rules/old-value-rules.ts';
import { exportLines, keptView } from './print.ts';
import type { Export } from './schema-module.ts';
import { typeNames } from './type-imports.ts';
import { createProduction } from './production.ts';
import type { ValidatorOptions } from './schema-analysis.ts';

export const validators: Target = {
  name: 'validators',
  whole: true,
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
  judging: ValidatorOptions = { formats: options.formats ?? 'assert', rules: 'judge' },
): readonly Page[] {
  const production = createProduction(api, judging, report, typeNames(api));
  const { schemas, operations } = declareAll(production);
  const exports: Export[] = [...schemas.values(), ...operations.values()].flat();
  for (const operation of api.webhooks)
    for (const each of production.run(`webhook ${operation.id}`, (workshop) =>
      declareOperation(operation, 'webhooks', workshop),
    ))
      exports.push(each);
  for (const each of declareChecks(operations, production.workshop)) exports.push(each);
  production.finish();
  reportUnjudgedChanges(production);
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
        view: keptView(api, module, about, paths),
      }) as const,
  );
  const runtime = production.modules.flatMap(({ imports }) =>
    imports.flatMap(({ from }) => (from.startsWith('runtime/') ? [from.slice('runtime/'.length)] : [])),
  );
  return [
    { path: 'index.ts', template: 'validators/index', view: { about, exports: exportLines(exports, extension) } },
    ...modules,
    ...runtimeClosure(new Set([...runtime, 'validation/problem'])).map((path) => ({
      path: `runtime/${path}.ts`,
      code: runtimeFile(path, extension),
      formatted: true,
    })),
  ];
}
