// Bundles the scripts of the docs pages: `npm run build:docs`. A test compares the bundles with their source.

import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Scripts to bundle: `src/runtime/docs/<name>.ts`. */
export const scriptNames = ['page-script', 'search', 'request-form'] as const;

const directory = new URL('../src/runtime/docs/', import.meta.url);

/** Returns the path of a bundle. */
export function bundlePath(name: string): URL {
  return new URL(`../generated/page-scripts/${name}.js`, import.meta.url);
}

/** Bundles a script as a classic script, because pages opened from disk cannot load modules. */
export async function bundleScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`${name}.ts`, directory).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

if (process.argv[1] === import.meta.filename) {
  for (const name of scriptNames) writeFileSync(bundlePath(name), await bundleScript(name));
}
