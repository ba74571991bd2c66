// Compares type guards and check functions on values of every schema: `npm run guards -- DIR --suite DIR`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { buildGroupModel, type Group } from './conformance/run-group.ts';
import { table } from './table.ts';
import { loadModel } from '../test/models.ts';
import { compareGuards, type GuardComparison } from '../test/differential/guards.ts';

const usage =
  'Usage: npm run guards -- DIR [--suite DIR] [--values N] [--random-seed N] [--markdown]\n\nDIR contains OpenAPI documents of one file each (.json, .yaml); --suite is a copy of the official JSON Schema test suite. Each guard, check function, and Standard Schema is called with N values generated from its schema (default: 100), and with the values of the suite.\nExits with 0 if they always agree, with 1 if they do not, with 2 if there is nothing to compare.\n';
const { values, positionals } = parseArguments(usage, {
  suite: { type: 'string' },
  values: { type: 'string', default: '100' },
  'random-seed': { type: 'string', default: '1' },
  markdown: { type: 'boolean', default: false },
});
const [directory] = positionals;
const [valuesPerSchema, seed] = [Number(values.values), Number(values['random-seed'])];
if (
  directory === undefined ||
  !Number.isSafeInteger(valuesPerSchema) ||
  valuesPerSchema < 1 ||
  !Number.isSafeInteger(seed)
)
  exitWithUsage(usage);
for (const path of [directory, values.suite])
  if (path !== undefined && !existsSync(path)) exitWithUsage(usage, `The directory ${path} does not exist.`);

const rows: (readonly string[])[] = [];
const totals = { forms: 0, values: 0, accepted: 0, different: 0 };
const addRow = (name: string, results: readonly GuardComparison[], start: number): void => {
  const sum = (count: (result: GuardComparison) => number): number =>
    results.reduce((all, result) => all + count(result), 0);
  const row = {
    forms: sum(({ forms }) => forms),
    values: sum((result) => result.values),
    accepted: sum(({ accepted }) => accepted),
    different: sum(({ different }) => different.length),
  };
  for (const key of ['forms', 'values', 'accepted', 'different'] as const) totals[key] += row[key];
  for (const { different } of results)
    for (const difference of different.slice(0, 20)) process.stderr.write(`  ${difference}\n`);
  process.stderr.write(`  ${row.values} values, ${row.different} differences\n`);
  rows.push([
    name,
    ...[row.forms, row.values, row.accepted, row.different].map(String),
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
  ]);
};

for (const name of readdirSync(directory)
  .filter((path) => /\.(json|ya?ml)$/.test(path))
  .sort()) {
  process.stderr.write(`${name} …\n`);
  const start = performance.now();
  addRow(name, [await compareGuards(await loadModel(join(directory, name)), { each: valuesPerSchema, seed })], start);
}
if (values.suite !== undefined) {
  process.stderr.write('suite …\n');
  const start = performance.now();
  addRow(
    'suite',
    [
      ...(await compareSuite(values.suite, 'draft2020-12', 'annotate')),
      ...(await compareSuite(values.suite, join('draft2020-12', 'optional', 'format'), 'assert')),
    ],
    start,
  );
}
if (totals.forms === 0) exitWithUsage(usage, 'There are no schemas to compare.');
process.stdout.write(
  table(
    ['document', 'schemas', 'values', 'valid', 'differences', 'time'],
    [...rows, ['together', ...[totals.forms, totals.values, totals.accepted, totals.different].map(String), '']],
    values.markdown,
  ),
);
process.exitCode = totals.different === 0 ? 0 : 1;

async function compareSuite(
  suite: string,
  path: string,
  formats: 'assert' | 'annotate',
): Promise<readonly GuardComparison[]> {
  const files = readdirSync(join(suite, 'tests', path))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const results: GuardComparison[] = [];
  for (const file of files) {
    for (const { schema, tests } of JSON.parse(
      readFileSync(join(suite, 'tests', path, file), 'utf8'),
    ) as readonly Group[]) {
      results.push(
        await compareGuards(await buildGroupModel(schema, suite), {
          each: valuesPerSchema,
          seed,
          formats,
          also: tests.map(({ data }) => data),
        }),
      );
    }
  }
  return results;
}
