// What a bundler keeps of the committed validators for an application that uses one function of them.

import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The minified script that an application of one line becomes. */
async function bundled(names: string): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { ${names} } from './index.ts'; console.log(${names});`,
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
          // A folder of source has no package that says that modules have no side effects: their code alone must show it.
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

it('a guard: no sentences, no places, no code of other schemas', async () => {
  const guard = await bundled('isComputeSpecs');
  expect(guard).not.toMatch(/must |is required|is not allowed|components\/schemas/);
  expect(guard).not.toMatch(/NodeBalancer|region|~standard/);
  expect(guard.length).toBeLessThan(600);
});

it('a collector: the sentences of its own schema, and no Standard Schema', async () => {
  const check = await bundled('checkComputeSpecs');
  expect(check).toContain('must be a whole number');
  expect(check).not.toMatch(/~standard|NodeBalancer|must be a UUID/);
  expect(check.length).toBeLessThan(3000);
});

it('a Standard Schema: itself and what it collects', async () => {
  const standard = await bundled('computeSpecsSchema');
  expect(standard).toContain('~standard');
  expect(standard).not.toMatch(/NodeBalancer|must be a UUID/);
});
