// The command `ashlar init`: writes the configuration, scripts, and workflow; never replaces existing files.

import { join, posix } from 'node:path';
import { replaceFilesAtomically } from '../../output/atomic-write.ts';
import { createPathInspector } from '../../output/inspect-path.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { collectAnswers } from './prompts.ts';
import { planInit } from './files.ts';
import { installDependencies } from './install.ts';
import { nextSteps } from './next-steps.ts';
import type { PlannedFile } from './planned-file.ts';
import { detectProject } from './inspect-repository.ts';

/** Runs the command; errors are in the report of the result. */
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
        message: `${formatPath(file)} ${file.reason ?? 'is in the way'}; nothing was written`,
        help: 'Move it away, or run init elsewhere.',
      });
    else if (entry.kind === 'other' || entry.kind === 'blocked')
      report.add('cli/output-conflict', {
        message: `${formatPath(file)} is ${entry.description}; nothing was written`,
        help: 'Move it away.',
      });
  }
  if (report.hasErrors) return result;
  const existing = new Set(files.filter(({ path }) => inspect(path).kind === 'file'));
  const written = files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  if (
    !environment.runUninterrupted(() =>
      replaceFilesAtomically(
        { directory: repository.root, displayPath: toDisplayPath(environment.cwd, repository.root) },
        written,
        report,
      ),
    )
  )
    return result;
  const lines = files.map((file) => {
    const state = file.text === undefined ? 'left' : existing.has(file) ? 'changed' : 'created';
    return `  ${state.padEnd(8)} ${formatPath(file)}${file.reason === undefined ? '' : `: ${file.reason}`}\n`;
  });
  if (flags.install === true) installDependencies(repository.manager, environment.cwd, report);
  const manifest = repository.readText(posix.join(repository.relativeDirectory, 'package.json')) ?? '';
  const nextCommands = nextSteps(answers, repository, manifest, flags.install === true && !report.hasErrors);
  return {
    ...result,
    output:
      flags.quiet === true
        ? ''
        : `${answers.document} → ${answers.out}\n${lines.join('')}Next: ${nextCommands.join(', ')}.\n`,
  };
}
