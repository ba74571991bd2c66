// Only the library of the used database is loaded.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';

/** A module of the storage, for import by a separate program. */
const module = (name: string): string => JSON.stringify(pathToFileURL(join(root, 'src/service/storage', name)).href);

it('SQLite does not load the library of PostgreSQL', async () => {
  const program = `
    const { openSqliteStorage } = await import(${module('sqlite.ts')});
    const { isUniqueViolation } = await import(${module('unique-violation.ts')});
    await import(${module('open-storage.ts')});
    const storage = await openSqliteStorage(':memory:');
    const insert = () => storage.work('write', (db) => db.insertInto('accounts').values({ id: 'a', billing: null }).execute());
    await insert();
    const again = await insert().then(() => false, isUniqueViolation);
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(process.cwd() + '/package.json').cache).filter((file) => file.includes('/node_modules/pg/'));
    process.stdout.write(JSON.stringify({ again, loaded }));
    await storage.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(JSON.parse(stdout)).toEqual({ again: true, loaded: [] });
});
