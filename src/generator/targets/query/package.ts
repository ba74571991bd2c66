// Package of queries: manifest, and README with sample code that compiles.

import { codeSpan, escapeMarkdown, fencedCodeBlock } from '../../code/markdown/markdown.ts';
import { stringLiteral } from '../../code/typescript/typescript.ts';
import { defaultServerUrl } from '../../model/http-request.ts';
import { isRequestRequired } from '../../plugin/client-calls.ts';
import { packageName, packagePages, tsconfigPage } from '../../plugin/package-files.ts';
import { lazyPage, type PackagePublishingOptions, type Page } from '../../plugin/target.ts';
import { frameworkPackage, type TargetContext } from './target-context.ts';
import type { QueryReadmeView } from './template-views.ts';

export function buildPackageFiles(context: TargetContext, packages: PackagePublishingOptions): readonly Page[] {
  const { name, range } = frameworkPackage(context);
  return [
    ...packagePages(
      {
        target: 'query',
        description: `Queries for ${context.api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
        siblingTargets: ['client'],
        peers: { [name]: range },
      },
      packages,
    ),
    tsconfigPage(context.options, { lib: ['ES2022', 'DOM', 'DOM.Iterable'] }),
    lazyPage('README.md', 'query/readme.md', () => readmeView(context, packages)),
  ];
}

function readmeView(context: TargetContext, packages: PackagePublishingOptions): QueryReadmeView {
  const { info } = context.api;
  const [own, client] = [packageName('query', packages), packageName('client', packages)];
  const framework = frameworkPackage(context).name;
  return {
    package: codeSpan(own),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    framework: codeSpan(framework),
    install: fencedCodeBlock(`npm install ${own} ${client} ${framework}`, 'sh'),
    example: fencedCodeBlock(example(own, client, context), 'ts'),
  };
}

/** Returns a program that reads the first query without required input. */
function example(own: string, client: string, context: TargetContext): string {
  const query = context.queries.find((operation) => !isRequestRequired(operation, context.api));
  const options = query && `${context.baseName(query)}Options`;
  const baseUrl = defaultServerUrl(context.api) === undefined ? "{ baseUrl: 'https://api.example.com' }" : '';
  return [
    `import { createBaseClient } from ${stringLiteral(client)};`,
    `import { QueryClient } from ${stringLiteral(frameworkPackage(context).name)};`,
    `import { ${options ?? 'apiKey'} } from ${stringLiteral(own)};`,
    '',
    `const client = createBaseClient(${baseUrl});`,
    'const queryClient = new QueryClient();',
    ...(options === undefined
      ? ['await queryClient.invalidateQueries({ queryKey: apiKey });', 'export { client };']
      : [`const data = await queryClient.fetchQuery(${options}(client));`, 'console.log(data);']),
  ].join('\n');
}
