// README of the client package, with sample code that compiles and runs.

import { code, codeBlock, text } from '../../code/markdown/markdown.ts';
import { string } from '../../code/typescript/string-literal.ts';
import type { Area, Operation } from '../../model/types/api.ts';
import { comparisonOf, filterableFields, filteredItems } from '../../model/filterable-fields.ts';
import { comfortsOf } from './conventions.ts';
import { presentedText, schemesOf } from './credentials.ts';
import { filteringOf } from '../../model/operation-filter.ts';
import { ownExports } from './index-module.ts';
import type { ClientMaking } from './target-context.ts';
import { ownServer } from '../../model/server-urls.ts';
import type { ClientReadmeView } from './templates.ts';

export function readmeView(name: string, making: ClientMaking): ClientReadmeView {
  const { info } = making.api;
  const needless = making.api.operations.find((operation) => isNeedless(operation, ownExports(making.api)));
  const area = making.api.areas.find(({ id }) => id === needless?.area);
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    install: codeBlock(`npm install ${name}`, 'sh'),
    grouped: codeBlock(grouped(name, needless, area, making), 'ts'),
    bare: codeBlock(bare(name, needless, making), 'ts'),
    ...listsOf(name, making),
    comforts: comfortsOf(making.api)
      .flatMap(({ values }) => values)
      .flatMap((value) => (value in told ? [{ name: code(value), is: text(told[value as keyof typeof told]) }] : [])),
    ...(comfortsOf(making.api).some(({ values }) => values.includes('oauthToken')) && {
      oauth: codeBlock(oauth(name), 'ts'),
    }),
    credentials: schemesOf(making.api).length > 0,
    streams: comfortsOf(making.api).some(({ values }) => values.includes('eventsIn')),
  };
}

/** Whether an operation has no required input and returns a body. */
function isNeedless({ method, name, parameters, responses }: Operation, taken: ReadonlySet<string>): boolean {
  const succeeds = responses.some(({ status, contents }) => status.startsWith('2') && contents.length > 0);
  return (
    method === 'get' &&
    succeeds &&
    !taken.has(name.value) &&
    !parameters.some((parameter) => parameter.required || parameter.in === 'path')
  );
}

function optionsOf({ api }: ClientMaking, operation: Operation | undefined): string {
  const place = ownServer(api) === undefined ? ["baseUrl: 'https://api.example.com'"] : [];
  return `{ ${[...place, ...presentedText(operation, api)].join(', ')} }`;
}

function grouped(name: string, operation: Operation | undefined, area: Area | undefined, making: ClientMaking): string {
  const start = [
    `import { createClient } from ${string(name)};`,
    '',
    `const client = createClient(${optionsOf(making, operation)});`,
  ];
  if (!operation || !area) return start.join('\n');
  return [...start, `const result = await client.${area.name.value}.${operation.name.value}();`, ...use].join('\n');
}

function bare(name: string, operation: Operation | undefined, making: ClientMaking): string {
  const names = ['createBareClient', ...(operation ? [operation.name.value] : [])].join(', ');
  const start = [
    `import { ${names} } from ${string(name)};`,
    '',
    `const client = createBareClient(${optionsOf(making, operation)});`,
  ];
  return [...start, ...(operation ? [`const result = await ${operation.name.value}(client);`, ...use] : [])].join('\n');
}

/** The lines that use `result`. */
export const use = [
  '',
  'if (result.ok) console.log(result.data);',
  'else console.error(result.response.status, result.error);',
];

/** The purpose of the helpers that take a result. */
const told = {
  problemsOf: 'what an answer says is wrong, one by one',
  rateLimitOf: 'what is left of the rate limit',
  scopesOf: 'the scopes that the token has, and those that the operation asks for',
  specVersionOf: 'the version of the interface that answered',
  warningsOf: 'what a deprecated operation warns of',
} as const;

const show = 'console.log(item);';

/** Returns a pagination example for the first paginated operation without required input. */
function listsOf(name: string, making: ClientMaking): { readonly lists?: ReturnType<typeof codeBlock> } {
  const { api } = making;
  const { pagination } = api.conventions;
  const list =
    pagination &&
    api.operations.find(
      (operation) =>
        isNeedless(operation, ownExports(api)) &&
        operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === pagination.page),
    );
  const area = api.areas.find(({ id }) => id === list?.area);
  if (!list || !area) return {};
  const [item] = filteringOf(list, api) ? filteredItems(list, api) : [];
  const field =
    item &&
    filterableFields(item, api).find(
      ({ name: label, use }) => /^[a-z_]+$/i.test(label) && comparisonOf(use.shape, api) === 'text',
    )?.name;
  const names = ['createClient', 'paged', ...(field === undefined ? [] : ['where'])].join(', ');
  const call = `client.${area.name.value}.${list.name.value}`;
  const lines = [
    `import { ${names} } from ${string(name)};`,
    '',
    `const client = createClient(${optionsOf(making, list)});`,
    `const list = paged(${call});`,
    '',
  ];
  const asked = field === undefined ? '' : `{ filter: where((it) => it.${field}.contains('a')) }`;
  return { lists: codeBlock([...lines, `for await (const item of list.items(${asked})) ${show}`].join('\n'), 'ts') };
}

function oauth(name: string): string {
  return [
    `import { answerIn, authorizationUrl, createClient, exchangeCode, oauthEndpoints, oauthToken } from ${string(name)};`,
    '',
    "const app = { ...oauthEndpoints, clientId: 'my-app', clientSecret: 'my-secret' };",
    "const redirectUri = 'https://app.example.com/back';",
    'const state = crypto.randomUUID(); // kept for this user until they are back',
    "console.log('The user opens', authorizationUrl(app, { responseType: 'code', redirectUri, state }));",
    '',
    '// `location` is where they came back to; an answer to another state is refused.',
    'export async function clientFor(location: string) {',
    '  const answer = answerIn(location, state);',
    "  const tokens = 'code' in answer ? await exchangeCode(app, answer.code, redirectUri) : answer.tokens;",
    '  return createClient({ token: oauthToken(app, tokens) });',
    '}',
  ].join('\n');
}
