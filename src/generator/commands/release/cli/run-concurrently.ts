// Concurrent tasks with diagnostics in a deterministic order.

import { createReport, type Report } from '../../../diagnostics/report.ts';
import { maxConcurrentProcesses } from '../../../pipeline/child-process.ts';

/** Returns the results, and reports the diagnostics, in the order of `items`. */
export async function runConcurrently<Item, Result>(
  items: readonly Item[],
  report: Report,
  work: (item: Item, itemReport: Report) => Promise<Result>,
): Promise<readonly Result[]> {
  const reports = items.map(() => createReport());
  const results: Result[] = [];
  const remaining = items.entries();
  const runWorker = async (): Promise<void> => {
    // The workers share one iterator, so that none is idle while items remain.
    for (const [at, item] of remaining) results[at] = await work(item, reports[at] ?? report);
  };
  await Promise.all(Array.from({ length: maxConcurrentProcesses }, runWorker));
  for (const { code, ...finding } of reports.flatMap(({ diagnostics }) => diagnostics)) report.add(code, finding);
  return results;
}
