// The validators target: a module per schema and tag, on the runtime of validators.

import { link, type LinkedModule } from '../../code/typescript/link.ts';
import { hashText } from '../../model/content-hash.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import {
  createSpecifierOf,
  isRuntimeSource,
  runtimeModule,
  withRuntimeModule,
} from '../../plugin/module-specifiers.ts';
import { runtimePage } from '../../plugin/runtime-page.ts';
import { lazyPage, type ModelMemo, type Page, type BuiltinTarget, type TargetOptions } from '../../plugin/target.ts';
import { createReusableAnalysis } from './reuse-declarations.ts';
import {
  flattenExports,
  listExports,
  memoizeExports,
  nameExport,
  nameExports,
  type ExportsById,
} from './validator-export-names.ts';
import { toValidatorDeclarationView } from './function-template-views.ts';
import { indexView } from './index-module.ts';
import { reportComplexDeepObjects } from './operations/deep-object.ts';
import { packageFiles } from './package.ts';
import { toValidatorStatementView } from './statement-template-views.ts';
import { reportUncheckedOldValueRules } from './rules/old-value-rules.ts';
import { analyzeSchemas, type ValidatorOptions } from './schema-analysis.ts';
import { createTypeImportResolver } from './type-imports.ts';

export const validators: BuiltinTarget = {
  name: 'validators',
  ignoresDescriptions: true,
  plan: (api, { settings: options, report, memo }) => {
    const directory = options.packages === false ? '' : 'src/';
    const { pages, exportsById } = generateValidators(api, options, report, defaultOptions(options), directory, memo);
    if (options.packages === false) return pages;
    return [...pages, ...packageFiles(api, options.packages, exportsById, options)];
  },
};

function defaultOptions({
  formats = 'assert',
  requestReaders = true,
  dates = 'string',
  integers64 = 'number',
  types,
}: TargetOptions): ValidatorOptions {
  return { formats, rules: 'check', requestReaders, dates, integers64, ...(types && { types }) };
}

/** Returns all modules of the validators. */
export function validatorPages(
  api: Api,
  options: TargetOptions,
  report: Report,
  validatorOptions: ValidatorOptions = defaultOptions(options),
): readonly Page[] {
  return generateValidators(api, options, report, validatorOptions, '').pages;
}

function generateValidators(
  api: Api,
  options: TargetOptions,
  report: Report,
  validatorOptions: ValidatorOptions,
  directory: string,
  memo?: ModelMemo,
): { readonly pages: readonly Page[]; readonly exportsById: ExportsById } {
  const reusable = memo && createReusableAnalysis(api, validatorOptions, report, memo);
  const analysis =
    reusable?.analysis ??
    analyzeSchemas(api, validatorOptions, report, createTypeImportResolver(api, validatorOptions));
  const packageExports = listExports(analysis);
  const exports = flattenExports(packageExports);
  const { modules, nameOf } = link(
    exports.map(({ symbol }) => symbol),
    withRuntimeModule(createSpecifierOf(options, ['types'])),
    { statement: toValidatorStatementView, declaration: toValidatorDeclarationView },
    reusable?.reuse,
  );
  if (validatorOptions.requestReaders !== false) reportComplexDeepObjects(analysis);
  reportUncheckedOldValueRules(analysis);
  const { importExtension: extension } = options;
  const namedExports = exports.map((each) => nameExport(each, nameOf));
  return {
    exportsById: memoizeExports(memo, () => nameExports(packageExports, nameOf)),
    pages: [
      {
        path: `${directory}index.ts`,
        template: 'validators/index',
        view: indexView(namedExports, extension),
      },
      ...modules.map(({ path, view, viewKey }) => {
        const key = memo && viewKey();
        const input = key === undefined ? undefined : { hash: hashText(key) };
        return lazyPage(`${directory}${path}.ts`, 'validators/module', view, input);
      }),
      runtimePage('validators', directory, listImportedFiles(modules), options),
    ],
  };
}

/** Returns the runtime files that the modules import. */
function listImportedFiles(modules: readonly LinkedModule[]): ReadonlySet<string> {
  const imported = modules
    .flatMap(({ sources }) => sources)
    .filter(isRuntimeSource)
    .map((source) => source.slice(runtimeModule.length + 1));
  return new Set([...imported, 'validation/problem']);
}
