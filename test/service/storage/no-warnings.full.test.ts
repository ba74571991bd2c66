// Tests that standard error, which contains the log, has no warning from Node.js about SQLite.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../architecture/files.ts';

const moduleUrl = pathToFileURL(join(root, 'src/service/storage/sqlite-driver.ts')).href;

test('opening a database prints no warning, and later warnings are printed', async () => {
  const program = `
    const { openSqlite } = await import(${JSON.stringify(moduleUrl)});
    const database = openSqlite(':memory:');
    process.stdout.write(JSON.stringify(database.prepare('select 1 as one').all([])));
    database.close();
    process.emitWarning('test warning');`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout).toBe('[{"one":1}]');
  expect(stderr.split('\n').filter((line) => /Warning/.test(line))).toEqual([
    expect.stringMatching(/Warning: test warning$/),
  ]);
});
