// Version of this Ashlar package.

import { existsSync, readFileSync } from 'node:fs';

/** Returns the version from the nearest `package.json` above this file. */
export function ownVersion(): string {
  for (let directory = new URL('.', import.meta.url); ; directory = new URL('..', directory)) {
    const manifest = new URL('package.json', directory);
    if (existsSync(manifest)) return parseVersion(readFileSync(manifest, 'utf8'));
    if (directory.pathname === '/') throw new Error('the package.json of Ashlar is missing');
  }
}

function parseVersion(text: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string')
    return value.version;
  throw new Error('the package.json of Ashlar has no version');
}
