// Tests that only the library for the database in use is loaded.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../architecture/files.ts';

/** Returns a string literal with the URL of a storage module, which a separate program imports. */
const moduleLiteral = (name: string): string =>
  JSON.stringify(pathToFileURL(join(root, 'src/service/storage', name)).href);

test('a SQLite storage does not load the PostgreSQL library', async () => {
  const program = `
    const { openSqliteStorage } = await import(${moduleLiteral('sqlite.ts')});
    const { isUniqueViolation } = await import(${moduleLiteral('unique-violation.ts')});
    await import(${moduleLiteral('open-storage.ts')});
    const storage = await openSqliteStorage(':memory:');
    const insert = () => storage.work('write', (db) => db.insertInto('accounts').values({ id: 'a', billing: null }).execute());
    await insert();
    const isDuplicate = await insert().then(() => false, isUniqueViolation);
    const { createRequire } = await import('node:module');
    const loadedFiles = Object.keys(createRequire(process.cwd() + '/package.json').cache).filter((file) => file.includes('/node_modules/pg/'));
    process.stdout.write(JSON.stringify({ isDuplicate, loadedFiles }));
    await storage.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(JSON.parse(stdout)).toEqual({ isDuplicate: true, loadedFiles: [] });
});
