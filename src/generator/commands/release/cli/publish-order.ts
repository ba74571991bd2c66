// Which packages a release is about, and in which order they are published.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { TargetName } from '../../../plugin/target.ts';
import { shownPath } from '../../../pipeline/display-path.ts';

/** Where a package is. */
export interface PackagePlace {
  /** Absolute. */
  readonly folder: string;
  /** The target that generated it; undefined for others. */
  readonly target?: TargetName | undefined;
  /** The document (absolute) that it was generated from; undefined for others. */
  readonly document?: string | undefined;
  /** The folder (absolute) of all that was generated with it, which tells two entries of one document apart; undefined for others. */
  readonly of?: string | undefined;
}

/** A package as the project has it. */
export interface ReleasePackage extends PackagePlace {
  readonly name: string;
  readonly manifest: Manifest;
}

/** The packages of these places; undefined where one has none, which is reported. */
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
 * Each after those that it depends on. The document comes last: what is published of it says since when everything else
 * is compared, so until it is there a release that was cut short is taken up again with the same versions.
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
