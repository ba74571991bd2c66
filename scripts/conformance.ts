// Conformance to the official JSON Schema Test Suite: `npm run conformance -- DIR`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { runGroup, type Group } from './conformance/run-group.ts';

const usage =
  'Usage: npm run conformance -- DIR [START]\n\nDIR is a copy of the official suite: it holds tests/draft2020-12. START is how the names of files begin that are run; else all are.\nEnds with 0 where every test passes, with 1 where one does not, with 2 where there is none to run.\n';
const { positionals } = parseArguments(usage, {});
const [directory, prefix] = positionals;
if (directory === undefined) exitWithUsage(usage);
const suiteDirectory = join(directory, 'tests', 'draft2020-12');
if (!existsSync(suiteDirectory))
  exitWithUsage(usage, `${directory} is no copy of the suite: it has no tests/draft2020-12.`);

interface Tally {
  passed: number;
  total: number;
}

const failures: string[] = [];

/** Runs every group in a directory of the suite. */
async function runDirectory(root: string, path: string, formats: 'assert' | 'annotate'): Promise<Tally> {
  const tally: Tally = { passed: 0, total: 0 };
  const files = (existsSync(path) ? readdirSync(path) : []).filter((name) => name.endsWith('.json')).sort();
  for (const file of files) {
    if (prefix !== undefined && !file.startsWith(prefix)) continue;
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

const required = await runDirectory(directory, suiteDirectory, 'annotate');
const formats = await runDirectory(directory, join(suiteDirectory, 'optional', 'format'), 'assert');
for (const failure of failures) console.log(failure);
console.log(`required: ${required.passed} of ${required.total}`);
console.log(`optional/format: ${formats.passed} of ${formats.total}`);
if (required.total + formats.total === 0)
  exitWithUsage(
    usage,
    prefix === undefined
      ? `${suiteDirectory} has no tests.`
      : `${suiteDirectory} has no tests in files whose names begin with ${prefix}.`,
  );
process.exitCode = failures.length === 0 ? 0 : 1;
