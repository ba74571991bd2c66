// Whether what is generated judges as others do: `npm run differential -- DIR` compares verdicts on every schema of each document there.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { misused, readArguments } from './arguments.ts';
import { table } from './table.ts';
import { compare } from '../test/differential/compare.ts';
import { comparedFile } from '../test/differential/documents.ts';
import { differences } from '../test/differential/differences.ts';

const usage = 'Usage: npm run differential -- DIR [--values N] [--seed N] [--markdown]\n\nDIR holds OpenAPI documents of one file each (.json, .yaml). N values are made for each schema.\n';
const { values, positionals } = readArguments(usage, { values: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' }, markdown: { type: 'boolean', default: false } });
const [folder] = positionals;
if (folder === undefined || !existsSync(folder)) misused(usage);
const [count, seed] = [Number(values.values), Number(values.seed)];
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) misused(usage);

const rows: (readonly string[])[] = [];
const met = new Map<string, number>();
let unexplained = 0;
for (const name of readdirSync(folder).filter((each) => /\.(json|ya?ml)$/.test(each)).sort()) {
  process.stderr.write(`${name} …\n`);
  const start = performance.now();
  const result = await compare(await comparedFile(join(folder, name), count, seed));
  for (const sentence of [...result.unexplained, ...result.incomparable]) process.stderr.write(`  ${sentence}\n`);
  for (const [id, times] of result.explained) met.set(id, (met.get(id) ?? 0) + times);
  unexplained += result.unexplained.length;
  const explained = [...result.explained.values()].reduce((sum, times) => sum + times, 0);
  rows.push([name, ...[result.schemas, result.incomparable.length, result.values, result.valid, explained, result.unexplained.length].map(String), `${((performance.now() - start) / 1000).toFixed(0)} s`]);
}
process.stdout.write(table(['document', 'schemas', 'not comparable', 'values', 'valid', 'listed differences', 'other differences', 'time'], rows, values.markdown));
for (const { id, source, sentence } of differences) if (met.has(id)) process.stdout.write(`${id}: ${met.get(id) ?? 0} (${source}: ${sentence})\n`);
if (met.has('several together')) process.stdout.write(`several of these together: ${met.get('several together') ?? 0}\n`);
process.exitCode = unexplained === 0 ? 0 : 1;
