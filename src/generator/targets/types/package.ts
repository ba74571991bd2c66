// Package files of the types target: package.json, tsconfig.json, and a README with examples.

import { code, codeBlock, text } from '../../code/markdown/markdown.ts';
import { string } from '../../code/typescript/string-literal.ts';
import type { Api, Operation, Server } from '../../model/types/api.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import { buildPage, packageName, packagePages, type PackageOptions } from '../../plugin/package-files.ts';
import type { Page } from '../../plugin/target.ts';
import type { Making } from './schema-aliases.ts';
import type { FiltersView, OperationsView, TypesReadmeView } from './templates.ts';

/** The views that the README takes examples from; `undefined` if a module does not exist. */
export interface Shown {
  readonly operations: OperationsView | undefined;
  readonly filters: FiltersView | undefined;
}

export function packageFiles(making: Making, shown: () => Shown, packages: PackageOptions): readonly Page[] {
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
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    buildPage(making.options),
    lazyPage('README.md', 'types/readme.md', () => readme(name, making, shown())),
  ];
}

function readme(name: string, { api, names, marks }: Making, { operations, filters }: Shown): TypesReadmeView {
  const { info, schemas } = api;
  const plain = schemas.find(({ assertion }) => !marks.differ(assertion)) ?? schemas[0];
  const differing = schemas.find(({ assertion }) => marks.differ(assertion));
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['what openapi-fetch and its relatives take', 'paths'],
    ['each schema, as a response carries it', plain && names.schema(plain)],
    ['each schema, as a request may carry it, where that differs', differing && names.derived(differing, 'Request')],
    [
      'what an operation takes: its parameters and its body',
      operations?.operations.flatMap(({ types }) => types)[0]?.name,
    ],
    [
      'what an operation answers, by status',
      operations?.operations.find(({ responses }) => responses)?.responses?.name,
    ],
    ['what a collection may be asked in a filter', filters?.filters[0]?.name],
  ];
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    example: codeBlock(example(name, api), 'ts'),
    exports: rows.flatMap(([what, exported]) =>
      exported === undefined ? [] : [{ what: text(what), example: code(exported) }],
    ),
  };
}

/** Returns a sample call without required input, or only the creation of the client if there is no such operation. */
function example(name: string, { operations, servers }: Api): string {
  const needless = operations.find(isNeedless);
  return [
    "import createClient from 'openapi-fetch';",
    `import type { paths } from ${string(name)};`,
    '',
    `const client = createClient<paths>({ baseUrl: ${string(addressOf(servers[0]))} });`,
    ...(needless ? [`const { data, error } = await client.GET(${string(needless.path)});`] : []),
  ].join('\n');
}

/** Returns the URL of a server, with the default values of its variables. */
function addressOf(server: Server | undefined): string {
  const defaults = new Map(server?.variables.map((variable) => [`{${variable.name}}`, variable.default]));
  return server?.url.replace(/\{[^{}]*\}/g, (variable) => defaults.get(variable) ?? variable) ?? '/';
}

function isNeedless({ method, parameters }: Operation): boolean {
  return method === 'get' && !parameters.some((parameter) => parameter.required || parameter.in === 'path');
}
