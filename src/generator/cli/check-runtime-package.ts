// Check that the package of the runtime is installed for source directories, in the version of Ashlar.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runtimePackageName } from '../code/runtime-package.ts';
import type { Report } from '../diagnostics/report.ts';
import { toDisplayPath } from '../pipeline/display-path.ts';
import type { TargetName } from '../plugin/target.ts';
import type { LoadedConfig } from './config/load.ts';
import { isRecord } from '../source/node.ts';
import { unreleasedVersion } from './unreleased-version.ts';

/**
 * Warns if the output directory cannot import the runtime, or has another version of it. Packages declare the
 * dependency themselves, and are installed after they are generated.
 */
export function checkRuntimePackage(
  { config, pathOf, describeError }: LoadedConfig,
  targets: readonly TargetName[],
  out: string,
  version: string,
  cwd: string,
  report: Report,
): void {
  const isPackage = (config.packages ?? false) !== false;
  if (isPackage || !(targets.includes('client') || targets.includes('validators'))) return;
  const installed = readInstalledVersion(out);
  if (installed === version) return;
  const from = `\`${toDisplayPath(cwd, out)}\``;
  const details = describeError({
    path: pathOf('client', 'runtime'),
    part: 'value',
    message:
      installed === undefined
        ? `cannot resolve \`${runtimePackageName}\` from ${from}: it is not installed`
        : `\`${runtimePackageName}\` ${installed} conflicts with the output in ${from}, which requires ${version}`,
    help:
      version === unreleasedVersion
        ? `pack it in a checkout of Ashlar (\`npm pack --workspace ${runtimePackageName}\`) and install the file, or set \`inline\``
        : `run \`npm install --save-exact ${runtimePackageName}@${version}\`, or set \`inline\``,
  });
  report.add(installed === undefined ? 'cli/missing-runtime' : 'cli/runtime-version', details);
}

/**
 * Returns the version of the runtime that modules in a directory import; `undefined` if it is not installed, or not
 * completely, as during an installation.
 */
function readInstalledVersion(directory: string): string | undefined {
  const file = findManifest(createRequire(join(directory, 'index.js')));
  if (file === undefined) return undefined;
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(manifest) && typeof manifest['version'] === 'string' ? manifest['version'] : undefined;
  } catch {
    return undefined;
  }
}

function findManifest({ resolve }: NodeJS.Require): string | undefined {
  const path = `${runtimePackageName}/package.json`;
  // Node.js caches that a package is missing, but it can be installed while Ashlar watches.
  const installed = resolve
    .paths(path)
    ?.map((directory) => join(directory, path))
    .find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  try {
    // Yarn Plug'n'Play has no directory with packages.
    return resolve(path);
  } catch {
    return undefined;
  }
}
