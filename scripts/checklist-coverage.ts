// Assertion coverage of the API checklist: `npm run interface`.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import colors from 'picocolors';

import {
  groups,
  columns,
  openStatements,
  computeScores,
  type ChecklistGroup,
  type Score,
} from '../test/interface/checklist.ts';
import type { Column } from '../test/interface/claim.ts';
import { claimedStatements } from '../test/interface/claimed-statements.ts';

const usage = `Usage: npm run interface -- [--open | --write] [--group GROUP]

Prints how many statements in each group of the API checklist are covered by an assertion: in the document (a),
in the generated validators (b), and in the running service (c).

  --open        list the uncovered statements, with their columns
  --group GROUP show only this group, such as GEN or USR
  --write       write the uncovered statements to test/interface/open.json
  --help        print this help`;

interface Options {
  readonly open: boolean;
  readonly write: boolean;
  readonly groups: readonly ChecklistGroup[];
}

/** Parses the arguments. Returns an error message if they are invalid, or `undefined` for `--help`. */
function parseOptions(args: readonly string[]): Options | string | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        open: { type: 'boolean' },
        group: { type: 'string' },
        write: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return undefined;
    const selected =
      values.group === undefined ? groups : groups.filter(({ code }) => code === values.group?.toUpperCase());
    if (selected.length > 0) return { open: values.open ?? false, write: values.write ?? false, groups: selected };
    return `Unknown group ${values.group ?? ''}. Use one of ${groups.map(({ code }) => code).join(', ')}.`;
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') + '.' : String(error);
  }
}

const listOpenStatements = ({
  items,
}: ChecklistGroup): { readonly marks: string; readonly id: string; readonly statement: string }[] =>
  items.flatMap(({ id, statement }) => {
    const marks = columns.map((column) => (openStatements[column].includes(id) ? column : ' ')).join(' ');
    return marks.trim() === '' ? [] : [{ marks, id, statement }];
  });

const formatScore = ({ claimed, total }: Score): string => {
  if (total === 0) return '–'.padStart(9);
  const text = `${claimed}/${total}`.padStart(9);
  return claimed === total ? colors.green(text) : claimed === 0 ? colors.dim(text) : colors.yellow(text);
};

const sumScores = (scoreList: readonly Score[]): Score => ({
  claimed: scoreList.reduce((total, { claimed }) => total + claimed, 0),
  total: scoreList.reduce((sum, { total }) => sum + total, 0),
});

/** Returns the lines of the table: one for each group, and a total. */
function formatTable(selected: readonly ChecklistGroup[]): string[] {
  const rows = selected.map((group) => ({ group, score: computeScores(group, claimedStatements) }));
  const width = Math.max(...selected.map(({ title }) => title.length), 'Total'.length);
  const line = (code: string, title: string, ids: number, score: Record<'a' | 'b' | 'c', Score>): string => {
    const { claimed, total } = sumScores(columns.map((column) => score[column]));
    const cells = columns.map((column) => formatScore(score[column])).join('');
    return `${code.padEnd(5)}${title.padEnd(width)}${String(ids).padStart(6)}${cells}${String(total - claimed).padStart(8)}`;
  };
  const total = (column: 'a' | 'b' | 'c'): Score => sumScores(rows.map(({ score }) => score[column]));
  const head = `${''.padEnd(5 + width)}${['IDs', 'a', 'b', 'c', 'Open'].map((name, index) => name.padStart([6, 9, 9, 9, 8][index] ?? 0)).join('')}`;
  return [
    colors.bold(head),
    ...rows.map(({ group, score }) => line(group.code, group.title, group.items.length, score)),
    '',
    line('', 'Total', selected.flatMap(({ items }) => items).length, {
      a: total('a'),
      b: total('b'),
      c: total('c'),
    }),
    '',
    colors.dim(
      'Covered and total statements: a in the document, b in the generated validators, c in the running service.',
    ),
  ];
}

/** Returns a line for each uncovered statement, with its columns. */
function formatOpenStatements(selected: readonly ChecklistGroup[]): string[] {
  const lines = selected.flatMap((group) =>
    listOpenStatements(group).map(({ id, marks, statement }) => `${colors.bold(id)}  ${marks}  ${statement}`),
  );
  return lines.length > 0 ? lines : ['All statements are covered.'];
}

/** Formats the IDs of the unclaimed statements in a column as a JSON property, ten per line. */
function formatUnclaimed(column: Column): string {
  const claimed = new Set(claimedStatements.filter((claim) => claim.column === column).map(({ id }) => id));
  const lines = groups.flatMap(({ items }) => {
    const ids = items
      .filter((item) => item.columns.includes(column) && !claimed.has(item.id))
      .map(({ id }) => `"${id}"`);
    return Array.from(
      { length: Math.ceil(ids.length / 10) },
      (_, line) => `    ${ids.slice(line * 10, line * 10 + 10).join(', ')}`,
    );
  });
  return `  "${column}": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]`;
}

const options = parseOptions(process.argv.slice(2));
if (options === undefined) {
  console.log(usage);
} else if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`);
  process.exitCode = 2;
} else if (options.write) {
  writeFileSync(
    new URL('../test/interface/open.json', import.meta.url),
    `{\n${columns.map(formatUnclaimed).join(',\n')}\n}\n`,
  );
} else {
  const lines = options.open ? formatOpenStatements(options.groups) : formatTable(options.groups);
  console.log(lines.join('\n'));
}
