// Client for the configured npm registry.

import type { Report } from '../../../diagnostics/report.ts';
import { highestVersion } from '../version-bump.ts';
import type { PackageFiles } from '../package-diff.ts';
import { fetchPackage } from '../../../pipeline/revisions/npm-pack.ts';
import { runNpm, firstErrorLine, type ProcessResult } from '../../../pipeline/run-program.ts';

/** Published version with its files. */
export interface PublishedPackage {
  readonly version: string;
  readonly content: PackageFiles;
}

/**
 * Returns the highest published version. If all are prereleases, returns the version in package.json if it is
 * published; otherwise `none`. Returns `undefined` after reporting an error.
 */
export async function fetchLatestVersion(
  name: string,
  declaredVersion: string,
  cwd: string,
  report: Report,
): Promise<PublishedPackage | 'none' | undefined> {
  const result = await runNpm(cwd, ['view', name, 'versions', '--json', '--prefer-online']);
  if (!result.ok && npmErrorCode(result) === 'E404') return 'none';
  if (!result.ok) return reportNpmError(`cannot read the published versions of \`${name}\``, result, report);
  const versions = parseVersions(result.stdout);
  const version = highestVersion(versions) ?? versions.find((published) => published === declaredVersion);
  if (version === undefined) return 'none';
  const content = await fetchPackage(name, version, cwd);
  if (!('problem' in content)) return { version, content };
  report.add('release/registry-error', { message: content.problem });
  return undefined;
}

function parseVersions(json: string): readonly string[] {
  const value: unknown = json.trim() === '' ? [] : JSON.parse(json);
  return [value].flat().filter((version) => typeof version === 'string');
}

/** Publishes an archive; returns whether it succeeded. */
export async function publishArchive(
  name: string,
  version: string,
  archive: string,
  cwd: string,
  report: Report,
): Promise<boolean> {
  // The path is absolute: npm would interpret a relative path as a package name.
  const result = await runNpm(cwd, [
    'publish',
    archive,
    '--ignore-scripts',
    '--json',
    ...(version.includes('-') ? ['--tag', 'next'] : []),
  ]);
  if (result.ok) return true;
  const packageSpecifier = `${name}@${version}`;
  if (isVersionTaken(result))
    report.add('release/version-exists', {
      message: `\`${packageSpecifier}\` is already published with different content`,
      help: 'run the release again, or choose an unused version with `--min-version`',
    });
  else reportNpmError(`cannot publish \`${packageSpecifier}\``, result, report);
  return false;
}

function isVersionTaken(result: ProcessResult): boolean {
  const code = npmErrorCode(result);
  return (
    code === 'EPUBLISHCONFLICT' ||
    code === 'E409' ||
    /cannot publish over|already present|previously published/i.test(result.stderr + result.stdout)
  );
}

/** Returns npm's error code, such as `E404` or `ECONNREFUSED`. */
function npmErrorCode({ stdout, stderr }: ProcessResult): string | undefined {
  return /npm error code (\w+)/.exec(stderr)?.[1] ?? /"code": "(\w+)"/.exec(stdout)?.[1];
}

function reportNpmError(message: string, result: ProcessResult, report: Report): undefined {
  const code = npmErrorCode(result) ?? '';
  const fullMessage = `${message}: ${firstErrorLine(result)}`;
  if (/^(E401|E403|ENEEDAUTH|EOTP|E404)$/.test(code)) {
    report.add('release/permission-denied', {
      message: fullMessage,
      help: 'log in to the registry (`npm login`, or a token in `.npmrc`) as a user who can publish under this scope',
    });
  } else {
    report.add('release/registry-error', {
      message: fullMessage,
      help: 'check the connection with `npm ping` and `npm config get registry`, then run the release again to continue',
    });
  }
  return undefined;
}
