// What the scripts that hold validators against others end with: 0 only where something was compared and all of it agrees.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const group = (data: unknown, valid: boolean, schema: object = { type: 'string' }): object[] => [
  { description: 'group', schema, tests: [{ description: 'test', data, valid }] },
];
const right = group('a', true);
const documented = (schema: object): object => ({
  openapi: '3.1.0',
  info: { title: 'test', version: '1' },
  paths: {},
  components: { schemas: { A: schema } },
});
const required = 'tests/draft2020-12/type.json';
const formats = 'tests/draft2020-12/optional/format/date.json';

test.each<readonly [string, string, Readonly<Record<string, unknown>> | undefined, readonly string[], number, RegExp]>([
  [
    'a suite that passes',
    'conformance',
    { [required]: right, [formats]: group('2030-01-15', true, { format: 'date' }) },
    [],
    0,
    /required: 1 of 1\noptional\/format: 1 of 1/,
  ],
  ['a test that is required fails', 'conformance', { [required]: group(1, true) }, [], 1, /required: 0 of 1/],
  [
    'a test of a format fails',
    'conformance',
    { [required]: right, [formats]: group('2030-02-31', true, { format: 'date' }) },
    [],
    1,
    /optional\/format: 0 of 1/,
  ],
  ['a suite without tests', 'conformance', { 'tests/draft2020-12/readme.txt': '' }, [], 2, /has no tests/],
  ['no file of the name', 'conformance', { [required]: right }, ['other'], 2, /begin with other/],
  ['no suite', 'conformance', { 'readme.txt': '' }, [], 2, /no copy of the suite/],
  ['no folder given', 'conformance', undefined, [], 2, /^Usage: /],
  ['help', 'conformance', undefined, ['--help'], 0, /DIR \[START\]/],
  [
    'documents on which all agree',
    'differential',
    { 'a.json': documented({ type: 'integer', minimum: 3 }) },
    ['--values', '5'],
    0,
    /a\.json/,
  ],
  ['a folder without documents', 'differential', { 'readme.txt': '' }, [], 2, /has no documents/],
  [
    'a document that is broken, and one that is not',
    'differential',
    { 'a.json': 'no document', 'b.json': documented({ type: 'integer' }) },
    ['--values', '5'],
    1,
    /cannot be compared[^]*b\.json/,
  ],
  ['help', 'differential', undefined, ['--help'], 0, /^Usage: /],
])('%s: %s', (_name, script, files, more, status, said) => {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  for (const [path, content] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  const ended = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...(files ? [folder] : []), ...more],
    { encoding: 'utf8' },
  );
  const text = ended.stderr.replaceAll(/^.* …\n/gm, '') + ended.stdout;
  expect(text).toMatch(said);
  expect(text).not.toMatch(/^\s+at /m);
  expect(ended.status).toBe(status);
});
