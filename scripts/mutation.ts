// Mutation testing: the share of random source mutations that the tests detect. `npm run mutation`.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { listFiles, root } from '../test/architecture/files.ts';
import { findEquivalentMutation, describeChange, readEquivalentMutations } from './mutation/equivalents.ts';
import { readImportGraph } from './mutation/import-graph.ts';
import { listMutations, type Mutation } from './mutation/operators.ts';
import { runMutations, type Result } from './mutation/pool.ts';
import { sampleItems, parseInteger, parseFileAndLine } from './mutation/selection.ts';
import { createTypeCheck } from './mutation/type-check.ts';

const usage = `Usage: npm run mutation -- [--count N] [--random-seed N] [--only FILE[:LINE]] [--full] [--jobs N] [--timeout SECONDS] [--threshold PERCENT]

Changes one expression or statement in src/ at a time, in memory, and checks the types. If they are valid, runs the test
files that load it, nearest first, until a test fails. Prints each mutation with the type error or the test that kills
it, then the percentage. Reviewed equivalents in scripts/mutation/equivalents.json are listed and not counted.

  --count N            number of random mutations (default: 60)
  --random-seed N      seed of the random choice (default: 1)
  --only FILE[:LINE]   test all mutations of a file, or of one of its lines, instead
  --full               after the gate, run the test files of the full tier that start no programs
  --jobs N             number of parallel processes (default: 2)
  --timeout SECONDS    time without a finished test after which a mutation counts as killed (default: 300)
  --threshold PERCENT  lowest accepted percentage (default: 93)
  --list               print the chosen mutations without running tests
  --help               print this help

Exit status: 0 if the tests kill enough mutations, 1 if not, 2 for a usage error.
`;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '60' },
        'random-seed': { type: 'string', default: '1' },
        only: { type: 'string' },
        full: { type: 'boolean', default: false },
        jobs: { type: 'string', default: '2' },
        timeout: { type: 'string', default: '300' },
        threshold: { type: 'string', default: '93' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // The second sentence of Node's message explains how to pass positional arguments, which this script does not
    // accept.
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

const {
  values,
  positionals: [unexpectedArgument],
} = readOptions();
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (unexpectedArgument !== undefined)
  fail(`unexpected argument "${unexpectedArgument}"; see npm run mutation -- --help`);
const parseNumberOption = (
  name: 'count' | 'random-seed' | 'jobs' | 'timeout' | 'threshold',
  min: number,
  max: number,
): number =>
  parseInteger(values[name], min, max) ??
  fail(`--${name} expects a number from ${min} to ${max}, found "${values[name]}"`);
const count = parseNumberOption('count', 1, 100_000);
const seed = parseNumberOption('random-seed', 0, 2 ** 32 - 1);
const jobs = parseNumberOption('jobs', 1, 64);
const timeout = parseNumberOption('timeout', 1, 86_400) * 1000;
const threshold = parseNumberOption('threshold', 0, 100);
const selection = values.only === undefined ? undefined : parseFileAndLine(values.only);
if (selection && !(existsSync(join(root, selection.file)) && /^src\/.*\.ts$/.test(selection.file)))
  fail(`--only expects a TypeScript file of src/, found "${selection.file}"`);

const graph = readImportGraph();
const files = selection ? [selection.file] : listFiles('src', (path) => path.endsWith('.ts'));
const possible: Mutation[] = [];
let unreachable = 0;
for (const file of files) {
  const mutations = listMutations(file, readFileSync(join(root, file), 'utf8'));
  if (graph.findTests(file).length === 0) unreachable += mutations.length;
  else possible.push(...mutations);
}
const chosen = selection
  ? possible.filter(({ line }) => selection.line === undefined || selection.line === line)
  : sampleItems(possible, count, seed);
process.stdout.write(
  `${chosen.length} of ${possible.length} mutations${selection ? '' : `, seed ${seed}`}; ${unreachable} more in modules that no test imports\n`,
);
if (chosen.length === 0) fail('no mutation to test');

const describe = (mutation: Mutation): string => {
  const { line, changed } = describeChange(mutation);
  return `${mutation.file}:${mutation.line}\n    - ${line}\n    + ${changed}\n`;
};
if (values.list) {
  process.stdout.write(chosen.map(describe).join(''));
  process.exit(0);
}

const equivalents = readEquivalentMutations();
const counted: Mutation[] = [];
for (const mutation of chosen) {
  const known = findEquivalentMutation(mutation, equivalents);
  if (known) process.stdout.write(`equivalent ${describe(mutation)}    ${known.reason}\n`);
  else counted.push(mutation);
}
type MutationResult = Result | { readonly status: 'rejected'; readonly detectedBy: string };
const results = new Map<Mutation, MutationResult>();
const countResults = (status: string): number =>
  [...results.values()].filter((result) => result.status === status).length;
const showProgress = (): void => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[K${results.size} of ${counted.length} tested, ${countResults('survived')} survived`);
};
const hideProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
};
const addResult = (mutation: Mutation, result: MutationResult): void => {
  results.set(mutation, result);
  hideProgress();
  process.stdout.write(
    `${result.status.padEnd(8)} ${describe(mutation)}${result.status === 'survived' ? '' : `    ${result.detectedBy}\n`}`,
  );
  showProgress();
};

showProgress();
// A type check takes less than a second, the tests of a mutation up to minutes.
const checkTypes = createTypeCheck();
const compiled: Mutation[] = [];
for (const mutation of counted) {
  const error = checkTypes(mutation);
  if (error === undefined) compiled.push(mutation);
  else addResult(mutation, { status: 'rejected', detectedBy: `type check: ${error}` });
}
await runMutations(compiled, {
  processes: Math.min(jobs, compiled.length),
  timeout,
  findTests(mutation) {
    const tests = graph.findTests(mutation.file);
    const isFull = (file: string): boolean => file.endsWith('.full.test.ts');
    return {
      test: tests.filter((file) => !isFull(file)),
      full: values.full ? tests.filter((file) => isFull(file) && !graph.startsPrograms(file)) : [],
    };
  },
  onResult: addResult,
  onBroken(file) {
    hideProgress();
    process.stdout.write(`ignored ${file}: fails without a mutation\n`);
  },
});
hideProgress();

const survived = countResults('survived');
const percent = counted.length === 0 ? 100 : (100 * (counted.length - survived)) / counted.length;
const parts = [
  `${countResults('killed')} killed by tests`,
  `${countResults('rejected')} rejected by the type check`,
  `${countResults('timeout')} timed out`,
  `${countResults('crash')} ended the process`,
  `${survived} survived`,
  `${chosen.length - counted.length} equivalent`,
];
process.stdout.write(`${percent.toFixed(1)}% of ${counted.length} mutations killed: ${parts.join(', ')}\n`);
process.exit(percent < threshold ? 1 : 0);
