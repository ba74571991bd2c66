// Locations of the document and its docs: next to the built program, or in the checkout.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the path of the API's release notes. */
export function changelogFile(): string {
  const built = fileURLToPath(new URL('changelog.md', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../../spec/CHANGELOG.md', import.meta.url));
}

/** Returns a directory of Ashlar's output. */
export function generatedDirectory(name: 'docs' | 'spec'): string {
  const built = fileURLToPath(new URL(`generated/${name}/`, import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL(`../../../generated/${name}/`, import.meta.url));
}
