// Builds dist/service/: the reference service as a bundle, with the pages that it serves.

import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const project = join(import.meta.dirname, '..');

/** Directories and files that the bundle is built from. */
const sources = [
  'src/service',
  'generated/server/src',
  'generated/types/src',
  'generated/validators/src',
  'generated/docs',
  'generated/spec',
  'spec/CHANGELOG.md',
];

/** Returns whether dist/service is newer than its sources. */
export function isBuilt() {
  const main = join(project, 'dist/service/main.js');
  if (!existsSync(main)) return false;
  const buildTime = statSync(main).mtimeMs;
  return [...sources.map((source) => join(project, source)), join(project, 'package-lock.json')].every(
    (path) => newestChange(path) <= buildTime,
  );
}

/** Returns the last modification time of a file, or of a directory and its contents. */
function newestChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules' && name !== 'dist',
  );
  return Math.max(
    mtimeMs,
    ...entries.map((entry) =>
      entry.isDirectory() ? newestChange(join(path, entry.name)) : statSync(join(path, entry.name)).mtimeMs,
    ),
  );
}

/** Builds the service. */
export async function buildService(out = join(project, 'dist/service')) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    entryPoints: [join(project, 'src/service/main.ts')],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['source'],
    // Packages with native parts or data files are not bundled.
    external: ['libsql', 'pg', 'redis', 'pino', 'prom-client'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  for (const name of ['docs', 'spec'])
    cpSync(join(project, 'generated', name), join(out, 'generated', name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  cpSync(join(project, 'spec/CHANGELOG.md'), join(out, 'changelog.md'));
  const demo = join(project, 'src/service/seed-data/demo.yaml');
  cpSync(demo, join(out, 'demo.yaml'));
  writeFileSync(join(out, 'demo.json'), JSON.stringify(parse(readFileSync(demo, 'utf8'))));
}

if (process.argv[1] === import.meta.filename) await buildService(process.argv[2]);
