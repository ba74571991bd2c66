// Tree shaking: an application that imports one function of the committed validators bundles only what it needs.

import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bundles and minifies an application that uses only this export. */
async function bundleApplication(name: string): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { ${name} } from './index.ts'; console.log(${name});`,
      resolveDir: new URL('../../../generated/validators/src', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        setup(setup) {
          // The source directory has no package.json with `sideEffects: false`: the code alone must be tree-shakable.
          setup.onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir }) => ({
            path: new URL(path.replace(/\.js$/, '.ts'), `file://${resolveDir}/`).pathname,
            sideEffects: true,
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}

it('bundles a guard without messages, locations, and code of other schemas', async () => {
  const guard = await bundleApplication('isComputeSpecs');
  expect(guard).not.toMatch(/must |is required|is not allowed|components\/schemas/);
  expect(guard).not.toMatch(/NodeBalancer|region|~standard/);
  expect(guard.length).toBeLessThan(600);
});

it('bundles a check function with the messages of its own schema, and without a Standard Schema', async () => {
  const check = await bundleApplication('checkComputeSpecs');
  expect(check).toContain('must be at least ');
  expect(check).not.toMatch(/~standard|NodeBalancer|must be a UUID/);
  expect(check.length).toBeLessThan(3000);
});

it('bundles a Standard Schema only with its check function', async () => {
  const standard = await bundleApplication('computeSpecsSchema');
  expect(standard).toContain('~standard');
  expect(standard).not.toMatch(/NodeBalancer|must be a UUID/);
});
