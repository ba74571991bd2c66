// Bounded concurrency over a list of items, with diagnostics in item order.

import { addDiagnostics, type Report, createReport } from '../../../diagnostics/report.ts';
import { maxConcurrentProcesses } from '../../../pipeline/run-program.ts';

/**
 * Runs `work` for each item, a limited number at a time. Returns the results, and reports the diagnostics, in the order
 * of `items`.
 */
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
    for (const [index, item] of remaining) results[index] = await work(item, reports[index] ?? report);
  };
  await Promise.all(Array.from({ length: maxConcurrentProcesses }, runWorker));
  for (const { diagnostics } of reports) addDiagnostics(report, diagnostics);
  return results;
}
