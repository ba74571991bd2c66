// `runConcurrently`: order of diagnostics and limit of concurrency.

import { expect, it } from 'vitest';
import { maxConcurrentProcesses } from '../../../src/generator/pipeline/run-program.ts';
import { runConcurrently } from '../../../src/generator/commands/release/cli/run-concurrently.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';

it('returns results and diagnostics in the order of the items', async () => {
  const report = createReport();
  const delays = [20, 0, 10];
  const results = await runConcurrently(delays, report, async (delay, itemReport) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    itemReport.add('release/no-packages', { message: `after ${delay}` });
    return delay;
  });
  expect({ results, messages: report.diagnostics.map(({ message }) => message) }).toEqual({
    results: delays,
    messages: ['after 20', 'after 0', 'after 10'],
  });
});

it('limits concurrent work, and a slow item does not block others', async () => {
  const items = Array.from({ length: 300 }, (_, index) => index);
  let [running, maxRunning] = [0, 0];
  let finishFirst: (() => void) | undefined;
  const results = await runConcurrently(items, createReport(), async (item) => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise<void>((resolve) => {
      if (item === 0) finishFirst = resolve;
      else setImmediate(resolve);
    });
    running--;
    if (item === 299) finishFirst?.();
    return item;
  });
  expect({ results, maxRunning }).toEqual({ results: items, maxRunning: maxConcurrentProcesses });
});
