// README of the client package, with sample code that compiles and runs.

import { codeSpan, fencedCodeBlock, escapeMarkdown } from '../../code/markdown/markdown.ts';
import { stringLiteral } from '../../code/typescript/typescript.ts';
import type { TagGroup, Operation } from '../../model/types/api.ts';
import { filterTypeOfShape, filterableFields, filteredItems, operationFilter } from '../../model/collection-filters.ts';
import { listConventionHelpers } from './convention-helpers.ts';
import { exampleClientOptions, listClientSchemes } from './supported-security-schemes.ts';
import { reservedExportNames } from './index-module.ts';
import type { TargetContext } from './target-context.ts';
import { defaultServerUrl } from '../../model/http-request.ts';
import { canReturnPages } from '../../model/operations/pagination-extension.ts';
import type { ClientReadmeView } from './template-views.ts';
import { tsconfigPage, packageName, packagePages } from '../../plugin/package-files.ts';
import { runtimeDependencies } from '../../plugin/runtime-page.ts';
import { lazyPage, type PackagePublishingOptions, type Page } from '../../plugin/target.ts';

export function readmeView(name: string, context: TargetContext): ClientReadmeView {
  const { info } = context.api;
  const exampleOperation = context.api.operations.find((operation) =>
    hasNoRequiredInput(operation, reservedExportNames(context.api)),
  );
  const tagGroup = context.api.tagGroups.find(({ id }) => id === exampleOperation?.tagGroup);
  return {
    package: codeSpan(name),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    install: fencedCodeBlock(`npm install ${name}`, 'sh'),
    grouped: fencedCodeBlock(apiClientExample(name, exampleOperation, tagGroup, context), 'ts'),
    baseClient: fencedCodeBlock(baseClientExample(name, exampleOperation, context), 'ts'),
    ...paginationExample(name, context),
    helpers: listConventionHelpers(context.api)
      .flatMap(({ values }) => values)
      .flatMap((value) =>
        value in helperDescriptions
          ? [
              {
                name: codeSpan(value),
                is: escapeMarkdown(helperDescriptions[value as keyof typeof helperDescriptions]),
              },
            ]
          : [],
      ),
    ...(listConventionHelpers(context.api).some(({ values }) => values.includes('createOAuthTokenSource')) && {
      oauth: fencedCodeBlock(oauthExample(name), 'ts'),
    }),
    credentials: listClientSchemes(context.api).length > 0,
    streams: listConventionHelpers(context.api).some(({ values }) => values.includes('readEvents')),
  };
}

/** Returns whether an operation has no required input and returns a body. */
function hasNoRequiredInput({ method, name, parameters, responses }: Operation, taken: ReadonlySet<string>): boolean {
  const returnsBody = responses.some(({ status, content }) => status.startsWith('2') && content.length > 0);
  return (
    method === 'get' &&
    returnsBody &&
    !taken.has(name.value) &&
    !parameters.some((parameter) => parameter.required || parameter.in === 'path')
  );
}

function exampleOptions({ api }: TargetContext, operation: Operation | undefined): string {
  const serverOptions = defaultServerUrl(api) === undefined ? ["baseUrl: 'https://api.example.com'"] : [];
  return `{ ${[...serverOptions, ...exampleClientOptions(operation, api)].join(', ')} }`;
}

function apiClientExample(
  name: string,
  operation: Operation | undefined,
  tagGroup: TagGroup | undefined,
  context: TargetContext,
): string {
  const setup = [
    `import { createClient } from ${stringLiteral(name)};`,
    '',
    `const client = createClient(${exampleOptions(context, operation)});`,
  ];
  if (!operation || !tagGroup) return setup.join('\n');
  return [
    ...setup,
    `const result = await client.${tagGroup.name.value}.${operation.name.value}();`,
    ...resultUsage,
  ].join('\n');
}

function baseClientExample(name: string, operation: Operation | undefined, context: TargetContext): string {
  const names = ['createBaseClient', ...(operation ? [operation.name.value] : [])].join(', ');
  const setup = [
    `import { ${names} } from ${stringLiteral(name)};`,
    '',
    `const client = createBaseClient(${exampleOptions(context, operation)});`,
  ];
  return [
    ...setup,
    ...(operation ? [`const result = await ${operation.name.value}(client);`, ...resultUsage] : []),
  ].join('\n');
}

/** Example lines that use `result`. */
export const resultUsage = [
  '',
  'if (result.ok) console.log(result.data);',
  'else console.error(result.response.status, result.error);',
];

/** Descriptions of the helpers that take a result, for the README. */
const helperDescriptions = {
  problemsOf: 'Problems that an error response lists',
  rateLimitOf: 'State of the rate limit',
  scopesOf: 'Scopes of the token, and those that the operation accepts',
  specVersionOf: 'Version of the API',
  warningsOf: 'Warnings of a deprecated operation',
} as const;

const itemStatement = 'console.log(item);';

/** Returns a pagination example for the first paginated operation without required input. */
function paginationExample(
  name: string,
  context: TargetContext,
): { readonly lists?: ReturnType<typeof fencedCodeBlock> } {
  const { api } = context;
  const { pagination } = api.conventions;
  const listOperation =
    pagination &&
    api.operations.find(
      (operation) =>
        hasNoRequiredInput(operation, reservedExportNames(api)) &&
        canReturnPages(operation) &&
        operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === pagination.page),
    );
  const tagGroup = api.tagGroups.find(({ id }) => id === listOperation?.tagGroup);
  if (!listOperation || !tagGroup) return {};
  const [item] = operationFilter(listOperation, api) ? filteredItems(listOperation, api) : [];
  const field =
    item &&
    filterableFields(item, api).find(
      ({ name: label, use }) => /^[a-z_]+$/i.test(label) && filterTypeOfShape(use.shape, api) === 'text',
    )?.name;
  const names = ['createClient', 'paged', ...(field === undefined ? [] : ['where'])].join(', ');
  const call = `client.${tagGroup.name.value}.${listOperation.name.value}`;
  const lines = [
    `import { ${names} } from ${stringLiteral(name)};`,
    '',
    `const client = createClient(${exampleOptions(context, listOperation)});`,
    `const list = paged(${call});`,
    '',
  ];
  const listOptions = field === undefined ? '' : `{ filter: where((it) => it.${field}.contains('a')) }`;
  return {
    lists: fencedCodeBlock(
      [...lines, `for await (const item of list.items(${listOptions})) ${itemStatement}`].join('\n'),
      'ts',
    ),
  };
}

function oauthExample(name: string): string {
  return [
    `import { parseRedirect, buildAuthorizationUrl, createClient, exchangeCode, oauthEndpoints, createOAuthTokenSource } from ${stringLiteral(name)};`,
    '',
    "const app = { ...oauthEndpoints, clientId: 'my-app', clientSecret: 'my-secret' };",
    "const redirectUri = 'https://app.example.com/back';",
    'const state = crypto.randomUUID(); // Store it in the session of the user.',
    "console.log('Send the user to', buildAuthorizationUrl(app, { responseType: 'code', redirectUri, state }));",
    '',
    '// `location` is the URL of the redirect. A redirect with another `state` throws an error.',
    'export async function createUserClient(location: string) {',
    '  const redirect = parseRedirect(location, state);',
    "  const tokens = 'code' in redirect ? await exchangeCode(app, redirect.code, redirectUri) : redirect.tokens;",
    '  return createClient({ token: createOAuthTokenSource(app, tokens) });',
    '}',
  ].join('\n');
}

export function buildPackageFiles(context: TargetContext, packages: PackagePublishingOptions): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'client',
        description: `Client for ${context.api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
        siblingTargets: ['types'],
        dependencies: runtimeDependencies(context.options),
      },
      packages,
    ),
    // Only the APIs that browsers, Deno, Bun, and Node.js have in common.
    tsconfigPage(context.options, { lib: ['ES2022', 'DOM', 'DOM.Iterable'] }),
    lazyPage('README.md', 'client/readme.md', () => readmeView(packageName('client', packages), context)),
  ];
}
