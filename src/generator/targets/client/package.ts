// What the client is published with: package.json, how it is built, and where its README is.

import { json, type JsonObject } from '../../emit/code/json.ts';
import { packageName, packagePages, type PackageOptions } from '../package.ts';
import type { Page, TargetOptions } from '../target.ts';
import type { ClientMaking } from './making.ts';
import { readmeView } from './readme.ts';

export function packageFiles(making: ClientMaking, packages: PackageOptions): readonly Page[] {
  return [
    ...packagePages(
      {
        target: 'client',
        description: `A client of ${making.api.info.title}`,
        exports: {
          '.': { source: './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
          './package.json': './package.json',
        },
        files: ['dist', 'src'],
        scripts: { build: 'tsc -p tsconfig.json' },
        dependencies: { [packageName('types', packages)]: '0.0.0' },
      },
      packages,
    ),
    { path: 'tsconfig.json', code: json(buildSettings(making.options)), formatted: true },
    { path: 'README.md', template: 'client/readme.md', view: readmeView(packageName('client', packages), making) },
  ];
}

/** How the sources become `dist`: the strictest settings, and no more of the world than browsers, Deno, Bun and Node share. */
function buildSettings({ importExtension }: TargetOptions): JsonObject {
  const resolution = importExtension === '' ? { module: 'ESNext', moduleResolution: 'Bundler' } : { module: 'NodeNext', moduleResolution: 'NodeNext' };
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
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
