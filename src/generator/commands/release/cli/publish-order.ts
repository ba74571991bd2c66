// Packages of a release, in publishing order.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TargetName } from '../../../plugin/target.ts';
import { shownPath } from '../../../pipeline/display-path.ts';

/** Directory and origin of a package. */
export interface PackagePlace {
  /** Absolute. */
  readonly folder: string;
  /** Target that generated the package; `undefined` for other packages. */
  readonly target?: TargetName | undefined;
  /** Document (absolute) that the package was generated from; `undefined` for other packages. */
  readonly document?: string | undefined;
  /**
   * Output directory (absolute), which distinguishes two entries with the same document; `undefined` for other
   * packages.
   */
  readonly of?: string | undefined;
}

/** Package with its package.json. */
export interface ReleasePackage extends PackagePlace {
  readonly name: string;
  readonly manifest: Manifest;
}

/** Reads the packages; `undefined` if a directory has none, which is reported. */
export function packagesIn(
  places: readonly PackagePlace[],
  cwd: string,
  report: Report,
): readonly ReleasePackage[] | undefined {
  const found = places.flatMap((place) => {
    const { folder, target } = place;
    const file = join(folder, 'package.json');
    const manifest = existsSync(file) ? readManifest(readFileSync(file, 'utf8')) : undefined;
    if (manifest) return [{ ...place, name: manifest.name, manifest }];
    report.add('release/no-package', {
      message: `${shownPath(cwd, folder)} holds no package: there is no package.json with a name and a version`,
      help: target ? 'Run ashlar generate.' : 'Mend release.also in the configuration.',
    });
    return [];
  });
  return found.length === places.length ? inOrder(found) : undefined;
}

/**
 * Sorts packages after their dependencies. The `spec` package comes last: its published version is the base of the
 * comparison, so an interrupted release resumes with the same versions.
 */
function inOrder(packages: readonly ReleasePackage[]): readonly ReleasePackage[] {
  const ordered: ReleasePackage[] = [];
  const place = (each: ReleasePackage): void => {
    if (ordered.includes(each)) return;
    const needed = Object.keys(each.manifest.dependencies ?? {});
    for (const other of packages)
      if (other !== each && needed.includes(other.name) && other.target !== 'spec') place(other);
    ordered.push(each);
  };
  packages.filter(({ target }) => target !== 'spec').forEach(place);
  return [...ordered, ...packages.filter(({ target }) => target === 'spec')];
}
