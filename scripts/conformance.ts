// Conformance to the official JSON Schema Test Suite: `npm run conformance -- DIR`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithUsage, parseArguments } from './arguments.ts';
import { runGroup, type TestGroup } from './conformance/run-group.ts';

const usage =
  'Usage: npm run conformance -- DIR [START]\n\nDIR is a copy of the official suite, with tests/draft2020-12. START is a prefix of the file names to run (default: all files).\nExits with 0 if all tests pass, with 1 if a test fails, with 2 if there are no tests.\n';
const { positionals } = parseArguments(usage, {});
const [directory, prefix] = positionals;
if (directory === undefined) exitWithUsage(usage);
const suiteDirectory = join(directory, 'tests', 'draft2020-12');
if (!existsSync(suiteDirectory))
  exitWithUsage(usage, `${directory} is not a copy of the suite: tests/draft2020-12 is missing.`);

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
    const groups = JSON.parse(readFileSync(join(path, file), 'utf8')) as readonly TestGroup[];
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
      ? `${suiteDirectory} contains no tests.`
      : `${suiteDirectory} contains no tests in files with the prefix ${prefix}.`,
  );
process.exitCode = failures.length === 0 ? 0 : 1;
