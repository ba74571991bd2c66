// Choices that `init` needs, from options, prompts, or defaults.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { targetNames } from '../../targets/builtin.ts';
import type { TargetName } from '../../plugin/target.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import { matchGlob, isGlob } from '../../cli/config/glob.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { formatCount } from '../../cli/format-units.ts';
import { parseTargets } from '../../cli/settings.ts';
import { createExampleConfig } from './example-config.ts';

/** Choices of the user. */
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

type Prompt = NonNullable<Environment['prompt']>;

/** Returns the answers; `undefined` if one is missing or invalid, which is reported. */
export async function collectAnswers(
  flags: InitFlags,
  documents: readonly string[],
  environment: Environment,
  report: Report,
): Promise<Answers | undefined> {
  const prompt = flags.yes === true ? undefined : environment.prompt;
  if (prompt === undefined && flags.yes !== true && flags.document === undefined) {
    report.add('cli/invalid-arguments', {
      message: 'init asks for the document, and there is no terminal to ask',
      help: 'Name it with --document, or take what is found and all defaults with --yes.',
    });
    return undefined;
  }
  const document = await resolveDocument(flags, documents, prompt, environment.cwd, report);
  if (document === undefined) return undefined;
  const targetNameList =
    flags.targets ?? (await prompt?.(`What is generated, between commas (${targetNames.join(', ')})`, 'all'));
  const targets =
    targetNameList === undefined || targetNameList.trim() === 'all' || targetNameList.trim() === ''
      ? targetNames
      : parseTargets(targetNameList, report);
  const mode =
    flags.mode ??
    (await prompt?.('Source directories, or packages to publish (source, packages)', 'source')) ??
    'source';
  const packages = await resolvePackages(mode, flags, prompt, report);
  const out =
    flags.out ??
    (await prompt?.('The folder to generate into', mode === 'packages' ? 'generated' : 'src/api')) ??
    (mode === 'packages' ? 'generated' : 'src/api');
  if (out.trim() === '')
    report.add('cli/invalid-arguments', { message: '--out is empty', help: 'The working directory is --out .' });
  const workflow =
    flags.workflow === false
      ? false
      : prompt === undefined ||
        /^(?:y|yes)$/i.test((await prompt('A workflow that checks pull requests on GitHub (yes, no)', 'yes')).trim());
  if (targets === undefined || packages === undefined || report.hasErrors) return undefined;
  return {
    document,
    targets,
    out: toDisplayPath(environment.cwd, resolve(environment.cwd, out.trim())),
    packages,
    workflow,
  };
}

async function resolveDocument(
  { document }: InitFlags,
  documents: readonly string[],
  prompt: Prompt | undefined,
  cwd: string,
  report: Report,
): Promise<string | undefined> {
  const [first] = documents;
  const answer =
    document ??
    (prompt
      ? await prompt('The OpenAPI document', first ?? 'openapi.yaml')
      : documents.length === 1
        ? first
        : undefined);
  if (answer === undefined) {
    const message =
      documents.length === 0
        ? 'there is no OpenAPI 3 document here, nor in the folders below'
        : `there are several documents here: ${documents.slice(0, 5).join(', ')}${documents.length > 5 ? ', …' : ''}`;
    report.add('cli/missing-document', {
      message,
      help:
        documents.length === 0
          ? 'Name it with --document.'
          : `Name one with --document, or write ashlar.config.json for all of them: ${createExampleConfig(documents)}.`,
    });
    return undefined;
  }
  const path = answer.trim();
  const matches = path !== '' && isGlob(path, cwd) ? matchGlob(path, cwd).matches.map((match) => match.path) : [];
  if (matches.length > 0) {
    report.add('cli/invalid-arguments', {
      message: `init sets up one document, and ${path} stands for ${formatCount(matches.length, 'document')}`,
      help: `Write ashlar.config.json for all of them: ${createExampleConfig(matches)}.`,
    });
    return undefined;
  }
  if (path !== '' && existsSync(resolve(cwd, path)) && statSync(resolve(cwd, path)).isFile())
    return toDisplayPath(cwd, resolve(cwd, path));
  report.add('cli/missing-document', {
    message: path === '' ? '--document is empty' : `there is no file ${path}`,
    help: first === undefined ? 'Write the document first, or name another with --document.' : `${first} is one.`,
  });
  return undefined;
}

async function resolvePackages(
  mode: string,
  flags: InitFlags,
  prompt: Prompt | undefined,
  report: Report,
): Promise<Answers['packages'] | undefined> {
  if (mode.trim() === 'source') {
    if (flags.scope !== undefined)
      report.add('cli/invalid-arguments', { message: '--scope is for packages', help: 'Add --mode packages.' });
    return false;
  }
  if (mode.trim() !== 'packages') {
    report.add('cli/invalid-arguments', {
      message: `--mode cannot be ${JSON.stringify(mode)}`,
      help: 'It is source or packages.',
    });
    return undefined;
  }
  const scope = flags.scope ?? (await prompt?.('The scope of their names', '@acme'));
  const license = flags.license ?? (await prompt?.('Their licence, as SPDX names it', 'UNLICENSED')) ?? 'UNLICENSED';
  if (scope !== undefined && /^@[a-z0-9~-][a-z0-9._~-]*$/.test(scope.trim()))
    return { scope: scope.trim(), license: license.trim() };
  report.add('cli/invalid-arguments', {
    message: scope === undefined ? 'packages need a scope' : `${JSON.stringify(scope)} is no scope of package names`,
    help: 'Give one with --scope, such as --scope @acme.',
  });
  return undefined;
}
