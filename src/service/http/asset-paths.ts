// Paths of the OpenAPI document, its docs, and the changelog, in the built program or in the checkout.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the path of the API's release notes. */
export function changelogFile(): string {
  const builtPath = fileURLToPath(new URL('changelog.md', import.meta.url));
  return existsSync(builtPath) ? builtPath : fileURLToPath(new URL('../../../spec/CHANGELOG.md', import.meta.url));
}

/** Returns the path of a directory that Ashlar generated. */
export function generatedDirectory(name: 'docs' | 'spec'): string {
  const builtPath = fileURLToPath(new URL(`generated/${name}/`, import.meta.url));
  return existsSync(builtPath) ? builtPath : fileURLToPath(new URL(`../../../generated/${name}/`, import.meta.url));
}
