// Package files of the validators: package.json, build configuration, README.

import { code, codeBlock, text } from '../../code/markdown/markdown.ts';
import { string } from '../../code/typescript/string-literal.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { buildPage, packageName, packagePages, type PackageOptions } from '../../plugin/package-files.ts';
import type { Page, TargetOptions } from '../../plugin/target.ts';
import type { Declared } from './declared.ts';
import type { Export, OperationRole } from './schema-module.ts';
import type { ValidatorsReadmeView } from './templates.ts';

export function packageFiles(
  api: Api,
  packages: PackageOptions,
  declared: Declared,
  options: TargetOptions,
): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'validators',
        description: `The validators of ${api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        siblings: ['types'],
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    buildPage(options, ['ES2023', 'DOM']),
    { path: 'README.md', template: 'validators/readme.md', view: readme(api, packages, declared) },
  ];
}

function readme(
  { info, schemas, operations }: Api,
  packages: PackageOptions,
  declared: Declared,
): ValidatorsReadmeView {
  const name = packageName('validators', packages);
  const schema = schemas.find(({ response }) => response.shape.kind === 'object')?.name.type ?? schemas[0]?.name.type;
  const operation = operations.find(({ body }) => body) ?? operations[0];
  const exportOf = (role: OperationRole, { id }: Operation): Export | undefined =>
    declared.operations.get(id)?.find((each) => each.role === role && !each.type);
  const has =
    (role: OperationRole) =>
    (each: Operation): boolean =>
      exportOf(role, each) !== undefined;
  const nameOf = (role: OperationRole, of: Operation | undefined): Partial<ValidatorsReadmeView> => {
    const found = of && exportOf(role, of);
    return found ? { [role]: code(found.name) } : {};
  };
  const lines =
    schema === undefined
      ? [`import * as validators from ${string(name)};`]
      : [
          `import { check${schema}, is${schema} } from ${string(name)};`,
          '',
          'export function wrongIn(value: unknown): readonly string[] {',
          `  return is${schema}(value) ? [] : check${schema}(value).map(({ pointer, message }) => \`\${pointer}: \${message}\`);`,
          '}',
        ];
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(lines.join('\n'), 'ts'),
    ...nameOf('parameters', operation),
    ...nameOf('body', operation),
    ...nameOf('rules', operations.find(has('rules'))),
    ...nameOf('merged', operations.find(has('merged'))),
    ...nameOf('response', operation),
  };
}
