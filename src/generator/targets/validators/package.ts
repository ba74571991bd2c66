// Package files of the validators: package.json, build configuration, README.

import { codeSpan, fencedCodeBlock, escapeMarkdown } from '../../code/markdown/markdown.ts';
import { stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { tsconfigPage, packageName, packagePages } from '../../plugin/package-files.ts';
import { runtimeDependencies } from '../../plugin/runtime-page.ts';
import type { PackagePublishingOptions, Page, TargetOptions } from '../../plugin/target.ts';
import type { ExportsById, NamedExport } from './validator-export-names.ts';
import type { OperationRole } from './schema-module.ts';
import type { ValidatorsReadmeView } from './template-views.ts';

export function packageFiles(
  api: Api,
  packages: PackagePublishingOptions,
  validatorExports: ExportsById,
  options: TargetOptions,
): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'validators',
        description: `Validators for ${api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        siblingTargets: ['types'],
        dependencies: runtimeDependencies(options),
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    tsconfigPage(options, { lib: ['ES2023', 'DOM'] }),
    { path: 'README.md', template: 'validators/readme.md', view: readmeView(api, packages, validatorExports) },
  ];
}

function readmeView(
  { info, schemas, operations }: Api,
  packages: PackagePublishingOptions,
  exportsById: ExportsById,
): ValidatorsReadmeView {
  const name = packageName('validators', packages);
  const schema = schemas.find(({ response }) => response.shape.kind === 'object')?.name.type ?? schemas[0]?.name.type;
  const operation = operations.find(({ requestBody }) => requestBody) ?? operations[0];
  const findExport = (role: OperationRole, { id }: Operation): NamedExport | undefined =>
    exportsById.operations.get(id)?.find((each) => each.role === role && !each.type);
  const hasExport =
    (role: OperationRole) =>
    (each: Operation): boolean =>
      findExport(role, each) !== undefined;
  const nameEntry = (role: OperationRole, example: Operation | undefined): Partial<ValidatorsReadmeView> => {
    const match = example && findExport(role, example);
    return match ? { [role]: codeSpan(match.name) } : {};
  };
  const lines =
    schema === undefined
      ? [`import * as validators from ${stringLiteral(name)};`]
      : [
          `import { check${schema}, is${schema} } from ${stringLiteral(name)};`,
          '',
          'export function describeProblems(value: unknown): readonly string[] {',
          `  return is${schema}(value) ? [] : check${schema}(value).map(({ pointer, message }) => \`\${pointer}: \${message}\`);`,
          '}',
        ];
  return {
    package: codeSpan(name),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    example: fencedCodeBlock(lines.join('\n'), 'ts'),
    ...nameEntry('parameters', operation),
    ...nameEntry('body', operation),
    ...nameEntry('rules', operations.find(hasExport('rules'))),
    ...nameEntry('merged', operations.find(hasExport('merged'))),
    ...nameEntry('response', operation),
  };
}
