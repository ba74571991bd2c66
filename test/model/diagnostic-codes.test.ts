// Golden cases for the diagnostics of the model.

import { expect, test } from 'vitest';
import { modelCodes } from '../../src/generator/diagnostics/codes/model.ts';
import { goldenCases } from '../golden-harness/cases.ts';

const goldenDiagnostics = goldenCases()
  .map(({ expected }) => expected['diagnostics.txt'] ?? '')
  .join('\n');

test.each(Object.entries(modelCodes))('%s is reported in a golden case, with its severity', (code, { severity }) => {
  expect(goldenDiagnostics).toMatch(new RegExp(`^\\S+:\\d+:\\d+ ${severity} ${code}$`, 'm'));
});
