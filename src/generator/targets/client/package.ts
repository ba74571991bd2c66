// Package files of the client: package.json, tsconfig.json, and the README.

import { tsconfigPage, packageName, packagePages, type PackageOptions } from '../../plugin/package-files.ts';
import { lazyPage } from '../../plugin/lazy-page.ts';
import type { Page } from '../../plugin/target.ts';
import type { TargetContext } from './target-context.ts';
import { readmeView } from './readme.ts';

export function buildPackageFiles(context: TargetContext, packages: PackageOptions): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'client',
        description: `A client of ${context.api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist'],
        scripts: { build: 'tsc -p tsconfig.json' },
        siblingTargets: ['types'],
      },
      packages,
    ),
    // Only the APIs that browsers, Deno, Bun, and Node.js share.
    tsconfigPage(context.options, ['ES2022', 'DOM', 'DOM.Iterable']),
    lazyPage('README.md', 'client/readme.md', () => readmeView(packageName('client', packages), context)),
  ];
}
