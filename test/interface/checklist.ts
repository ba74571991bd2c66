// The interface's checklist as data: what is stated, which columns it has, and what is claimed or still open.

import type { Claim, Column } from './claim.ts';
import checklist from './checklist.json' with { type: 'json' };
import openIds from './open.json' with { type: 'json' };

/** One statement of the interface, with the columns in which it can be checked. */
export interface Item {
  readonly id: string;
  readonly statement: string;
  readonly columns: readonly Column[];
}

/** The statements about one part of the interface. */
export interface Area {
  readonly area: string;
  readonly title: string;
  readonly items: readonly Item[];
}

/** The columns: document, validators, service. */
export const columns: readonly Column[] = ['a', 'b', 'c'];

const columnsOf = (marks: string): Column[] => columns.filter((column) => marks.includes(column));

/** Every area, in the order of the interface. */
export const areas: readonly Area[] = checklist.map(({ area, title, items }) => ({
  area,
  title,
  items: items.map(({ id, statement, columns: marks }) => ({ id, statement, columns: columnsOf(marks) })),
}));

/** Every statement. */
export const items: readonly Item[] = areas.flatMap((area) => area.items);

/** The ids that no claim closes yet, by column. A claim that closes one takes it off this list. */
export const open: Readonly<Record<Column, readonly string[]>> = openIds;

/** A statement that a claim closes, and in which column; what it judges is its own business. */
export type Closed = Pick<Claim, 'id' | 'column'>;

/** What of one area is claimed in a column, of how many. */
export interface Score {
  readonly claimed: number;
  readonly stated: number;
}

/** The scores of an area, by column. */
export function scores({ items: stated }: Area, claims: readonly Closed[]): Record<Column, Score> {
  const score = (column: Column): Score => {
    const ids = stated.filter((item) => item.columns.includes(column)).map(({ id }) => id);
    const closed = new Set(claims.filter((claim) => claim.column === column).map(({ id }) => id));
    return { claimed: ids.filter((id) => closed.has(id)).length, stated: ids.length };
  };
  return { a: score('a'), b: score('b'), c: score('c') };
}

/** What is wrong between the checklist, the claims and the list of open ids; empty when they agree. */
export function disagreements(claims: readonly Closed[], listing: typeof open = open): string[] {
  const stated = new Set(items.flatMap((item) => item.columns.map((column) => `${item.id} ${column}`)));
  const claimed = claims.map(({ id, column }) => `${id} ${column}`);
  const listed = columns.flatMap((column) => listing[column].map((id) => `${id} ${column}`));
  const closed = new Set(claimed);
  const left = new Set(listed);
  const twice = (list: readonly string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);
  return [
    ...claimed.filter((entry) => !stated.has(entry)).map((entry) => `${entry} is claimed, and not stated`),
    ...twice(claimed).map((entry) => `${entry} is claimed twice`),
    ...listed.filter((entry) => !stated.has(entry)).map((entry) => `${entry} is listed as open, and not stated`),
    ...twice(listed).map((entry) => `${entry} is listed as open twice`),
    ...listed.filter((entry) => closed.has(entry)).map((entry) => `${entry} is claimed, and still listed as open`),
    ...[...stated].flatMap((entry) =>
      closed.has(entry) || left.has(entry) ? [] : [`${entry} is neither claimed nor listed as open`],
    ),
  ];
}
