// What is done at once is told in order.

import { expect, it } from 'vitest';
import { sideBySide } from '../../../src/generator/cli/release/side-by-side.ts';
import { createReport } from '../../../src/generator/report/report.ts';

it('problems of packages that are asked for at once are told in their order, whichever answers first', async () => {
  const report = createReport();
  const waits = [20, 0, 10];
  const answers = await sideBySide(waits, report, async (wait, own) => {
    await new Promise((done) => setTimeout(done, wait));
    own.add('release/no-packages', { message: `after ${wait}` });
    return wait;
  });
  expect({ answers, told: report.diagnostics.map(({ message }) => message) }).toEqual({ answers: waits, told: ['after 20', 'after 0', 'after 10'] });
});
