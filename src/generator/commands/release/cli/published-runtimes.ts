// Published versions of `@ashlar/runtime` that packages import, without which their declarations cannot be compared.

import { runtimePackageName } from '../../../code/runtime-package.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { fetchPackage } from '../../../pipeline/revisions/npm-pack.ts';
import type { PackageSet } from '../declaration-diff.ts';
import { decodeFile, type PackageFiles } from '../package-diff.ts';
import { parsePackageJson, type PackageJson } from '../package-json.ts';

/** Adds the runtime to the packages of a release, in the version that a package imports, itself or by a sibling. */
export type AddRuntime = (release: PackageSet, name: string) => PackageSet;

/**
 * Fetches the runtime of each package in its published version and in the next one. Packages in the release are not
 * fetched. Returns `undefined` after reporting an error.
 */
export async function fetchPublishedRuntimes(
  manifests: readonly PackageJson[],
  published: PackageSet,
  cwd: string,
  report: Report,
): Promise<AddRuntime | undefined> {
  const runtimes = new Map<string, PackageFiles>();
  const isReleased = manifests.some(({ name }) => name === runtimePackageName);
  for (const manifest of isReleased ? [] : manifests) {
    const publishedManifest = parseManifest(published.get(manifest.name));
    // The declarations of a new package are not compared.
    const versions = publishedManifest ? [publishedManifest, manifest].map(runtimeVersionOf) : [];
    for (const version of versions) {
      if (version === undefined || runtimes.has(version)) continue;
      const files = await fetchPackage(runtimePackageName, version, cwd);
      if ('problem' in files) {
        report.add('release/registry-error', { message: files.problem });
        return undefined;
      }
      runtimes.set(version, files);
    }
  }
  return (release, name) => {
    const version = findRuntimeVersion(release, name);
    const files = version === undefined ? undefined : runtimes.get(version);
    return files ? new Map([...release, [runtimePackageName, files]]) : release;
  };
}

/** Parses package.json among the files of a package; `undefined` if there are none. */
export function parseManifest(files: PackageFiles | undefined): PackageJson | undefined {
  return files && parsePackageJson(decodeFile(files.get('package.json')));
}

function runtimeVersionOf({ dependencies }: PackageJson): string | undefined {
  return dependencies?.[runtimePackageName];
}

function findRuntimeVersion(release: PackageSet, name: string, visited = new Set<string>()): string | undefined {
  const manifest = visited.has(name) ? undefined : parseManifest(release.get(name));
  if (!manifest) return undefined;
  visited.add(name);
  const ownVersion = runtimeVersionOf(manifest);
  if (ownVersion !== undefined) return ownVersion;
  for (const sibling of Object.keys(manifest.dependencies ?? {})) {
    const version = findRuntimeVersion(release, sibling, visited);
    if (version !== undefined) return version;
  }
  return undefined;
}
