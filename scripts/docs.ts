// Writes the documentation of Ashlar as a static site: `npm run docs [-- DIR]` (default: `site`).

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createSite } from './docs/site.ts';

const directoryArgument = process.argv[2];
const directory = resolve(directoryArgument ?? join(import.meta.dirname, '../site'));
// Only the default directory is known to contain nothing but the site.
if (directoryArgument === undefined) rmSync(directory, { recursive: true, force: true });
else if (existsSync(directory) && readdirSync(directory).length > 0) {
  console.error(`${directoryArgument} is not empty: pass a new or empty directory`);
  process.exit(2);
}
const files = createSite();
for (const [path, text] of files) {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}
console.log(`${files.size} files in ${directory}: open ${join(directory, 'index.html')}`);
