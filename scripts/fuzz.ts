// Whether documents of any making are generated from without a fault: `npm run fuzz -- --documents N --seed S`.

import { misused, readArguments } from './arguments.ts';
import { fuzz } from '../test/fuzz/run.ts';

const usage =
  'Usage: npm run fuzz -- [--documents N] [--seed S] [--values V] [--batch B]\n\nMakes N documents (100) of all features of OpenAPI 3.0 and 3.1 from the seeds S (1), S + 1, …; generates all targets from each, compiles them B (25) documents at a time in the strictest settings, and holds the validators against Ajv on V values (10) of each schema.\nEnds with 0 where nothing is wrong, with 1 where something is.\n';
const { values } = readArguments(usage, {
  documents: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  values: { type: 'string', default: '10' },
  batch: { type: 'string', default: '25' },
  help: { type: 'boolean', default: false },
});
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const [documents, seed, each, batch] = [values.documents, values.seed, values.values, values.batch].map(Number) as [number, number, number, number];
if (![documents, batch].every((count) => Number.isSafeInteger(count) && count > 0) || ![seed, each].every((count) => Number.isSafeInteger(count) && count >= 0)) misused(usage);

const before = process.cpuUsage();
const { values: judged, files, refused, wrong } = await fuzz({ documents, seed, values: each, batch, told: (done) => process.stderr.write(`${done} of ${documents} …\n`) });
const { user, system } = process.cpuUsage(before);
for (const finding of refused) process.stdout.write(`seed ${finding.seed}: refused, ${finding.sentence}\n`);
for (const finding of wrong) process.stdout.write(`seed ${finding.seed}: ${finding.sentence}\n`);
process.stdout.write(`${documents} documents, ${files} files, ${judged} values judged; ${refused.length} refused, ${wrong.length} wrong; ${((user + system) / 1e6).toFixed(0)} s of processor without the compiler's\n`);
process.exitCode = refused.length + wrong.length === 0 ? 0 : 1;
