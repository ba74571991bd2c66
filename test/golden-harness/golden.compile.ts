// Compile cases for golden cases: the reviewed output, and all targets for unusual documents.

import { withoutExtensions, type CompileCase } from '../compile/case.ts';
import { sourceTargets, renderOutput } from '../compile/render-unformatted-output.ts';
import { loadModel } from '../models.ts';
import { goldenCases } from './cases.ts';

const reviewedOutput = goldenCases().flatMap(({ claim, expected, config }): readonly CompileCase[] => {
  const files = new Map(
    Object.entries(expected).flatMap(([path, text]) =>
      path.startsWith('expected/') ? [[path.slice('expected/'.length), text]] : [],
    ),
  );
  // A module that imports an unreviewed module cannot be compiled.
  if (config.only.length > 0 || ![...files.keys()].some((path) => path.endsWith('.ts'))) return [];
  const options = config.options.importExtension === '' ? withoutExtensions : {};
  return [{ name: `golden: ${claim}`, files: () => files, options }];
});

const unusualCases = [
  'hostile-names',
  'name-collision',
  'non-latin-names',
  'digits-first',
  'security-alternatives',
  'responses-sorted',
  'parts-lossless',
  'multi-file',
  'every-target',
];

export const cases: readonly CompileCase[] = [
  ...reviewedOutput,
  ...unusualCases.map((claim) => ({
    name: `all modules of golden: ${claim}`,
    files: async () => renderOutput(await loadModel(`test/golden/${claim}/document.yaml`), sourceTargets),
  })),
];
