// What is done at once is told in order, and is no more than the machine has processors for.

import { expect, it } from 'vitest';
import { maxConcurrentProcesses } from '../../../src/generator/pipeline/child-process.ts';
import { runConcurrently } from '../../../src/generator/commands/release/cli/concurrently.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';

it('problems of packages that are asked for at once are told in their order, whichever answers first', async () => {
  const report = createReport();
  const waits = [20, 0, 10];
  const answers = await runConcurrently(waits, report, async (wait, own) => {
    await new Promise((done) => setTimeout(done, wait));
    own.add('release/no-packages', { message: `after ${wait}` });
    return wait;
  });
  expect({ answers, told: report.diagnostics.map(({ message }) => message) }).toEqual({
    answers: waits,
    told: ['after 20', 'after 0', 'after 10'],
  });
});

it('of hundreds of packages a few are worked on at once, and one that is slow holds up none but itself', async () => {
  const items = Array.from({ length: 300 }, (_, at) => at);
  let [now, most] = [0, 0];
  let slow: (() => void) | undefined;
  const answers = await runConcurrently(items, createReport(), async (item) => {
    most = Math.max(most, ++now);
    await new Promise<void>((done) => {
      if (item === 0) slow = done;
      else setImmediate(done);
    });
    now--;
    if (item === 299) slow?.();
    return item;
  });
  expect({ answers, most }).toEqual({ answers: items, most: maxConcurrentProcesses });
});
