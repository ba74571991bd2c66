// How much of the official JSON Schema test suite the generated validators meet: `npm run conformance -- DIR`.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup, type Group } from './conformance/group.ts';

const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run conformance -- DIR, where DIR is a copy of the suite');

interface Tally {
  passed: number;
  total: number;
}

const failures: string[] = [];

/** Runs every group of every file of a folder of the suite. */
async function runFolder(path: string, formats: 'assert' | 'annotate'): Promise<Tally> {
  const tally: Tally = { passed: 0, total: 0 };
  const files = readdirSync(path).filter((name) => name.endsWith('.json')).sort();
  for (const file of files) {
    if (only !== undefined && !file.startsWith(only)) continue;
    const groups = JSON.parse(readFileSync(join(path, file), 'utf8')) as readonly Group[];
    for (const group of groups) {
      const results = await runGroup(group, folder ?? '', formats);
      tally.total += group.tests.length;
      for (const [index, problem] of results.entries()) {
        if (problem === undefined) tally.passed++;
        else failures.push(`${file}: ${group.description}: ${group.tests[index]?.description ?? ''}: ${problem}`);
      }
    }
  }
  return tally;
}

const suite = join(folder, 'tests', 'draft2020-12');
const required = await runFolder(suite, 'annotate');
const formats = await runFolder(join(suite, 'optional', 'format'), 'assert');
for (const failure of failures) console.log(failure);
console.log(`required: ${required.passed} of ${required.total}`);
console.log(`optional/format: ${formats.passed} of ${formats.total}`);
process.exitCode = required.passed === required.total ? 0 : 1;
