// Every diagnostic of the model has a golden case that provokes it.

import { expect, it } from 'vitest';
import { modelCodes } from '../../../src/generator/diagnostics/codes/model.ts';
import { goldenCases } from '../../golden-harness/cases.ts';

const provoked = goldenCases()
  .map(({ expected }) => expected['diagnostics.txt'] ?? '')
  .join('\n');

it.each(Object.entries(modelCodes))('%s is provoked by a golden case, with its severity', (code, { severity }) => {
  expect(provoked).toMatch(new RegExp(`^\\S+:\\d+:\\d+ ${severity} ${code}$`, 'm'));
});
