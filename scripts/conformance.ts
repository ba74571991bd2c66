// Conformance to the official JSON Schema Test Suite: `npm run conformance -- DIR`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misused, readArguments } from './arguments.ts';
import { runGroup, type Group } from './conformance/group.ts';

const usage =
  'Usage: npm run conformance -- DIR [START]\n\nDIR is a copy of the official suite: it holds tests/draft2020-12. START is how the names of files begin that are run; else all are.\nEnds with 0 where every test passes, with 1 where one does not, with 2 where there is none to run.\n';
const { positionals } = readArguments(usage, {});
const [folder, only] = positionals;
if (folder === undefined) misused(usage);
const suite = join(folder, 'tests', 'draft2020-12');
if (!existsSync(suite)) misused(usage, `${folder} is no copy of the suite: it has no tests/draft2020-12.`);

interface Tally {
  passed: number;
  total: number;
}

const failures: string[] = [];

/** Runs every group in a directory of the suite. */
async function runFolder(root: string, path: string, formats: 'assert' | 'annotate'): Promise<Tally> {
  const tally: Tally = { passed: 0, total: 0 };
  const files = (existsSync(path) ? readdirSync(path) : []).filter((name) => name.endsWith('.json')).sort();
  for (const file of files) {
    if (only !== undefined && !file.startsWith(only)) continue;
    const groups = JSON.parse(readFileSync(join(path, file), 'utf8')) as readonly Group[];
    for (const group of groups) {
      const results = await runGroup(group, root, formats);
      tally.total += group.tests.length;
      for (const [index, problem] of results.entries()) {
        if (problem === undefined) tally.passed++;
        else failures.push(`${file}: ${group.description}: ${group.tests[index]?.description ?? ''}: ${problem}`);
      }
    }
  }
  return tally;
}

const required = await runFolder(folder, suite, 'annotate');
const formats = await runFolder(folder, join(suite, 'optional', 'format'), 'assert');
for (const failure of failures) console.log(failure);
console.log(`required: ${required.passed} of ${required.total}`);
console.log(`optional/format: ${formats.passed} of ${formats.total}`);
if (required.total + formats.total === 0)
  misused(
    usage,
    only === undefined ? `${suite} has no tests.` : `${suite} has no tests in files whose names begin with ${only}.`,
  );
process.exitCode = failures.length === 0 ? 0 : 1;
