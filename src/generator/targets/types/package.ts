// What the types are published with: package.json, how they are built, and a README that shows their use.

import { json } from '../../emit/code/json.ts';
import { code, codeBlock, text } from '../../emit/code/markdown.ts';
import { string } from '../../emit/code/string.ts';
import type { Api, Operation } from '../../model/declarations/api.ts';
import { packageName, packagePages, type PackageOptions } from '../package.ts';
import type { Page, TargetOptions } from '../target.ts';
import type { Making } from './schemas.ts';
import type { TypesReadmeView } from './templates.ts';

export function packageFiles(making: Making, packages: PackageOptions): readonly Page[] {
  const { info } = making.api;
  const name = packageName('types', packages);
  return [
    ...packagePages(
      {
        target: 'types',
        description: `The types of ${info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist', 'src'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    { path: 'tsconfig.json', code: json(compilerOptions(making.options)), formatted: true },
    { path: 'README.md', template: 'types/readme.md', view: readme(name, making) },
  ];
}

/** How the sources become `dist`: the strictest settings, of which consumers may use any part. */
function compilerOptions({ importExtension }: TargetOptions): { readonly compilerOptions: Record<string, string | boolean | string[]>; readonly include: string[] } {
  const resolution: Record<string, string | boolean> =
    importExtension === '' ? { module: 'ESNext', moduleResolution: 'Bundler' } : { module: 'NodeNext', moduleResolution: 'NodeNext' };
  return {
    compilerOptions: {
      target: 'ES2022',
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

function readme(name: string, { api, names, marks }: Making): TypesReadmeView {
  const { info, schemas } = api;
  const plain = schemas.find(({ assertion }) => !marks.differ(assertion)) ?? schemas[0];
  const differing = schemas.find(({ assertion }) => marks.differ(assertion));
  const exports = [
    { what: text('what openapi-fetch and its relatives take'), example: code('paths') },
    ...(plain ? [{ what: text('each schema, as a response carries it'), example: code(names.schema(plain)) }] : []),
    ...(differing ? [{ what: text('each schema, as a request may carry it, where that differs'), example: code(names.derived(differing, 'Request')) }] : []),
  ];
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(example(name, api), 'ts'),
    exports,
  };
}

/** A call that needs nothing of its caller; where there is none, the client alone. */
function example(name: string, { operations, servers }: Api): string {
  const needless = operations.find(isNeedless);
  return [
    "import createClient from 'openapi-fetch';",
    `import type { paths } from ${string(name)};`,
    '',
    `const client = createClient<paths>({ baseUrl: ${string(servers[0]?.url ?? '/')} });`,
    ...(needless ? [`const { data, error } = await client.GET(${string(needless.path)});`] : []),
  ].join('\n');
}

function isNeedless({ method, parameters }: Operation): boolean {
  return method === 'get' && !parameters.some((parameter) => parameter.required || parameter.in === 'path');
}
