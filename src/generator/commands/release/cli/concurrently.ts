// Concurrent tasks with diagnostics in a deterministic order.

import { createReport, type Report } from '../../../diagnostics/report.ts';
import { abreast } from '../../../pipeline/child-process.ts';

/** Returns the results, and reports the diagnostics, in the order of `items`. */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  report: Report,
  work: (item: Item, own: Report) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const reports = items.map(() => createReport());
  const answers: Answer[] = [];
  const left = items.entries();
  const takeFrom = async (): Promise<void> => {
    // The workers share one iterator, so that none is idle while items remain.
    for (const [at, item] of left) answers[at] = await work(item, reports[at] ?? report);
  };
  await Promise.all(Array.from({ length: abreast }, takeFrom));
  for (const { code, ...finding } of reports.flatMap(({ diagnostics }) => diagnostics)) report.add(code, finding);
  return answers;
}
