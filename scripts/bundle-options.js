// esbuild options for bundles of the generator.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const source = join(import.meta.dirname, '../src/generator');

export const bundleOptions = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
};

/**
 * Plugin with which each module of the generator keeps the URL that it has in `src/generator`, because modules find files
 * relative to it. All files of the bundle must be in `dist/generator`.
 */
export const keepModuleUrls = {
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
};
