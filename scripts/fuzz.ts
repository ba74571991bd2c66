// Fuzzer of the generator: `npm run fuzz -- --documents N --random-seed S`.

import { exitWithUsage, parseArguments } from './arguments.ts';
import { fuzzFixes } from '../test/fuzz/fixes.ts';
import { fuzz, type Finding } from '../test/fuzz/run.ts';

const usage =
  'Usage: npm run fuzz -- [--documents COUNT] [--random-seed S] [--values V] [--batch B] [--all-targets-every N]\n       npm run fuzz -- --fixes COUNT [--random-seed S]\n\nMakes COUNT documents (100) of all features of OpenAPI 3.0, 3.1 and 3.2 and of Swagger 2.0 from the seeds S (1), S + 1, …; generates all targets from every N-th (4th) and code alone from the others, compiles them B (100) documents at a time in the strictest settings, holds the validators against Ajv on V values (10) of each schema, and generates from every fourth again with mistakes.\nWith --fixes: fixes COUNT documents of random mistakes and spellings with lint --fix and --fix=unsafe, and compares what they say before and after.\nEnds with 0 where nothing is wrong, with 1 where something is.\n';
const {
  values,
  positionals: [unexpectedArgument],
} = parseArguments(usage, {
  documents: { type: 'string', default: '100' },
  'random-seed': { type: 'string', default: '1' },
  values: { type: 'string', default: '10' },
  batch: { type: 'string', default: '100' },
  'all-targets-every': { type: 'string', default: '4' },
  fixes: { type: 'string' },
});
if (unexpectedArgument !== undefined)
  exitWithUsage(usage, `"${unexpectedArgument}" belongs to no flag; --documents says how many.`);
const [documents, seed, valuesPerSchema, batch, fullEvery] = [
  values.documents,
  values['random-seed'],
  values.values,
  values.batch,
  values['all-targets-every'],
].map(Number) as [number, number, number, number, number];
if (
  ![documents, batch, fullEvery].every((count) => Number.isSafeInteger(count) && count > 0) ||
  ![seed, valuesPerSchema].every((count) => Number.isSafeInteger(count) && count >= 0)
)
  exitWithUsage(usage);

if (values.fixes !== undefined) {
  const count = Number(values.fixes);
  if (!Number.isSafeInteger(count) || count <= 0) exitWithUsage(usage);
  const { fixCounts, failures } = await fuzzFixes(seed, count, (done) =>
    process.stderr.write(`${done} of ${count} …\n`),
  );
  for (const failure of failures) process.stdout.write(`seed ${failure.seed}: ${failure.message}\n`);
  process.stdout.write(
    `${count} documents, ${fixCounts.safe} safe and ${fixCounts.unsafe} unsafe fixes made, ${fixCounts.excluded} left out; ${failures.length} wrong\n`,
  );
  process.exit(failures.length === 0 ? 0 : 1);
}

const startUsage = process.cpuUsage();
const printFindings = (findings: readonly Finding[], prefix = ''): void =>
  findings.forEach((finding) => process.stdout.write(`seed ${finding.seed}: ${prefix}${finding.message}\n`));
const reportProgress = (done: number, rejected: readonly Finding[], failures: readonly Finding[]): void => {
  printFindings(rejected, 'rejected, ');
  printFindings(failures);
  process.stderr.write(`${done} of ${documents} …\n`);
};
const {
  faultyDocuments,
  values: validatedValues,
  files,
  rejected,
  failures,
} = await fuzz({ documents, seed, values: valuesPerSchema, batch, fullEvery, onBatch: reportProgress });
const { user, system } = process.cpuUsage(startUsage);
process.stdout.write(
  `${documents} documents, ${faultyDocuments} with mistakes, ${files} files, ${validatedValues} values judged; ${rejected.length} rejected, ${failures.length} wrong; ${((user + system) / 1e6).toFixed(0)} s of processor without the compiler's\n`,
);
process.exitCode = rejected.length + failures.length === 0 ? 0 : 1;
