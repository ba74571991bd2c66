// API checklist: its statements, the columns in which they are checked, and the statements without a claim.

import type { Claim, Column } from './claim.ts';
import checklist from './checklist.json' with { type: 'json' };
import openIds from './open.json' with { type: 'json' };

/** Statement about the API and the columns in which it can be checked. `†` marks details that its source omits. */
export interface Item {
  readonly id: string;
  readonly statement: string;
  readonly columns: readonly Column[];
}

/** Group of statements about one part of the API. */
export interface ChecklistGroup {
  readonly code: string;
  readonly title: string;
  readonly items: readonly Item[];
}

/** Columns: document, validators, service. */
export const columns: readonly Column[] = ['a', 'b', 'c'];

const parseColumns = (marks: string): Column[] => columns.filter((column) => marks.includes(column));

/** All groups, in the order of the checklist. */
export const groups: readonly ChecklistGroup[] = checklist.map(({ group: code, title, items }) => ({
  code,
  title,
  items: items.map(({ id, statement, columns: marks }) => ({ id, statement, columns: parseColumns(marks) })),
}));

/** All statements. */
export const items: readonly Item[] = groups.flatMap((group) => group.items);

/** IDs of statements without a claim, by column. */
export const openStatements: Readonly<Record<Column, readonly string[]>> = openIds;

/** ID and column of a statement that has a claim. */
export type ClaimedStatement = Pick<Claim, 'id' | 'column'>;

/** Number of claimed statements and of all statements of one group in one column. */
export interface Score {
  readonly claimed: number;
  readonly total: number;
}

/** Returns the scores of a group, by column. */
export function computeScores(
  { items: groupItems }: ChecklistGroup,
  claims: readonly ClaimedStatement[],
): Record<Column, Score> {
  const score = (column: Column): Score => {
    const ids = groupItems.filter((item) => item.columns.includes(column)).map(({ id }) => id);
    const claimedIds = new Set(claims.filter((claim) => claim.column === column).map(({ id }) => id));
    return { claimed: ids.filter((id) => claimedIds.has(id)).length, total: ids.length };
  };
  return { a: score('a'), b: score('b'), c: score('c') };
}

/** Returns a message for each contradiction between the checklist, the claims, and the open IDs. */
export function findDisagreements(
  claims: readonly ClaimedStatement[],
  openIdsByColumn: typeof openStatements = openStatements,
): string[] {
  const knownEntries = new Set(items.flatMap((item) => item.columns.map((column) => `${item.id} ${column}`)));
  const claimedEntries = claims.map(({ id, column }) => `${id} ${column}`);
  const openEntries = columns.flatMap((column) => openIdsByColumn[column].map((id) => `${id} ${column}`));
  const claimedSet = new Set(claimedEntries);
  const openSet = new Set(openEntries);
  const findDuplicates = (entries: readonly string[]): string[] =>
    entries.filter((entry, index) => entries.indexOf(entry) !== index);
  return [
    ...claimedEntries
      .filter((entry) => !knownEntries.has(entry))
      .map((entry) => `${entry} is claimed but not in the checklist`),
    ...findDuplicates(claimedEntries).map((entry) => `${entry} is claimed twice`),
    ...openEntries
      .filter((entry) => !knownEntries.has(entry))
      .map((entry) => `${entry} is listed as open but not in the checklist`),
    ...findDuplicates(openEntries).map((entry) => `${entry} is listed as open twice`),
    ...openEntries
      .filter((entry) => claimedSet.has(entry))
      .map((entry) => `${entry} is claimed but still listed as open`),
    ...[...knownEntries].flatMap((entry) =>
      claimedSet.has(entry) || openSet.has(entry) ? [] : [`${entry} is neither claimed nor listed as open`],
    ),
  ];
}
