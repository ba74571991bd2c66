// Package files of the types target: package.json, tsconfig.json, and a README with examples.

import { codeSpan, fencedCodeBlock, escapeMarkdown } from '../../code/markdown/markdown.ts';
import { stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, Operation, Server } from '../../model/types/api.ts';
import { lazyPage, type PackagePublishingOptions, type Page } from '../../plugin/target.ts';
import { tsconfigPage, packageName, packagePages } from '../../plugin/package-files.ts';
import type { TargetContext } from './named-schemas.ts';
import type { FiltersView, OperationsView, TypesReadmeView } from './template-views.ts';

/** The views that the README takes examples from; `undefined` if a module does not exist. */
export interface ReadmeExamples {
  readonly operations: OperationsView | undefined;
  readonly filters: FiltersView | undefined;
}

export function buildPackageFiles(
  context: TargetContext,
  examples: () => ReadmeExamples,
  packages: PackagePublishingOptions,
): readonly Page[] {
  const { info } = context.api;
  const name = packageName('types', packages);
  return [
    ...packagePages(
      {
        target: 'types',
        description: `Types for ${info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
      },
      packages,
    ),
    // The other packages compile against the declarations of this one, in which enums are allowed.
    tsconfigPage(context.options, { hasEnums: context.enums.some(({ declaration }) => declaration === 'enum') }),
    lazyPage('README.md', 'types/readme.md', () => readmeView(name, context, examples())),
  ];
}

function readmeView(
  name: string,
  { api, options, names, directionMarkers, enums }: TargetContext,
  { operations, filters }: ReadmeExamples,
): TypesReadmeView {
  const { info, schemas } = api;
  const plain = schemas.find(({ jsonSchema }) => !directionMarkers.hasMarkers(jsonSchema)) ?? schemas[0];
  const differing = schemas.find((schema) => directionMarkers.hasRequestType(schema));
  const hasPaths = options.types?.openapi !== false;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['All operations, for openapi-fetch and similar clients', hasPaths ? 'paths' : undefined],
    ['A schema, as in responses', plain && names.schema(plain)],
    ['A schema, as in requests, if the type differs', differing && names.derived(differing, 'Request')],
    ['Parameters or body of an operation', operations?.operations.flatMap(({ types }) => types)[0]?.name],
    [
      'Response bodies of an operation, by status',
      operations?.operations.find(({ responses }) => responses)?.responses?.name,
    ],
    ['The values of an enum', enums[0]?.arrayName],
    ['Type guard of an enum', enums[0]?.guardName],
    ['Filter of a collection', filters?.filters[0]?.name],
  ];
  const exportedType = rows.find(([, exported]) => exported !== undefined)?.[1];
  const example = hasPaths ? exampleCode(name, api) : exportedType && importCode(name, exportedType);
  return {
    package: codeSpan(name),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    ...(example !== undefined && { example: fencedCodeBlock(example, 'ts') }),
    exports: rows.flatMap(([what, exported]) =>
      exported === undefined ? [] : [{ what: escapeMarkdown(what), example: codeSpan(exported) }],
    ),
  };
}

function importCode(packageName: string, type: string): string {
  return `import type { ${type} } from ${stringLiteral(packageName)};`;
}

/** Returns a sample call without required input, or only the creation of the client if there is no such operation. */
function exampleCode(name: string, { operations, servers }: Api): string {
  const operation = operations.find(hasNoRequiredInput);
  return [
    "import createClient from 'openapi-fetch';",
    `import type { paths } from ${stringLiteral(name)};`,
    '',
    `const client = createClient<paths>({ baseUrl: ${stringLiteral(defaultServerUrl(servers[0]))} });`,
    ...(operation ? [`const { data, error } = await client.GET(${stringLiteral(operation.path)});`] : []),
  ].join('\n');
}

/** Returns the URL of a server, with the default values of its variables. */
function defaultServerUrl(server: Server | undefined): string {
  const defaults = new Map(server?.variables.map((variable) => [`{${variable.name}}`, variable.default]));
  return server?.url.replace(/\{[^{}]*\}/g, (variable) => defaults.get(variable) ?? variable) ?? '/';
}

function hasNoRequiredInput({ method, parameters }: Operation): boolean {
  return method === 'get' && !parameters.some((parameter) => parameter.required || parameter.in === 'path');
}
