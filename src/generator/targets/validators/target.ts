// The validators target: a module per schema and operation, with a copy of the runtime.

import { lineComment } from '../../code/typescript/comment.ts';
import { link, type LinkedModule, type SpecifierOf } from '../../code/typescript/link.ts';
import { resolveRuntimeClosure, readRuntimeFile } from '../../code/runtime-sources.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { Page, Target, TargetOptions } from '../../plugin/target.ts';
import { flattenExports, listExports, nameDeclared, nameExport, type Declared } from './declared.ts';
import { exportLines } from './index-module.ts';
import { reportComplexDeepObjects } from './operations/deep-object.ts';
import { packageFiles } from './package.ts';
import { reportUncheckedOldValueRules } from './rules/old-value-rules.ts';
import { analyzeSchemas, type ValidatorOptions } from './schema-analysis.ts';
import { createTypeImportResolver, typesModule } from './type-imports.ts';

export const validators: Target = {
  name: 'validators',
  ignoresDescriptions: true,
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
    createSpecifierOf(options),
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
        view: { about, exports: exportLines(namedExports, extension) },
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

function createSpecifierOf({ importExtension: extension, packages }: TargetOptions): SpecifierOf {
  return (module, source) => {
    if (source !== typesModule) return relativePath(module, source) + extension;
    return packages === false
      ? `${'../'.repeat(module.split('/').length)}types/index${extension}`
      : packageName('types', packages);
  };
}

/** Returns the relative path from one module to another: `../runtime/validation/collect`. */
function relativePath(from: string, to: string): string {
  const directories = from.split('/').slice(0, -1);
  const steps = to.split('/');
  while (directories.length > 0 && steps.length > 1 && directories[0] === steps[0]) {
    directories.shift();
    steps.shift();
  }
  return (directories.length === 0 ? './' : '../'.repeat(directories.length)) + steps.join('/');
}
