// Builds dist/ for the published package: the generator, bundled with its dependencies because hundreds of modules take
// longer to load, its type declarations, and the runtime sources that it copies into packages.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { bundleOptions, programOptions } from './bundle-options.js';
import { formatLicenses } from './third-party-licenses.js';

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
removeUnusedDeclarations();

const bundles = await Promise.all([
  // All files are in one directory, from which the URLs of modules are resolved.
  build({
    ...programOptions,
    entryPoints: {
      bin: join(source, 'cli/bin.ts'),
      index: join(source, 'index.ts'),
      plugin: join(source, 'plugin.ts'),
      testing: join(source, 'testing.ts'),
    },
    outdir: output,
    splitting: true,
    chunkNames: 'chunk-[hash]',
  }),
  // Loaded for the first rule.
  bundlePackage("export { parse } from '@bufbuild/cel';", join(output, 'cel/cel-parser.cjs')),
  // Minified, because it is as large as all other files together.
  bundlePackage(
    "export { DiagnosticCategory, Node, Project, ts } from 'ts-morph';",
    join(project, 'dist/ts-morph.cjs'),
    {
      minify: true,
      legalComments: 'none',
    },
  ),
  // jiti compiles this file for each configuration that imports it.
  build({
    ...bundleOptions,
    entryPoints: [join(source, 'cli/config/config-module-api.ts')],
    outfile: join(output, 'cli/config/config-module-api.js'),
  }),
]);
writeFileSync(
  join(project, 'dist/third-party-licenses.txt'),
  formatLicenses(
    project,
    bundles.map(({ metafile }) => metafile),
  ),
);
if (existsSync(join(project, 'src/runtime')))
  cpSync(join(project, 'src/runtime'), join(project, 'dist/runtime'), { recursive: true });

/** Bundles exports of a package as a CommonJS module. */
function bundlePackage(contents, outfile, options = {}) {
  return build({ ...bundleOptions, ...options, stdin: { contents, resolveDir: project }, format: 'cjs', outfile });
}

/** Removes the declarations that neither the public API nor the check of templates imports. */
function removeUnusedDeclarations() {
  const used = new Set();
  const queue = ['index', 'plugin', 'testing', 'targets/template-views', 'code/branded-text'].map((name) =>
    join(output, `${name}.d.ts`),
  );
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (used.has(file)) continue;
    used.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\()['"](\.[^'"]+)\.ts['"]/g))
      queue.push(join(dirname(file), `${path}.d.ts`));
  }
  for (const name of readdirSync(output, { recursive: true }))
    if (name.endsWith('.d.ts') && !used.has(join(output, name))) rmSync(join(output, name));
}
