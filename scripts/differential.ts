// Differential test: compares validators with Ajv on all schemas in real documents. `npm run differential -- DIR`.

import { existsSync } from 'node:fs';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { table } from './table.ts';
import { compare, type Comparison } from '../test/differential/compare.ts';
import { createFileComparison } from '../test/differential/single-file-ajv-comparison.ts';
import { differences } from '../test/differential/differences.ts';

const usage =
  'Usage: npm run differential -- DIR [--values N] [--random-seed N] [--markdown]\n\nDIR contains single-file OpenAPI documents (.json, .yaml). N values are generated for each schema.\nExits with 0 if all results are equal or listed as known differences, with 1 if not, with 2 if there is nothing to compare.\n';
const { values, positionals } = parseArguments(usage, {
  values: { type: 'string', default: '40' },
  'random-seed': { type: 'string', default: '1' },
  markdown: { type: 'boolean', default: false },
});
const [directory] = positionals;
if (directory === undefined) exitWithUsage(usage);
if (!existsSync(directory)) exitWithUsage(usage, `The directory ${directory} does not exist.`);
const [count, seed] = [Number(values.values), Number(values['random-seed'])];
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) exitWithUsage(usage);

const rows: (readonly string[])[] = [];
const differenceCounts = new Map<string, number>();
let failureCount = 0;
const documents = listDocumentsAt(directory);
if (documents.length === 0) exitWithUsage(usage, `${directory} contains no documents.`);
for (const { name, path } of documents) {
  process.stderr.write(`${name} …\n`);
  const start = performance.now();
  const result = await compareDocument(path);
  if (typeof result === 'string') {
    process.stderr.write(`  cannot be compared: ${result}\n`);
    rows.push([name, ...Array.from({ length: 6 }, () => '–'), 'cannot be compared']);
    failureCount += 1;
    continue;
  }
  for (const message of [...result.unexplained, ...result.incomparable]) process.stderr.write(`  ${message}\n`);
  for (const [id, occurrences] of result.explained)
    differenceCounts.set(id, (differenceCounts.get(id) ?? 0) + occurrences);
  failureCount += result.unexplained.length + result.incomparable.length;
  const explained = [...result.explained.values()].reduce((sum, occurrences) => sum + occurrences, 0);
  rows.push([
    name,
    ...[
      result.schemas,
      result.incomparable.length,
      result.values,
      result.valid,
      explained,
      result.unexplained.length,
    ].map(String),
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
  ]);
}
process.stdout.write(
  table(
    ['document', 'schemas', 'not comparable', 'values', 'valid', 'listed differences', 'other differences', 'time'],
    rows,
    values.markdown,
  ),
);
for (const { id, source, sentence } of differences)
  if (differenceCounts.has(id))
    process.stdout.write(`${id}: ${differenceCounts.get(id) ?? 0} (${source}: ${sentence})\n`);
if (differenceCounts.has('several differences'))
  process.stdout.write(`several of these combined: ${differenceCounts.get('several differences') ?? 0}\n`);
process.exitCode = failureCount === 0 ? 0 : 1;

/** Returns the comparison or an error message, so that later documents are still compared. */
async function compareDocument(path: string): Promise<Comparison | string> {
  try {
    return await compare(await createFileComparison(path, count, seed));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
