// Bundles of the programs on a page, to import them in the test's process.

import { posix, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A test that a program registers with `node:test`. */
export interface ProgramTest {
  readonly name: string;
  readonly run: () => unknown;
}

export interface Shared {
  readonly packages: Map<string, Readonly<Record<string, unknown>>>;
  readonly tests: ProgramTest[];
}

declare global {
  /** What bundles share with the test: a data URL cannot import packages. */
  var guidePrograms: Shared;
}

globalThis.guidePrograms = { packages: new Map(), tests: [] };

/** Replaces imports of packages, so that bundles use the same instances as the test. */
const packagesAsGlobals: Plugin = {
  name: 'packages-as-globals',
  setup(build) {
    build.onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) => {
      const isPackage = kind !== 'entry-point' && (!path.startsWith('node:') || path === 'node:test');
      return isPackage ? { path, namespace: 'package' } : undefined;
    });
    build.onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => ({
      contents: path === 'node:test' ? testModule : await packageModule(path),
    }));
  },
};

const testModule = `export const test = (name, run) => void guidePrograms.tests.push({ name, run });`;

async function packageModule(path: string): Promise<string> {
  globalThis.guidePrograms.packages.set(path, { __esModule: true, ...((await importPackage(path)) as object) });
  return `module.exports = guidePrograms.packages.get(${JSON.stringify(path)});`;
}

/** Imports a package; Ashlar itself from its sources. */
function importPackage(path: string): Promise<unknown> {
  if (path === 'ashlar') return import('../../src/generator/index.ts');
  return path === 'ashlar/testing' ? import('../../src/generator/testing.ts') : import(path);
}

export interface ProgramBundle {
  readonly code: string;
  /** Paths of the bundled modules, relative to the directory. */
  readonly modules: readonly string[];
}

/** Bundles a program with the generated code that it imports. */
export async function bundleProgram(directory: string, path: string): Promise<ProgramBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${directory}/${path}`],
    absWorkingDir: directory,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [packagesAsGlobals],
  });
  const modules = Object.keys(metafile.inputs).map((input) =>
    posix.normalize(relative('.', input).split(sep).join('/')),
  );
  return { code: outputFiles[0]?.text ?? '', modules };
}

/** Imports a bundle, and returns its exports. */
export async function importBundle(code: string): Promise<Readonly<Record<string, unknown>>> {
  // A second run of a program must not return the module of the first.
  const url = `data:text/javascript;base64,${Buffer.from(`${code}\n// ${runs++}`).toString('base64')}`;
  return (await import(url)) as Readonly<Record<string, unknown>>;
}

let runs = 0;
