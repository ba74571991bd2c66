// Fuzzer of the generator: `npm run fuzz -- --documents N --random-seed S`.

import { exitWithUsage, parseArguments } from './arguments.ts';
import { fuzzFixes } from '../test/fuzz/fuzz-lint-fixes.ts';
import { fuzz, type FuzzFinding } from '../test/fuzz/fuzz-generator.ts';

const usage = `Usage: npm run fuzz -- [--documents N] [--random-seed N] [--values N] [--batch N] [--all-targets-every N]
       npm run fuzz -- --fixes N [--random-seed N]

Generates code from random OpenAPI 3.0, 3.1, 3.2, and Swagger 2.0 documents, compiles it with the strictest
settings, and compares the validators with Ajv. Every fourth document is generated again with injected errors, and
another fourth with mistakes that are repaired: its output must be that of the document without them.
With --fixes: fixes random documents with lint --fix or --fix --unsafe-fixes, and compares them before and after.
Exits with 0 if there are no findings, with 1 otherwise.

  --documents N          number of documents (default: 100)
  --random-seed N        seed of the first document; each document has the next seed (default: 1)
  --values N             number of values for each schema (default: 10)
  --batch N              number of documents that are compiled together (default: 100)
  --all-targets-every N  all targets for every Nth document, only code for the others (default: 4)
  --fixes N              number of documents to fix
  --help                 print this help
`;
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
if (unexpectedArgument !== undefined) exitWithUsage(usage, `unexpected argument "${unexpectedArgument}"`);
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
  for (const failure of failures) process.stdout.write(`random seed ${failure.seed}: ${failure.message}\n`);
  process.stdout.write(
    `${count} documents, ${fixCounts.safe} safe and ${fixCounts.unsafe} unsafe fixes applied, ${fixCounts.excluded} excluded; ${failures.length} failures\n`,
  );
  process.exit(failures.length === 0 ? 0 : 1);
}

const startUsage = process.cpuUsage();
const printFindings = (findings: readonly FuzzFinding[], prefix = ''): void =>
  findings.forEach((finding) => process.stdout.write(`random seed ${finding.seed}: ${prefix}${finding.message}\n`));
const reportProgress = (done: number, rejected: readonly FuzzFinding[], failures: readonly FuzzFinding[]): void => {
  printFindings(rejected, 'error in a valid document: ');
  printFindings(failures);
  process.stderr.write(`${done} of ${documents} …\n`);
};
const {
  faultyDocuments,
  repairedDocuments,
  values: validatedValues,
  files,
  rejected,
  failures,
} = await fuzz({ documents, seed, values: valuesPerSchema, batch, fullEvery, onBatch: reportProgress });
const { user, system } = process.cpuUsage(startUsage);
process.stdout.write(
  `${documents} documents, ${faultyDocuments} with injected errors, ${repairedDocuments} repaired, ${files} files, ${validatedValues} values validated; ${rejected.length} errors in valid documents, ${failures.length} failures; ${((user + system) / 1e6).toFixed(0)} s of CPU time without the compiler\n`,
);
process.exitCode = rejected.length + failures.length === 0 ? 0 : 1;
