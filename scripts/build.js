// Builds dist/ for the published package: the generator, bundled because hundreds of modules take longer to load, its
// type declarations, and the runtime sources that it copies into packages.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { bundleOptions, keepModuleUrls } from './bundle-options.js';

const project = join(import.meta.dirname, '..');
const source = join(project, 'src/generator');
const output = join(project, 'dist/generator');
const compiler = join(project, 'node_modules/typescript-7/bin/tsc');

rmSync(join(project, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: project,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

await Promise.all([
  // All files are in one directory, from which the URLs of modules are resolved.
  build({
    ...bundleOptions,
    entryPoints: { bin: join(source, 'cli/bin.ts'), index: join(source, 'index.ts') },
    outdir: output,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [keepModuleUrls],
  }),
  // jiti compiles this file for each configuration that imports it.
  build({
    ...bundleOptions,
    entryPoints: [join(source, 'cli/config/config-module-api.ts')],
    outfile: join(output, 'cli/config/config-module-api.js'),
  }),
]);
if (existsSync(join(project, 'src/runtime')))
  cpSync(join(project, 'src/runtime'), join(project, 'dist/runtime'), { recursive: true });
