// Where the document and its documentation are: beside the built program, or in the checkout that it runs from.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The release notes of the interface. */
export function changelogFile(): string {
  const built = fileURLToPath(new URL('changelog.md', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../../spec/CHANGELOG.md', import.meta.url));
}

/** The folder of what Ashlar generated of that name. */
export function generatedFolder(name: 'docs' | 'spec'): string {
  const built = fileURLToPath(new URL(`generated/${name}/`, import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL(`../../../generated/${name}/`, import.meta.url));
}
