// Packages in a release, in publishing order.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePackageJson, type PackageJson } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TargetName } from '../../../plugin/target.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';

/** Directory and origin of a package. */
export interface PackageLocation {
  /** Absolute path. */
  readonly directory: string;
  /** Target that generated the package; `undefined` for other packages. */
  readonly target?: TargetName | undefined;
  /** Absolute path of the document that the package was generated from; `undefined` for other packages. */
  readonly document?: string | undefined;
  /**
   * Absolute path of the output directory, which distinguishes two entries with the same document; `undefined` for
   * other packages.
   */
  readonly outputDirectory?: string | undefined;
  /** Whether all packages with this property have the same version. */
  readonly hasSharedVersion?: boolean;
}

/** Package with its package.json. */
export interface ReleasePackage extends PackageLocation {
  readonly name: string;
  readonly manifest: PackageJson;
}

/** Reads the packages. Returns `undefined` after reporting directories without a package. */
export function readPackages(
  locations: readonly PackageLocation[],
  cwd: string,
  report: Report,
): readonly ReleasePackage[] | undefined {
  const packages = locations.flatMap((location) => {
    const { directory, target } = location;
    const file = join(directory, 'package.json');
    const manifest = existsSync(file) ? parsePackageJson(readFileSync(file, 'utf8')) : undefined;
    if (manifest) return [{ ...location, name: manifest.name, manifest }];
    report.add('release/missing-package', {
      message: `no package in \`${toDisplayPath(cwd, directory)}\`: expected a \`package.json\` with \`name\` and \`version\``,
      help: target ? 'run `ashlar generate`' : 'correct `release.additionalPackages` in the configuration',
    });
    return [];
  });
  return packages.length === locations.length ? sortByDependencies(packages) : undefined;
}

/**
 * Sorts packages so that each comes after its dependencies. The `spec` package comes last: its published version is the
 * base of the comparison, so an interrupted release resumes with the same versions.
 */
function sortByDependencies(packages: readonly ReleasePackage[]): readonly ReleasePackage[] {
  const ordered: ReleasePackage[] = [];
  const addWithDependencies = (releasePackage: ReleasePackage): void => {
    if (ordered.includes(releasePackage)) return;
    const dependencies = Object.keys(releasePackage.manifest.dependencies ?? {});
    for (const other of packages)
      if (other !== releasePackage && dependencies.includes(other.name) && other.target !== 'spec')
        addWithDependencies(other);
    ordered.push(releasePackage);
  };
  packages.filter(({ target }) => target !== 'spec').forEach(addWithDependencies);
  return [...ordered, ...packages.filter(({ target }) => target === 'spec')];
}
