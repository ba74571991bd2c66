// The validators target: a module per schema and operation, with a copy of the runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { link, type LinkedModule } from '../../code/typescript/link.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import type { Page, Target, TargetOptions } from '../../plugin/target.ts';
import { flattenExports, listExports, nameDeclared, nameExport, type Declared } from './declared.ts';
import { indexView } from './index-module.ts';
import { reportComplexDeepObjects } from './operations/deep-object.ts';
import { packageFiles } from './package.ts';
import { reportUncheckedOldValueRules } from './rules/old-value-rules.ts';
import { analyzeSchemas, type ValidatorOptions } from './schema-analysis.ts';
import { createTypeImportResolver, typesModule } from './type-imports.ts';

export const validators: Target = {
  name: 'validators',
  isAllOrNothing: true,
  pages: (api, options, report) => {
    const { pages, declared } = generateValidators(api, options, report, defaultOptions(options));
    if (options.packages === false) return pages;
    return [
      ...pages.map((page) => ({ ...page, path: `src/${page.path}` })),
      ...packageFiles(api, options.packages, declared, options),
    ];
  },
};

function defaultOptions({ formats = 'assert' }: TargetOptions): ValidatorOptions {
  return { formats, rules: 'check' };
}

/** Returns all modules of the validators. */
export function validatorPages(
  api: Api,
  options: TargetOptions,
  report: Report,
  validatorOptions: ValidatorOptions = defaultOptions(options),
): readonly Page[] {
  return generateValidators(api, options, report, validatorOptions).pages;
}

function generateValidators(
  api: Api,
  options: TargetOptions,
  report: Report,
  validatorOptions: ValidatorOptions,
): { readonly pages: readonly Page[]; readonly declared: Declared } {
  const analysis = analyzeSchemas(api, validatorOptions, report, createTypeImportResolver(api));
  const packageExports = listExports(analysis);
  const exports = flattenExports(packageExports);
  const { modules, nameOf } = link(
    exports.map(({ symbol }) => symbol),
    createSpecifierOf(options, [typesModule]),
  );
  reportComplexDeepObjects(analysis);
  reportUncheckedOldValueRules(analysis);
  const { importExtension: extension } = options;
  const about = lineComment('Generated; change the document it is made from instead.');
  const namedExports = exports.map((each) => nameExport(each, nameOf));
  return {
    declared: nameDeclared(packageExports, nameOf),
    pages: [
      {
        path: 'index.ts',
        template: 'validators/index',
        view: indexView(about, namedExports, extension),
      },
      ...modules.map(
        ({ path, imports, constants, declarations }) =>
          ({
            path: `${path}.ts`,
            template: 'validators/module',
            view: { about, imports, constants, functions: declarations },
          }) as const,
      ),
      ...runtimePages(modules, extension),
    ],
  };
}

function runtimePages(modules: readonly LinkedModule[], extension: TargetOptions['importExtension']): readonly Page[] {
  const prefix = 'runtime/';
  const imported = modules.flatMap(({ sources }) =>
    sources.flatMap((source) => (source.startsWith(prefix) ? [source.slice(prefix.length)] : [])),
  );
  return resolveRuntimeClosure(new Set([...imported, 'validation/problem'])).map((path) => ({
    path: `${prefix}${path}.ts`,
    code: readRuntimeFile(path, extension),
    isFormatted: true,
  }));
}
