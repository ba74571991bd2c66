// Node 20, 22 and 24 generate the same files, to the byte: a team whose machines differ commits no differences.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { attempt, run } from '../elsewhere/packed.ts';
import { folderWith } from '../unit/cli/folder.ts';

const versions = [20, 22, 24];

it('generates spec/ alike on every Node that it runs on', ({ skip }) => {
  const folder = folderWith({ 'package.json': '{ "private": true }\n' });
  const packages = versions.map((version) => `node${version}@npm:node@${version}`);
  const got = attempt(folder, 'npm', ['install', '--no-audit', '--no-fund', '--silent', ...packages]);
  const nodes = versions.map((version) => join(folder, 'node_modules', `node${version}`, 'bin', 'node'));
  const found = nodes.map((node) => attempt(folder, node, ['--version']).stdout.trim());
  skip(
    got.status !== 0 || found.includes(''),
    `Node ${versions.join(', ')} cannot be had from the registry: ${got.stderr.trim()}`,
  );
  expect(found.map((version) => Number(/^v(\d+)/.exec(version)?.[1]))).toEqual(versions);

  const digests = nodes.map((node, index) => {
    const out = join(folder, `out-${String(index)}`);
    run(root, node, [join(root, 'bin/ashlar.js'), 'generate', '--quiet', '--no-cache', '--out', out]);
    return digestsOf(out);
  });
  const [first = {}, ...others] = digests;
  expect(Object.keys(first).length).toBeGreaterThan(500);
  for (const other of others) expect(other).toEqual(first);
}, 900_000);

/** The digest of the bytes of every file below a folder, by path. */
function digestsOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
