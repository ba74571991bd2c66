// Exit status of the conformance and differential scripts: 0 success, 1 differences, 2 nothing to compare.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Creates the content of a suite file: one group with one test. */
const createSuite = (data: unknown, valid: boolean, schema: object = { type: 'string' }): object[] => [
  { description: 'group', schema, tests: [{ description: 'test', data, valid }] },
];
const passingSuite = createSuite('a', true);
const createDocument = (schema: object): object => ({
  openapi: '3.1.0',
  info: { title: 'test', version: '1' },
  paths: {},
  components: { schemas: { A: schema } },
});
const requiredFile = 'tests/draft2020-12/type.json';
const formatFile = 'tests/draft2020-12/optional/format/date.json';

test.each<readonly [string, string, Readonly<Record<string, unknown>> | undefined, readonly string[], number, RegExp]>([
  [
    'a suite that passes',
    'conformance',
    { [requiredFile]: passingSuite, [formatFile]: createSuite('2030-01-15', true, { format: 'date' }) },
    [],
    0,
    /required: 1 of 1\noptional\/format: 1 of 1/,
  ],
  ['a failing required test', 'conformance', { [requiredFile]: createSuite(1, true) }, [], 1, /required: 0 of 1/],
  [
    'a failing format test',
    'conformance',
    { [requiredFile]: passingSuite, [formatFile]: createSuite('2030-02-31', true, { format: 'date' }) },
    [],
    1,
    /optional\/format: 0 of 1/,
  ],
  ['a suite without tests', 'conformance', { 'tests/draft2020-12/readme.txt': '' }, [], 2, /contains no tests/],
  [
    'a file name prefix without matches',
    'conformance',
    { [requiredFile]: passingSuite },
    ['other'],
    2,
    /contains no tests in files with the prefix other/,
  ],
  ['a directory without the suite', 'conformance', { 'readme.txt': '' }, [], 2, /not a copy of the suite/],
  ['a missing directory argument', 'conformance', undefined, [], 2, /^Usage: /],
  ['the help option', 'conformance', undefined, ['--help'], 0, /DIR \[START\]/],
  [
    'documents without differences',
    'differential',
    { 'a.json': createDocument({ type: 'integer', minimum: 3 }) },
    ['--values', '5'],
    0,
    /a\.json/,
  ],
  ['a directory without documents', 'differential', { 'readme.txt': '' }, [], 2, /contains no documents/],
  [
    'an invalid and a valid document',
    'differential',
    { 'a.json': 'no document', 'b.json': createDocument({ type: 'integer' }) },
    ['--values', '5'],
    1,
    /cannot be compared[^]*b\.json/,
  ],
  ['the help option', 'differential', undefined, ['--help'], 0, /^Usage: /],
])('is correct for %s (%s)', (_title, script, files, args, status, expectedOutput) => {
  const directory = mkdtempSync(join(tmpdir(), 'exit-status-'));
  for (const [path, content] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), JSON.stringify(content));
  }
  const result = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...(files ? [directory] : []), ...args],
    { encoding: 'utf8' },
  );
  const output = result.stderr.replaceAll(/^.* …\n/gm, '') + result.stdout;
  expect(output).toMatch(expectedOutput);
  expect(output).not.toMatch(/^\s+at /m);
  expect(result.status).toBe(status);
});
