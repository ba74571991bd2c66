// Compile cases for output that imports its runtime from a package: each name that it imports exists there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TargetName, TargetOptions } from '../../src/generator/plugin/target.ts';
import { loadModel } from '../models.ts';
import { modelOf } from '../targets/model-of.ts';
import { isFull } from '../tier.ts';
import { withoutExtensions, type CompileCase, type Files } from './case.ts';
import { plainSources, renderOutput, sourceTargets } from './render-unformatted-output.ts';
import { runtimePackageFiles } from './runtime-package.ts';

const root = join(import.meta.dirname, '../..');
const runtimeVersion = '1.2.3';
const withoutServer: readonly TargetName[] = ['types', 'client', 'validators'];

/** Returns the output of targets that import the runtime, and the package. */
async function render(
  document: string,
  targets: readonly TargetName[],
  options: Partial<TargetOptions> = {},
): Promise<Files> {
  const api = document.startsWith('test/targets/')
    ? await modelOf(readFileSync(join(root, document), 'utf8'))
    : await loadModel(document);
  const output = await renderOutput(api, targets, { ...plainSources, runtimeVersion, ...options });
  for (const path of ['client', 'validators'].map((target) => `${target}/runtime.ts`))
    if (!output.get(path)?.includes('@ashlar/runtime/')) throw new Error(`${path} does not import the package`);
  return new Map([...output, ...runtimePackageFiles()]);
}

const constructs = readdirSync(join(root, 'test/constructs/documents')).map(
  (document) => `test/constructs/documents/${document}`,
);

export const cases: readonly CompileCase[] = [
  ...[...(isFull ? constructs : []), 'test/targets/client/shop.yaml'].map((document) => ({
    name: `runtime package: ${document}`,
    files: () => render(document, sourceTargets),
  })),
  {
    name: 'runtime package: dates and 64-bit integers',
    files: async () =>
      new Map([
        ...(await render('test/targets/conversions/dates.yaml', withoutServer, {
          dates: 'Temporal',
          integers64: 'bigint',
        })),
        ['temporal.ts', "import 'temporal-polyfill/types/global';\n"],
      ]),
  },
  {
    name: 'runtime package: modules without file extensions',
    files: () => render('test/targets/client/shop.yaml', withoutServer, { importExtension: '' }),
    options: withoutExtensions,
  },
  {
    name: 'runtime package: another version does not compile',
    files: async () =>
      new Map(
        [...(await render('test/targets/client/shop.yaml', withoutServer))].map(([path, text]) => [
          path,
          path.startsWith('node_modules/') ? text.replace(/(Digest extends )'\w+'/, "$1'0123456789abcdef'") : text,
        ]),
      ),
    errors: {
      'client/runtime.ts': ['does not satisfy the constraint \'"0123456789abcdef"\''],
      'validators/runtime.ts': ['does not satisfy the constraint \'"0123456789abcdef"\''],
    },
  },
];
