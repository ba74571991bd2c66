// The package `@ashlar/runtime`: what the output imports from it, its version, and bundles with it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it, test } from 'vitest';
import { readRuntimeEntry, runtimeEntries, type RuntimeEntry } from '../../src/generator/code/runtime-package.ts';
import { runtimeFileByExport } from '../../src/generator/targets/validators/runtime-imports.ts';
import { listFiles, root, readProjectFile } from '../architecture/files.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { renderOutput } from '../compile/render-unformatted-output.ts';
import { runtimePackageFiles } from '../compile/runtime-package.ts';
import { loadModel } from '../models.ts';

/** Returns the names that an entry point exports. */
const exportsOf = (entry: RuntimeEntry): ReadonlySet<string> =>
  new Set(
    [...readRuntimeEntry(entry).matchAll(/^export (?:async )?(?:function\*?|const|interface|type) (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );

/** Returns the names that modules import or export from the module of the runtime. */
const importsOf = (modules: readonly string[]): readonly string[] =>
  modules
    .flatMap((text) => [...text.matchAll(/^(?:import|export) (?:type )?\{([^}]*)\} from '[./]+\/runtime\.js';$/gm)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

describe('an entry point', () => {
  test.each(runtimeEntries)('%s exports what the generated package of this repository imports', (entry) => {
    const modules = listFiles(`generated/${entry}/src`).map(readProjectFile);
    const imported = new Set(importsOf(modules));
    expect(imported.size).toBeGreaterThan(20);
    const exported = exportsOf(entry);
    expect([...imported].filter((name) => !exported.has(name))).toEqual([]);
  });

  test('validators exports every name that a validator can import', () => {
    const exported = exportsOf('validators');
    expect(Object.keys(runtimeFileByExport).filter((name) => !exported.has(name))).toEqual([]);
  });
});

describe('package.json', () => {
  const readManifest = (path: string): Readonly<Record<string, unknown>> =>
    JSON.parse(readFileSync(join(root, path), 'utf8')) as Readonly<Record<string, unknown>>;
  const manifest = readManifest('packages/runtime/package.json');

  it('has the version of Ashlar', () => expect(manifest['version']).toBe(readManifest('package.json')['version']));

  it('exports each entry point, and has no side effects and no dependencies', () => {
    expect(manifest).toMatchObject({ type: 'module', sideEffects: false, engines: { node: '>=20.19.0' } });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest['exports']).toEqual({
      ...Object.fromEntries(
        runtimeEntries.map((entry) => [`./${entry}`, { types: `./dist/${entry}.d.ts`, import: `./dist/${entry}.js` }]),
      ),
      './package.json': './package.json',
    });
  });
});

describe('a bundle', () => {
  /** Generates from the document of this repository, and returns a function that bundles an application with it. */
  const generate = async (runtimeVersion?: string): Promise<(entry: string) => Promise<string>> => {
    const options = {
      packages: false,
      importExtension: '.js',
      ...(runtimeVersion !== undefined && { runtimeVersion }),
    } as const;
    const output = await renderOutput(await loadModel('spec/openapi.yaml'), ['types', 'client', 'validators'], options);
    // Without `sideEffects` in package.json, the code alone must be tree-shakable.
    const resolveDir = createTempDirectory(Object.fromEntries([...output, ...runtimePackageFiles()]));
    return async (contents) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir, loader: 'ts' },
        bundle: true,
        write: false,
        format: 'esm',
        minify: true,
        logLevel: 'silent',
      });
      return outputFiles[0]?.text ?? '';
    };
  };

  it('contains no more of the package than of a copy', async () => {
    const [bundleWithCopy, bundleWithPackage] = [await generate(), await generate('1.2.3')];
    for (const entry of [
      `export { createBaseClient, getUser } from './client/index.js';`,
      `export { isComputeSpecs } from './validators/index.js';`,
      `export { checkComputeSpecs } from './validators/index.js';`,
    ])
      // A bundler keeps constants that are computed.
      expect((await bundleWithPackage(entry)).length).toBeLessThan((await bundleWithCopy(entry)).length + 50);
  });
});
