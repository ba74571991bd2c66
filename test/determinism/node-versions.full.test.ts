// Tests that the output is identical on Node.js 20, 22, and 24.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../architecture/files.ts';
import { attempt } from '../packed/pack.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { skipBecause } from '../tier.ts';

const versions = [20, 22, 24];

it('generates identical files from spec/ on every supported Node.js version', (context) => {
  const directory = createTempDirectory({ 'package.json': '{ "private": true }\n' });
  const packages = versions.map((version) => `node${version}@npm:node@${version}`);
  const installation = attempt(directory, 'npm', ['install', '--no-audit', '--no-fund', '--silent', ...packages]);
  const nodes = versions.map((version) => join(directory, 'node_modules', `node${version}`, 'bin', 'node'));
  const reportedVersions = nodes.map((node) => attempt(directory, node, ['--version']).stdout.trim());
  if (installation.status !== 0 || reportedVersions.includes('')) {
    skipBecause(context, `Node ${versions.join(', ')} cannot be installed: ${installation.stderr.trim()}`);
  }
  expect(reportedVersions.map((version) => Number(/^v(\d+)/.exec(version)?.[1]))).toEqual(versions);

  const digests = nodes.map((node, index) => {
    const out = join(directory, `out-${String(index)}`);
    const args = [join(root, 'bin/ashlar.js'), 'generate', '--quiet', '--no-cache', '--out', out];
    // V8 prints an error for a flag that it does not have.
    expect(attempt(root, node, args)).toMatchObject({ status: 0, stderr: '' });
    return computeDigests(out);
  });
  const [first = {}, ...others] = digests;
  expect(Object.keys(first).length).toBeGreaterThan(500);
  for (const other of others) expect(other).toEqual(first);
}, 900_000);

/** Returns the SHA-256 digest of every file below a directory, by path. */
function computeDigests(directory: string): Readonly<Record<string, string>> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [path.slice(directory.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
