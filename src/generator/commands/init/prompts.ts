// Choices for `init`, from options, prompts, or defaults.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { defaultTargetNames, isTargetName, targetNames } from '../../targets/builtin.ts';
import type { TargetName } from '../../plugin/target.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import { matchGlob, isGlob } from '../../cli/config/glob.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { formatCount } from '../../cli/format-units.ts';
import { parseTargets } from '../../cli/settings.ts';
import { isRemote } from '../../source/input-path.ts';
import { suggestConfig } from './suggest-documents-config.ts';

/** The user's choices. */
export interface Answers {
  /** Path relative to the working directory, with forward slashes. */
  readonly document: string;
  /** What `ashlar generate` writes; `false` if the document is only linted. */
  readonly output: false | OutputAnswers;
  readonly workflow: boolean;
}

export interface OutputAnswers {
  readonly targets: readonly TargetName[];
  /** Path relative to the working directory, with forward slashes. */
  readonly out: string;
  /** Packages to publish, or `false` for source directories. */
  readonly packages: false | { readonly scope: string; readonly license: string };
}

/** Values of `--mode`. */
const modes = ['source', 'packages', 'lint'] as const;
type Mode = (typeof modes)[number];

type Prompt = NonNullable<Environment['prompt']>;

/** Returns the answers. If one is missing or invalid, reports an error and returns `undefined`. */
export async function collectAnswers(
  flags: InitFlags,
  documents: readonly string[],
  environment: Environment,
  report: Report,
): Promise<Answers | undefined> {
  const prompt = flags.yes === true ? undefined : environment.prompt;
  const mode = flags.mode === undefined ? undefined : parseMode(flags.mode, report);
  if (flags.mode !== undefined && mode === undefined) return undefined;
  if (prompt === undefined && flags.yes !== true && flags.document === undefined) {
    report.add('cli/invalid-arguments', {
      message: 'missing document, and no terminal to prompt for it',
      help: 'pass `--document`, or use the detected document and the defaults with `--yes`',
    });
    return undefined;
  }
  const document = await resolveDocument(flags, documents, prompt, environment.cwd, report);
  if (document === undefined) return undefined;
  const output = await resolveOutput(flags, mode, prompt, environment.cwd, report);
  if (output === undefined || report.hasErrors) return undefined;
  const workflow =
    flags.workflow === false
      ? false
      : prompt === undefined ||
        /^(?:y|yes)$/i.test((await prompt('Add a GitHub workflow that checks pull requests (yes, no)', 'yes')).trim());
  return { document, output, workflow };
}

async function resolveOutput(
  flags: InitFlags,
  flagMode: Mode | undefined,
  prompt: Prompt | undefined,
  cwd: string,
  report: Report,
): Promise<Answers['output'] | undefined> {
  const modePrompt = 'Output mode: source directories, packages to publish, or only the linter';
  const mode =
    flagMode ?? parseMode((await prompt?.(`${modePrompt} (${modes.join(', ')})`, 'source')) ?? 'source', report);
  if (mode === undefined) return undefined;
  for (const name of ['scope', 'license'] as const)
    if (mode !== 'packages' && flags[name] !== undefined)
      report.add('cli/invalid-arguments', {
        message: `\`--${name}\` requires \`--mode packages\``,
        help: 'add `--mode packages`',
      });
  if (mode === 'lint') {
    for (const name of ['targets', 'out'] as const)
      if (flags[name] !== undefined)
        report.add('cli/invalid-arguments', {
          message: `\`--${name}\` has no effect with \`--mode lint\``,
          help: 'remove it, or choose another mode',
        });
    return false;
  }
  const targets = await resolveTargets(flags, prompt, report);
  const packages = mode === 'packages' && (await resolvePackages(flags, prompt, report));
  const defaultOut = mode === 'packages' ? 'generated' : 'src/api';
  const out = (flags.out ?? (await prompt?.('Output directory', defaultOut)) ?? defaultOut).trim();
  if (out === '')
    report.add('cli/invalid-arguments', {
      message: '`--out` is empty',
      help: 'for the working directory, use `--out .`',
    });
  if (targets === undefined || packages === undefined) return undefined;
  return { targets, out: toDisplayPath(cwd, resolve(cwd, out)), packages };
}

/** Returns the mode of a name. If there is none, reports an error and returns `undefined`. */
function parseMode(answer: string, report: Report): Mode | undefined {
  const name = answer.trim();
  const mode = modes.find((each) => each === name);
  if (mode === undefined)
    report.add('cli/invalid-arguments', {
      message: `invalid \`--mode\`: \`${name}\` is not a mode`,
      help: 'use `source`, `packages`, or `lint`',
    });
  return mode;
}

async function resolveTargets(
  { targets }: InitFlags,
  prompt: Prompt | undefined,
  report: Report,
): Promise<readonly TargetName[] | undefined> {
  const names = targets ?? (await prompt?.(`Targets, separated by commas (${targetNames.join(', ')})`, 'all'));
  const isBlankAnswer = targets === undefined && names?.trim() === '';
  return names === undefined || names.trim() === 'all' || isBlankAnswer
    ? defaultTargetNames
    : parseTargets(names, report)?.filter(isTargetName);
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
    (prompt ? await prompt('OpenAPI document', first ?? 'openapi.yaml') : documents.length === 1 ? first : undefined);
  if (answer === undefined) {
    const message =
      documents.length === 0
        ? 'no OpenAPI 3 document in this directory or its subdirectories'
        : `multiple documents: ${documents.slice(0, 5).join(', ')}${documents.length > 5 ? ', …' : ''}`;
    report.add('cli/missing-document', {
      message,
      help:
        documents.length === 0
          ? 'pass it with `--document`'
          : `choose one with \`--document\`, or create \`ashlar.config.json\` for all of them: ${suggestConfig(documents)}`,
    });
    return undefined;
  }
  const path = answer.trim();
  if (isRemote(path)) return path;
  const matches = path !== '' && isGlob(path, cwd) ? matchGlob(path, cwd).matches.map((match) => match.path) : [];
  if (matches.length > 0) {
    report.add('cli/invalid-arguments', {
      message: `expected a single document, found ${formatCount(matches.length, 'document')} that match \`${path}\``,
      help: `create \`ashlar.config.json\` for all of them: ${suggestConfig(matches)}`,
    });
    return undefined;
  }
  if (path !== '' && existsSync(resolve(cwd, path)) && statSync(resolve(cwd, path)).isFile())
    return toDisplayPath(cwd, resolve(cwd, path));
  report.add('cli/missing-document', {
    message: path === '' ? '`--document` is empty' : `cannot find \`${path}\``,
    help:
      first === undefined
        ? 'create the document first, or pass a different one with `--document`'
        : `did you mean \`${first}\`?`,
  });
  return undefined;
}

async function resolvePackages(
  flags: InitFlags,
  prompt: Prompt | undefined,
  report: Report,
): Promise<OutputAnswers['packages'] | undefined> {
  const scope = flags.scope ?? (await prompt?.('Scope of the package names', '@acme'));
  const license = flags.license ?? (await prompt?.('License, as an SPDX identifier', 'UNLICENSED')) ?? 'UNLICENSED';
  if (scope !== undefined && /^@[a-z0-9~-][a-z0-9._~-]*$/.test(scope.trim()))
    return { scope: scope.trim(), license: license.trim() };
  report.add('cli/invalid-arguments', {
    message: scope === undefined ? 'missing package scope' : `invalid package scope \`${scope}\``,
    help: 'pass one with `--scope`, such as `--scope @acme`',
  });
  return undefined;
}
