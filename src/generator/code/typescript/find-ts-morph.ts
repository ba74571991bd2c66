// Lookup of ts-morph, an optional peer dependency: only some commands need the compiler that it contains.

import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../diagnostics/report.ts';

export interface TsMorphInstallation {
  readonly directory: string;
  readonly version: string;
}

/** The major version that the peer dependency allows. Others contain a compiler with different options. */
const supportedMajor = 28;

/** The project and, because Ashlar can be installed elsewhere, Ashlar itself. */
const importingDirectories = [process.cwd(), fileURLToPath(new URL('.', import.meta.url))];

/** Finds ts-morph as modules in the directories would. Prefers a supported version. */
export function findTsMorph(directories = importingDirectories): TsMorphInstallation | undefined {
  const installations = directories.flatMap((importer): readonly TsMorphInstallation[] => {
    const require = createRequire(join(importer, 'any.js'));
    try {
      const manifest = require.resolve('ts-morph/package.json');
      return [{ directory: dirname(manifest), version: (require(manifest) as { readonly version: string }).version }];
    } catch {
      return [];
    }
  });
  return installations.find(isSupported) ?? installations[0];
}

function isSupported({ version }: TsMorphInstallation): boolean {
  return version.startsWith(`${supportedMajor}.`);
}

/** Returns whether ts-morph can be loaded. If not, reports that the feature requires it. */
export function checkTsMorph(feature: string, report: Report, directories = importingDirectories): boolean {
  const installation = findTsMorph(directories);
  if (installation && isSupported(installation)) return true;
  const problem = installation
    ? `version ${installation.version} is installed in \`${relative('', installation.directory)}\``
    : 'it is not installed';
  report.add('cli/missing-package', {
    message: `${feature} requires version ${supportedMajor} of \`ts-morph\`, but ${problem}`,
    help: `run \`npm install -D ts-morph@${supportedMajor}\``,
  });
  return false;
}
