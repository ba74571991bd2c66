// Builds the documentation of Ashlar as a static site: `npm run docs [-- DIR] [--base PATH] [--repository URL]`.

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './docs/build-site.ts';
import { createSource, repositoryUrl } from './docs/pages.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Path below which the site will be served. */
    base: { type: 'string', default: '/' },
    /** URL of the repository, for edit links (default: that of the package manifest). */
    repository: { type: 'string' },
  },
});
const [directoryArgument] = positionals;
const directory = resolve(directoryArgument ?? join(import.meta.dirname, '../site'));
// Only the default directory is known to contain nothing but the site.
if (directoryArgument !== undefined && existsSync(directory) && readdirSync(directory).length > 0) {
  console.error(`${directoryArgument} is not empty: pass a new or empty directory`);
  process.exit(2);
}
await buildSite(createSource(values.repository ?? repositoryUrl()), directory, values.base);
console.log(`The site is in ${directory}: serve it with any web server`);
