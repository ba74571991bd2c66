// Response validators with rules that depend on the current time.

import { expect, test } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { ruleRegressions } from './rule-regressions.ts';

test('a response validator evaluates rules at the time that the caller passes', async () => {
  const text = JSON.stringify(ruleRegressions['time-rule-in-response']);
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', text]])),
    createReport(),
  );
  if (!api) throw new Error('the document has errors');
  const { exports } = await loadValidators(api);
  const check = exports['checkPostPetByIdResponse'] as (
    status: number,
    headers: object,
    body: unknown,
    now: number,
  ) => readonly unknown[];
  const problemsAt = (hour: number): number =>
    check(200, { 'content-type': 'application/json' }, { count: 5 }, Date.UTC(2030, 0, 1, hour)).length;
  expect([4, 5, 6].map(problemsAt)).toEqual([1, 1, 0]);
});
