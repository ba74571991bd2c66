// The validators target: a module for each schema and operation, on a copy of the hand-written runtime.

import { lineComment } from '../../emit/code/comment.ts';
import { runtimeClosure, runtimeFile } from '../../emit/code/runtime.ts';
import type { Api } from '../../model/declarations/api.ts';
import type { Report } from '../../report/report.ts';
import { packageName } from '../package.ts';
import type { Page, Target, TargetOptions } from '../target.ts';
import { build, buildGuard } from './build.ts';
import { declareAll } from './declared.ts';
import { declareChecks } from './operations/checks.ts';
import { declareOperation } from './operations/page.ts';
import { packageFiles } from './package.ts';
import { reportUnjudgedChanges } from './rules/change.ts';
import { exportLines, moduleView } from './print.ts';
import type { Export } from './schema-page.ts';
import { typeNames } from './types.ts';
import { createWorkshop, type ValidatorOptions } from './workshop.ts';

export const validators: Target = {
  name: 'validators',
  whole: true,
  pages: (api, options, report) => {
    const modules = validatorPages(api, options, report);
    if (options.packages === false) return modules;
    return [...modules.map((page) => ({ ...page, path: `src/${page.path}` })), ...packageFiles(api, options, options.packages)];
  },
};

/** All modules of the validators. */
export function validatorPages(api: Api, options: TargetOptions, report: Report, judging: ValidatorOptions = { formats: options.formats ?? 'assert', rules: 'judge' }): readonly Page[] {
  const workshop = createWorkshop(api, judging, report, build, buildGuard, typeNames(api));
  const { schemas, operations } = declareAll(workshop);
  const exports: Export[] = [...schemas.values(), ...operations.values()].flat();
  for (const operation of api.webhooks) exports.push(...declareOperation(operation, 'webhooks', workshop));
  exports.push(...declareChecks(operations, workshop));
  workshop.finish();
  reportUnjudgedChanges(workshop);
  const { importExtension: extension, packages } = options;
  const paths = {
    extension,
    types: packages === false ? undefined : packageName('types', packages),
  };
  const about = lineComment('Generated; change the document it is made from instead.');
  const modules = workshop.modules.map((module) => ({ path: `${module.path}.ts`, template: 'validators/module', view: moduleView(module, about, paths) }) as const);
  const runtime = workshop.modules.flatMap(({ imports }) => imports.flatMap(({ from }) => (from.startsWith('runtime/') ? [from.slice('runtime/'.length)] : [])));
  return [
    { path: 'index.ts', template: 'validators/index', view: { about, exports: exportLines(exports, extension) } },
    ...modules,
    ...runtimeClosure(new Set([...runtime, 'validation/problem'])).map((path) => ({ path: `runtime/${path}.ts`, code: runtimeFile(path, extension), formatted: true })),
  ];
}
