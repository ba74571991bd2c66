// `ashlar init` command: writes the configuration, scripts, and workflow of a repository.

import { join, posix } from 'node:path';
import { replaceFilesAtomically } from '../../output/atomic-write.ts';
import { createPathInspector } from '../../output/inspect-path.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { collectAnswers, type Answers } from './prompts.ts';
import { planInit, type PlannedFile } from './files.ts';
import { installDependencies, managerCommands } from './package-manager.ts';
import { detectProject, type DetectedProject } from './detect-project.ts';
import { isRecord } from '../../source/node.ts';
import { packageName } from '../../plugin/package-files.ts';
import { unreleasedVersion } from '../../cli/unreleased-version.ts';

/** Runs the command. Adds errors to `report`. */
export async function runInit(
  flags: InitFlags,
  version: string,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  const result: CommandResult = { command: 'init', report, texts: new Map(), timings: [] };
  const repository = detectProject(environment.cwd, environment.env['npm_config_user_agent']);
  const answers = await collectAnswers(flags, repository.documents, environment, report);
  if (answers === undefined) return result;
  const files = planInit(answers, repository, version, flags.force === true);
  const formatPath = ({ path }: PlannedFile): string => toDisplayPath(environment.cwd, join(repository.root, path));
  const inspect = createPathInspector(repository.root);
  for (const file of files) {
    const entry = inspect(file.path);
    if (file.isConflict)
      report.add('cli/output-conflict', {
        message: `cannot write \`${formatPath(file)}\`: ${file.reason ?? 'it conflicts with an existing file'}`,
        help: 'move it, or run `ashlar init` in a different directory',
      });
    else if (entry.kind === 'other' || entry.kind === 'blocked')
      report.add('cli/output-conflict', {
        message: `cannot write \`${formatPath(file)}\`: it is ${entry.description}`,
        help: 'move it',
      });
  }
  if (report.hasErrors) return result;
  const existingFiles = new Set(files.filter(({ path }) => inspect(path).kind === 'file'));
  const filesToWrite = files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  if (
    !environment.runUninterrupted(() =>
      replaceFilesAtomically(
        { directory: repository.root, displayPath: toDisplayPath(environment.cwd, repository.root) },
        filesToWrite,
        report,
      ),
    )
  )
    return result;
  const lines = files.map((file) => {
    const state = file.text === undefined ? 'kept' : existingFiles.has(file) ? 'changed' : 'created';
    return `  ${state.padEnd(8)} ${formatPath(file)}${file.reason === undefined ? '' : `: ${file.reason}`}\n`;
  });
  if (flags.install === true) installDependencies(repository.manager, environment.cwd, report);
  const manifest = repository.readText(posix.join(repository.relativeDirectory, 'package.json')) ?? '';
  const nextCommands = listNextSteps(answers, repository, manifest, flags.install === true && !report.hasErrors);
  return {
    ...result,
    output:
      flags.quiet === true
        ? ''
        : `${answers.document}${answers.output === false ? '' : ` → ${answers.output.out}`}\n${lines.join('')}Next: ${nextCommands.join(', ')}.\n`,
  };
}

/** Returns the commands that the user should run next, in order. `manifest` is the current text of package.json. */
export function listNextSteps(
  { output }: Pick<Answers, 'output'>,
  { relativeDirectory, lockfileDirectory, manager }: DetectedProject,
  manifest: string,
  isInstalled: boolean,
): readonly string[] {
  const { install, run } = managerCommands[manager];
  const packages = output !== false && output.packages;
  // Adding to a workspace root requires an option.
  const rootOption =
    packages !== false && lockfileDirectory === relativeDirectory
      ? ({ npm: '', pnpm: ' -w', yarn: '', yarn1: ' -W' } as const)[manager]
      : '';
  const addCommand = manager === 'npm' ? install : `${manager === 'pnpm' ? 'pnpm' : 'yarn'} add${rootOption}`;
  // An unreleased version of Ashlar is not in the registry; every package manager can install its archive this way.
  const installCommands = hasAshlar(manifest)
    ? isInstalled
      ? []
      : [install]
    : [`${addCommand} -D ashlar@file:ashlar-${unreleasedVersion}.tgz`];
  if (output === false) return [...installCommands, `${run} lint:api`];
  const { targets } = output;
  const hasServer = targets.includes('server');
  const commonCommands = [...installCommands, `${run} generate`];
  if (packages === false) return hasServer ? [...commonCommands, `${run} scaffold`] : commonCommands;
  const server = packageName('server', packages);
  // With isolated dependencies, the package that contains the handlers must depend on the server. In pnpm, adding one
  // dependency does not link the others.
  const serverDependency = {
    npm: [],
    pnpm: [`${addCommand} --workspace ${server}`],
    yarn: [`yarn add ${server}@workspace:*`],
    yarn1: [],
  }[manager];
  const linkCommands =
    manager === 'yarn' && hasServer ? serverDependency : [...(hasServer ? serverDependency : []), install];
  const hasBuild = targets.some((name) => name !== 'spec' && name !== 'docs');
  return [
    ...commonCommands,
    ...linkCommands,
    ...(hasBuild ? [`${run} build:api`] : []),
    ...(hasServer ? [`${run} scaffold`] : []),
  ];
}

/** Returns whether package.json depends on Ashlar. */
function hasAshlar(manifest: string): boolean {
  const value: unknown = JSON.parse(manifest.replace(/^\uFEFF/, ''));
  return (
    isRecord(value) &&
    ['dependencies', 'devDependencies', 'optionalDependencies'].some(
      (name) => isRecord(value[name]) && Object.hasOwn(value[name], 'ashlar'),
    )
  );
}
