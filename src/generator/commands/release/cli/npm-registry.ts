// Access to the configured npm registry.

import type { Report } from '../../../diagnostics/report.ts';
import { highest } from '../semver.ts';
import type { Content } from '../package-diff.ts';
import { fetchPackage } from '../../../pipeline/revisions/npm-pack.ts';
import { npm, saidBy, type Ran } from '../../../pipeline/child-process.ts';

/** Published version with its files. */
export interface Published {
  readonly version: string;
  readonly content: Content;
}

/**
 * Returns the highest published version, or the prerelease in package.json if published; `none` if there is none,
 * `undefined` after an error, which is reported.
 */
export async function lastPublished(
  name: string,
  stated: string,
  cwd: string,
  report: Report,
): Promise<Published | 'none' | undefined> {
  const ran = await npm(cwd, ['view', name, 'versions', '--json', '--prefer-online']);
  if (!ran.ok && codeOf(ran) === 'E404') return 'none';
  if (!ran.ok) return complain(`what is published of ${name} cannot be told`, ran, report);
  const versions = versionsIn(ran.stdout);
  const version = highest(versions) ?? versions.find((each) => each === stated);
  if (version === undefined) return 'none';
  const content = await fetchPackage(name, version, cwd);
  if (!('problem' in content)) return { version, content };
  report.add('release/registry', { message: content.problem });
  return undefined;
}

function versionsIn(json: string): readonly string[] {
  const value: unknown = json.trim() === '' ? [] : JSON.parse(json);
  return [value].flat().filter((version) => typeof version === 'string');
}

/** Publishes an archive; returns whether it succeeded. */
export async function publish(
  name: string,
  version: string,
  archive: string,
  cwd: string,
  report: Report,
): Promise<boolean> {
  // The path is absolute: npm would interpret a relative path as a package name.
  const ran = await npm(cwd, [
    'publish',
    archive,
    '--ignore-scripts',
    '--json',
    ...(version.includes('-') ? ['--tag', 'next'] : []),
  ]);
  if (ran.ok) return true;
  const wanted = `${name}@${version}`;
  if (isTaken(ran))
    report.add('release/version-taken', {
      message: `${wanted} is published already, with another content`,
      help: 'Somebody else has released meanwhile, or it was withdrawn: run the release again; --at-least chooses a version that is free.',
    });
  else complain(`${wanted} cannot be published`, ran, report);
  return false;
}

function isTaken(ran: Ran): boolean {
  const code = codeOf(ran);
  return (
    code === 'EPUBLISHCONFLICT' ||
    code === 'E409' ||
    /cannot publish over|already present|previously published/i.test(ran.stderr + ran.stdout)
  );
}

/** Returns the error code of npm: `E404`, `ECONNREFUSED`. */
function codeOf({ stdout, stderr }: Ran): string | undefined {
  return /npm error code (\w+)/.exec(stderr)?.[1] ?? /"code": "(\w+)"/.exec(stdout)?.[1];
}

function complain(message: string, ran: Ran, report: Report): undefined {
  const code = codeOf(ran) ?? '';
  const said = `${message}: ${saidBy(ran)}`;
  if (/^(E401|E403|ENEEDAUTH|EOTP|E404)$/.test(code)) {
    report.add('release/refused', {
      message: said,
      help: 'Log in to the registry (npm login, or a token in .npmrc), as somebody who may publish under this scope.',
    });
  } else {
    report.add('release/registry', {
      message: said,
      help: 'See that the registry can be reached: npm ping, npm config get registry. What has been published stays; the next run goes on from there.',
    });
  }
  return undefined;
}
