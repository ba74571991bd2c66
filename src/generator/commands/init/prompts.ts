// Answers that `init` needs: from options, prompts, or defaults.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { targetNames } from '../../targets/builtin.ts';
import type { TargetName } from '../../plugin/target.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Host } from '../../cli/environment.ts';
import { filesLike, isGlob } from '../../cli/config/glob.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { count } from '../../cli/format-units.ts';
import { readTargets } from '../../cli/settings.ts';
import { exampleOf } from './multi-document-config.ts';

export interface Answers {
  /** Relative to the working directory, with `/`. */
  readonly document: string;
  readonly targets: readonly TargetName[];
  /** Relative to the working directory, with `/`. */
  readonly out: string;
  /** Packages to publish, or `false` for source directories. */
  readonly packages: false | { readonly scope: string; readonly license: string };
  readonly workflow: boolean;
}

type Ask = NonNullable<Host['ask']>;

/** Returns the answers; `undefined` if one is missing or invalid, which is reported. */
export async function answersOf(
  flags: InitFlags,
  documents: readonly string[],
  host: Host,
  report: Report,
): Promise<Answers | undefined> {
  const ask = flags.yes === true ? undefined : host.ask;
  if (ask === undefined && flags.yes !== true && flags.document === undefined) {
    report.add('cli/bad-arguments', {
      message: 'init asks for the document, and there is no terminal to ask',
      help: 'Name it with --document, or take what is found and all defaults with --yes.',
    });
    return undefined;
  }
  const document = await documentOf(flags, documents, ask, host.cwd, report);
  if (document === undefined) return undefined;
  const named = flags.targets ?? (await ask?.(`What is generated, between commas (${targetNames.join(', ')})`, 'all'));
  const targets =
    named === undefined || named.trim() === 'all' || named.trim() === '' ? targetNames : readTargets(named, report);
  const mode =
    flags.mode ?? (await ask?.('Folders of source, or packages to publish (folder, packages)', 'folder')) ?? 'folder';
  const packages = await packagesOf(mode, flags, ask, report);
  const out =
    flags.out ??
    (await ask?.('The folder to generate into', mode === 'packages' ? 'generated' : 'src/api')) ??
    (mode === 'packages' ? 'generated' : 'src/api');
  if (out.trim() === '')
    report.add('cli/bad-arguments', { message: '--out is empty', help: 'The working directory is --out .' });
  const workflow =
    flags.workflow === false
      ? false
      : ask === undefined ||
        /^(?:y|yes)$/i.test((await ask('A workflow that checks pull requests on GitHub (yes, no)', 'yes')).trim());
  if (targets === undefined || packages === undefined || report.failed) return undefined;
  return { document, targets, out: shownPath(host.cwd, resolve(host.cwd, out.trim())), packages, workflow };
}

async function documentOf(
  { document }: InitFlags,
  documents: readonly string[],
  ask: Ask | undefined,
  cwd: string,
  report: Report,
): Promise<string | undefined> {
  const [first] = documents;
  const answer =
    document ??
    (ask ? await ask('The OpenAPI document', first ?? 'openapi.yaml') : documents.length === 1 ? first : undefined);
  if (answer === undefined) {
    const message =
      documents.length === 0
        ? 'there is no OpenAPI 3 document here, nor in the folders below'
        : `there are several documents here: ${documents.slice(0, 5).join(', ')}${documents.length > 5 ? ', …' : ''}`;
    report.add('cli/no-document', {
      message,
      help:
        documents.length === 0
          ? 'Name it with --document.'
          : `Name one with --document, or write ashlar.config.json for all of them: ${exampleOf(documents)}.`,
    });
    return undefined;
  }
  const path = answer.trim();
  const met = path !== '' && isGlob(path, cwd) ? filesLike(path, cwd).met.map((each) => each.path) : [];
  if (met.length > 0) {
    report.add('cli/bad-arguments', {
      message: `init sets up one document, and ${path} stands for ${count(met.length, 'document')}`,
      help: `Write ashlar.config.json for all of them: ${exampleOf(met)}.`,
    });
    return undefined;
  }
  if (path !== '' && existsSync(resolve(cwd, path)) && statSync(resolve(cwd, path)).isFile())
    return shownPath(cwd, resolve(cwd, path));
  report.add('cli/no-document', {
    message: path === '' ? '--document is empty' : `there is no file ${path}`,
    help: first === undefined ? 'Write the document first, or name another with --document.' : `${first} is one.`,
  });
  return undefined;
}

async function packagesOf(
  mode: string,
  flags: InitFlags,
  ask: Ask | undefined,
  report: Report,
): Promise<Answers['packages'] | undefined> {
  if (mode.trim() === 'folder') {
    if (flags.scope !== undefined)
      report.add('cli/bad-arguments', { message: '--scope is for packages', help: 'Add --mode packages.' });
    return false;
  }
  if (mode.trim() !== 'packages') {
    report.add('cli/bad-arguments', {
      message: `--mode cannot be ${JSON.stringify(mode)}`,
      help: 'It is folder or packages.',
    });
    return undefined;
  }
  const scope = flags.scope ?? (await ask?.('The scope of their names', '@acme'));
  const license = flags.license ?? (await ask?.('Their licence, as SPDX names it', 'UNLICENSED')) ?? 'UNLICENSED';
  if (scope !== undefined && /^@[a-z0-9~-][a-z0-9._~-]*$/.test(scope.trim()))
    return { scope: scope.trim(), license: license.trim() };
  report.add('cli/bad-arguments', {
    message: scope === undefined ? 'packages need a scope' : `${JSON.stringify(scope)} is no scope of package names`,
    help: 'Give one with --scope, such as --scope @acme.',
  });
  return undefined;
}
