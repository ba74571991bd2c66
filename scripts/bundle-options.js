// esbuild options for bundles of the generator.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const project = join(import.meta.dirname, '..');
const source = join(project, 'src/generator');
const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

export const bundleOptions = {
  absWorkingDir: project,
  bundle: true,
  // All other packages are part of the bundle.
  external: Object.keys(dependencies),
  mainFields: ['module', 'main'],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  metafile: true,
  logLevel: 'warning',
};

/** Options for the program, whose modules keep their URLs. */
export const programOptions = {
  ...bundleOptions,
  // CommonJS packages load modules of Node with `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
  },
  plugins: [
    {
      // Only a few commands load the compiler in this file. It is not part of the generator, because it does not affect
      // the output, whose cache depends on the files of the generator.
      name: 'separate ts-morph',
      setup({ onResolve }) {
        onResolve({ filter: /^ts-morph$/ }, () => ({ path: '../ts-morph.cjs', external: true }));
      },
    },
    {
      // Each module keeps the URL that it has in `src/generator`, because modules find files relative to it. All files of
      // the bundle must be in `dist/generator`.
      name: 'keep module URLs',
      setup({ onLoad }) {
        onLoad({ filter: /\.ts$/ }, ({ path }) => {
          const code = readFileSync(path, 'utf8');
          if (!code.includes('import.meta')) return undefined;
          if (/\bimport\.meta\.(?!url\b)/.test(code)) throw new Error(`${path}: use import.meta.url in the generator.`);
          const modulePath = relative(source, path).replaceAll('\\', '/').replace(/\.ts$/, '.js');
          const url = `new URL(${JSON.stringify(modulePath)}, import.meta.url).href`;
          return { contents: code.replaceAll('import.meta.url', url), loader: 'ts' };
        });
      },
    },
  ],
};
