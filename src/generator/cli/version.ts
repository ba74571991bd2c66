// Version of this Ashlar package.

import { existsSync, readFileSync } from 'node:fs';

/** Returns the version from the nearest `package.json` above this file. */
export function ownVersion(): string {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    const manifest = new URL('package.json', folder);
    if (existsSync(manifest)) return versionIn(readFileSync(manifest, 'utf8'));
    if (folder.pathname === '/') throw new Error('the package.json of Ashlar is missing');
  }
}

function versionIn(text: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string')
    return value.version;
  throw new Error('the package.json of Ashlar has no version');
}
