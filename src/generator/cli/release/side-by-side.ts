// Work on several packages at once, of which the problems are told in the order of the packages.

import { createReport, type Report } from '../../report/report.ts';

/** The answers in the order of `items`, and so what is wrong, whichever is done first. */
export async function sideBySide<Item, Answer>(items: readonly Item[], report: Report, work: (item: Item, own: Report) => Promise<Answer>): Promise<readonly Answer[]> {
  const reports = items.map(() => createReport());
  const answers = await Promise.all(items.map((item, at) => work(item, reports[at] ?? report)));
  for (const { code, ...finding } of reports.flatMap(({ diagnostics }) => diagnostics)) report.add(code, finding);
  return answers;
}
