// The command `ashlar init`: writes the configuration, scripts, and workflow; never replaces existing files.

import { join, posix } from 'node:path';
import { replaceFiles } from '../../output/atomic-write.ts';
import { lookBelow } from '../../output/inspect-path.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { InitFlags } from '../../cli/arguments.ts';
import type { Host } from '../../cli/environment.ts';
import type { Outcome } from '../../cli/command-result.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { answersOf } from './prompts.ts';
import { planInit } from './files.ts';
import { install } from './install.ts';
import { nextSteps } from './next-steps.ts';
import type { Planned } from './planned-file.ts';
import { lookAround } from './inspect-repository.ts';

/** Runs the command; errors are in the report of the result. */
export async function runInit(flags: InitFlags, version: string, host: Host, report: Report): Promise<Outcome> {
  const outcome: Outcome = { command: 'init', report, texts: new Map(), timings: [] };
  const around = lookAround(host.cwd, host.env['npm_config_user_agent']);
  const answers = await answersOf(flags, around.documents, host, report);
  if (answers === undefined) return outcome;
  const files = planInit(answers, around, version, flags.force === true);
  const shown = ({ path }: Planned): string => shownPath(host.cwd, join(around.root, path));
  const look = lookBelow(around.root);
  for (const file of files) {
    const found = look(file.path);
    if (file.refused)
      report.add('cli/in-the-way', {
        message: `${shown(file)} ${file.remark ?? 'is in the way'}; nothing was written`,
        help: 'Move it away, or run init elsewhere.',
      });
    else if (found.kind === 'other' || found.kind === 'blocked')
      report.add('cli/in-the-way', {
        message: `${shown(file)} is ${found.what}; nothing was written`,
        help: 'Move it away.',
      });
  }
  if (report.failed) return outcome;
  const existing = new Set(files.filter(({ path }) => look(path).kind === 'file'));
  const written = files.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
  if (
    !host.uninterrupted(() =>
      replaceFiles({ folder: around.root, shown: shownPath(host.cwd, around.root) }, written, report),
    )
  )
    return outcome;
  const lines = files.map((file) => {
    const state = file.text === undefined ? 'left' : existing.has(file) ? 'changed' : 'created';
    return `  ${state.padEnd(8)} ${shown(file)}${file.remark === undefined ? '' : `: ${file.remark}`}\n`;
  });
  if (flags.install === true) install(around.manager, host.cwd, report);
  const manifest = around.textOf(posix.join(around.below, 'package.json')) ?? '';
  const next = nextSteps(answers, around, manifest, flags.install === true && !report.failed);
  return {
    ...outcome,
    printed:
      flags.quiet === true ? '' : `${answers.document} → ${answers.out}\n${lines.join('')}Next: ${next.join(', ')}.\n`,
  };
}
