// Fault matrix for the service: responses and lost writes during each fault. `npm run faults`.

import process from 'node:process';
import { buildProgram } from '../test/service/start/built-program.ts';
import { parseArguments } from './arguments.ts';
import { faults, type Fault } from './fault-injection/scenarios.ts';
import { measure, type FaultResult } from './fault-injection/measure-fault.ts';
import { MissingDependencyError } from './fault-injection/dependencies.ts';
import { table } from './table.ts';

const usage = `Usage: npm run faults -- [--markdown] [--only TEXT]

Injects each fault into a separate service with its own PostgreSQL, Redis, and small disks, while four callers write and
two read. Prints the responses and the lost acknowledged writes. Exits with 1 if any write was lost.

  --markdown    print the table as Markdown
  --only TEXT   inject only faults whose name or storage contains TEXT
  --help        print this help
`;

const { values } = parseArguments(usage, { markdown: { type: 'boolean' }, only: { type: 'string' } });
const { only = '', markdown = false } = values;
const selected = faults.filter(({ name, storage }) => `${storage} ${name}`.toLowerCase().includes(only.toLowerCase()));

const program = await buildProgram();
const rows: (readonly string[])[] = [];
try {
  for (const fault of selected) {
    process.stderr.write(`${fault.storage}: ${fault.name}\n`);
    rows.push(await createRow(fault));
  }
} finally {
  program.remove();
}
process.stdout.write(
  table(
    [
      'Fault',
      'Storage',
      'Write responses',
      'Read responses',
      'Longest wait',
      'Ready',
      'Recovered after',
      'Acknowledged',
      'Lost',
    ],
    rows,
    markdown,
  ),
);

async function createRow(fault: Fault): Promise<readonly string[]> {
  const { name, storage } = fault;
  try {
    return [name, storage, ...createCells(await measure(program.main, fault))];
  } catch (error) {
    if (!(error instanceof MissingDependencyError)) throw error;
    return [name, storage, `skipped: ${error.message}`, '', '', '', '', '', ''];
  }
}

function createCells({
  writes,
  reads,
  longest,
  outcome,
  readiness,
  recovery,
  acknowledged,
  lost,
  unexpectedExit,
}: FaultResult): readonly string[] {
  if (lost.length > 0 || unexpectedExit !== undefined) process.exitCode = 1;
  const during =
    outcome === undefined
      ? [formatCounts(writes), formatCounts(reads), seconds(longest), readiness]
      : [removePaths(outcome), '', '', ''];
  return [
    ...during,
    seconds(recovery),
    String(acknowledged),
    unexpectedExit === undefined
      ? lost.length === 0
        ? 'nothing'
        : String(lost.length)
      : `the service exited: ${unexpectedExit}`,
  ];
}

/** Formats counts, with successes last and failed connections as text: `412 × 503, 3 × 200`. */
function formatCounts(statuses: ReadonlyMap<string, number>): string {
  const sorted = [...statuses].sort(([a], [b]) => b.localeCompare(a));
  return sorted.map(([status, count]) => `${count} × ${status === 'none' ? 'no connection' : status}`).join(', ');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function removePaths(sentence: string): string {
  return sentence.replace(/\/\S*\/(?=[\w.-]+)/g, '').replace(/\s+/g, ' ');
}
