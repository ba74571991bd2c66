// What the validators are published with: package.json, how they are built, and a README that shows their use.

import { json } from '../../emit/code/json.ts';
import { code, codeBlock, text } from '../../emit/code/markdown.ts';
import { string } from '../../emit/code/string.ts';
import type { Api } from '../../model/declarations/api.ts';
import { packageName, packagePages, type PackageOptions } from '../package.ts';
import type { Page, TargetOptions } from '../target.ts';
import type { ValidatorsReadmeView } from './templates.ts';

export function packageFiles(api: Api, options: TargetOptions, packages: PackageOptions): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'validators',
        description: `The validators of ${api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        dependencies: { [packageName('types', packages)]: '0.0.0' },
        files: ['dist', 'src'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    { path: 'tsconfig.json', code: json(compilerOptions(options)), formatted: true },
    { path: 'README.md', template: 'validators/readme.md', view: readme(api, packages) },
  ];
}

/** How the sources become `dist`: the strictest settings, of which consumers may use any part. */
function compilerOptions({ importExtension }: TargetOptions): { readonly compilerOptions: Record<string, string | boolean | string[]>; readonly include: string[] } {
  const resolution: Record<string, string | boolean> =
    importExtension === '' ? { module: 'ESNext', moduleResolution: 'Bundler' } : { module: 'NodeNext', moduleResolution: 'NodeNext' };
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      ...resolution,
      ...(importExtension === '.ts' && { rewriteRelativeImportExtensions: true }),
      rootDir: 'src',
      outDir: 'dist',
      declaration: true,
      isolatedDeclarations: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      types: [],
    },
    include: ['src'],
  };
}

function readme({ info, schemas, operations }: Api, packages: PackageOptions): ValidatorsReadmeView {
  const name = packageName('validators', packages);
  const schema = schemas.find(({ response }) => response.shape.kind === 'object')?.name.type ?? schemas[0]?.name.type;
  const operation = operations.find(({ body }) => body) ?? operations[0];
  const lines =
    schema === undefined
      ? [`import * as validators from ${string(name)};`]
      : [
          `import { check${schema}, is${schema} } from ${string(name)};`,
          '',
          'const value: unknown = JSON.parse(text);',
          `if (!is${schema}(value)) {`,
          `  for (const { pointer, message } of check${schema}(value)) tell(pointer, message);`,
          '}',
        ];
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(lines.join('\n'), 'ts'),
    ...(operation && { parameters: code(`read${operation.name.type}Parameters`), response: code(`check${operation.name.type}Response`) }),
    ...(operation?.body && { body: code(`check${operation.name.type}Body`) }),
  };
}
