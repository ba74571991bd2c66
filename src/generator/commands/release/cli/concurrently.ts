// Work on several packages at once, of which the problems are told in the order of the packages.

import { createReport, type Report } from '../../../diagnostics/report.ts';
import { abreast } from '../../../pipeline/child-process.ts';

/** The answers in the order of `items`, and so what is wrong, whichever is done first. */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  report: Report,
  work: (item: Item, own: Report) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const reports = items.map(() => createReport());
  const answers: Answer[] = [];
  const left = items.entries();
  const takeFrom = async (): Promise<void> => {
    // All take from one list, so that nobody waits while something is left.
    for (const [at, item] of left) answers[at] = await work(item, reports[at] ?? report);
  };
  await Promise.all(Array.from({ length: abreast }, takeFrom));
  for (const { code, ...finding } of reports.flatMap(({ diagnostics }) => diagnostics)) report.add(code, finding);
  return answers;
}
