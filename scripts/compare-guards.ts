// Comparison of type guards and check functions on values generated from each schema: `npm run guards -- DIR`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { buildGroupModel, type TestGroup } from './conformance/run-group.ts';
import { table } from './table.ts';
import { loadModel } from '../test/models.ts';
import { compareGuards, type GuardComparison } from '../test/differential/compare-guards.ts';

const usage =
  'Usage: npm run guards -- DIR [--suite DIR] [--values N] [--random-seed N] [--markdown]\n\nDIR contains single-file OpenAPI documents (.json, .yaml); --suite is a copy of the official JSON Schema test suite. Each guard, check function, and Standard Schema is called with N values generated from its schema (default: 100), and with the values of the suite.\nExits with 0 if they always agree, with 1 if they do not, with 2 if there is nothing to compare.\n';
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
const totals = { types: 0, values: 0, accepted: 0, disagreements: 0 };
const addRow = (name: string, results: readonly GuardComparison[], start: number): void => {
  const sum = (count: (result: GuardComparison) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const row = {
    types: sum(({ types }) => types),
    values: sum((result) => result.values),
    accepted: sum(({ accepted }) => accepted),
    disagreements: sum(({ disagreements }) => disagreements.length),
  };
  for (const key of ['types', 'values', 'accepted', 'disagreements'] as const) totals[key] += row[key];
  for (const { disagreements } of results)
    for (const difference of disagreements.slice(0, 20)) process.stderr.write(`  ${difference}\n`);
  process.stderr.write(`  ${row.values} values, ${row.disagreements} differences\n`);
  rows.push([
    name,
    ...[row.types, row.values, row.accepted, row.disagreements].map(String),
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
  ]);
};

for (const { name, path } of listDocumentsAt(directory)) {
  process.stderr.write(`${name} …\n`);
  const start = performance.now();
  addRow(name, [await compareGuards(await loadModel(path), { valuesPerType: valuesPerSchema, seed })], start);
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
if (totals.types === 0) exitWithUsage(usage, 'There are no schemas to compare.');
process.stdout.write(
  table(
    ['document', 'schemas', 'values', 'valid', 'differences', 'time'],
    [...rows, ['total', ...[totals.types, totals.values, totals.accepted, totals.disagreements].map(String), '']],
    values.markdown,
  ),
);
process.exitCode = totals.disagreements === 0 ? 0 : 1;

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
    ) as readonly TestGroup[]) {
      results.push(
        await compareGuards(await buildGroupModel(schema, suite), {
          valuesPerType: valuesPerSchema,
          seed,
          formats,
          extraValues: tests.map(({ data }) => data),
        }),
      );
    }
  }
  return results;
}
