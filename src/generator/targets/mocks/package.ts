// Package of mocks: manifest, and README with sample code that compiles.

import { codeSpan, escapeMarkdown, fencedCodeBlock } from '../../code/markdown/markdown.ts';
import { stringLiteral } from '../../code/typescript/typescript.ts';
import { packageName, packagePages, tsconfigPage } from '../../plugin/package-files.ts';
import { lazyPage, type PackagePublishingOptions, type Page } from '../../plugin/target.ts';
import type { TargetContext } from './target-context.ts';
import type { MocksReadmeView } from './template-views.ts';

export function buildPackageFiles(context: TargetContext, packages: PackagePublishingOptions): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'mocks',
        description: `Valid values for tests with ${context.api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          ...(context.options.mocks?.msw && {
            './msw': { source: './src/msw/index.ts', types: './dist/msw/index.d.ts', import: './dist/msw/index.js' },
          }),
          './package.json': './package.json',
        },
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
        siblingTargets: ['types', 'validators'],
        ...(context.options.mocks?.msw && { peers: { msw: '^2.7.0 || ^3.0.0' } }),
      },
      packages,
    ),
    tsconfigPage(context.options, { lib: ['ES2022', 'DOM', 'DOM.Iterable'] }),
    lazyPage('README.md', 'mocks/readme.md', () => readmeView(context, packages)),
  ];
}

function readmeView({ api, names, samples }: TargetContext, packages: PackagePublishingOptions): MocksReadmeView {
  const own = packageName('mocks', packages);
  const { info } = api;
  const schema = api.schemas.find(({ id }) => samples.named({ id, isRequest: false }).node);
  const factory = schema && names.schema({ id: schema.id, isRequest: false });
  return {
    package: codeSpan(own),
    title: escapeMarkdown(info.title),
    version: codeSpan(info.version),
    install: fencedCodeBlock(`npm install --save-dev ${own}`, 'sh'),
    ...(factory !== undefined && {
      example: fencedCodeBlock(
        `import { ${factory} } from ${stringLiteral(own)};\n\nconsole.log(${factory}(undefined, { seed: 1 }));`,
        'ts',
      ),
    }),
  };
}
