// Bundles benchmark servers.

import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles a server into one JavaScript file, as for deployment. Returns the file. */
export async function bundleServer(entry: string, directory: string): Promise<string> {
  const outfile = join(directory, `${basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['source'],
    outfile,
    // For dependencies that are CommonJS, such as Fastify.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
}
