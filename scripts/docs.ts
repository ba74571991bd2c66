// Writes the documentation of Ashlar as a static site: `npm run docs [-- DIR]` (default: `site`).

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ownSite } from './docs/site.ts';

const named = process.argv[2];
const folder = resolve(named ?? join(import.meta.dirname, '../site'));
// Only the default directory is known to contain nothing else.
if (named === undefined) rmSync(folder, { recursive: true, force: true });
else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${named} holds something already; name a folder that is new or empty`);
  process.exit(2);
}
const files = ownSite();
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
console.log(`${files.size} files in ${folder}: open ${join(folder, 'index.html')}`);
