// `ashlar templates` command: lists, ejects, and type-checks templates.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { replaceFilesAtomically } from '../../output/atomic-write.ts';
import { listTemplates, readTemplate, type TemplateOverrides } from '../../output/template-compiler.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Source } from '../../source/node.ts';
import type { TemplatesFlags } from '../../cli/arguments.ts';
import { loadConfig } from '../../cli/config/load.ts';
import type { Environment } from '../../cli/environment.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { formatCount } from '../../cli/format-units.ts';
import { readUserTemplates } from './user-templates.ts';

const actions = ['list', 'eject', 'check'] as const;

/** Runs the command. Adds errors to `report`. */
export async function runTemplates(
  flags: TemplatesFlags,
  environment: Environment,
  report: Report,
): Promise<CommandResult> {
  const sources = new Map<string, Source>();
  const result: CommandResult = { command: 'templates', report, texts: sources, timings: [] };
  const { action = 'list', name } = flags;
  const loaded = await loadConfig(environment.cwd, flags.config, report, sources);
  if (loaded === undefined) return result;
  const { templates } = loaded.config;
  const directory = resolve(loaded.directory, templates ?? 'templates');
  const isConfigured = templates !== undefined;
  const withOutput = (text: string): CommandResult => ({ ...result, output: flags.quiet === true ? '' : text });
  if (action === 'eject')
    return withOutput(ejectTemplate(name, directory, isConfigured, flags.force === true, environment, report));
  if (name !== undefined) {
    report.add('cli/invalid-arguments', {
      message: `\`ashlar templates ${action}\` does not accept a template name`,
      help: 'see `ashlar templates --help`',
    });
    return result;
  }
  if (action !== 'list' && action !== 'check') {
    report.add('cli/invalid-arguments', {
      message: `unknown action \`${action}\``,
      help: didYouMean(action, actions) ?? `use one of ${actions.join(', ')}`,
    });
    return result;
  }
  // `list` also works without a template directory.
  const overrides =
    isConfigured && (action === 'check' || existsSync(directory))
      ? readUserTemplates(directory, environment.cwd, report, sources)
      : new Map();
  if (overrides === undefined) return result;
  if (action === 'list') return withOutput(formatTemplateList(overrides));
  await checkTemplates(overrides, report);
  if (report.hasErrors) return result;
  return withOutput(
    isConfigured
      ? `${formatCount(overrides.size, 'template')} in ${toDisplayPath(environment.cwd, directory)}: no problems\n`
      : 'no template directory is configured\n',
  );
}

/** Lists every template, with the file that overrides it. */
function formatTemplateList(overrides: TemplateOverrides): string {
  return listTemplates()
    .map((name) => `${name}${overrides.has(name) ? `  ${overrides.get(name)?.file ?? ''}` : ''}\n`)
    .join('');
}

/** Copies a template into the directory; returns the message to print. */
function ejectTemplate(
  name: string | undefined,
  directory: string,
  isConfigured: boolean,
  isForced: boolean,
  environment: Environment,
  report: Report,
): string {
  const names = listTemplates();
  if (name === undefined || !names.includes(name)) {
    const message = name === undefined ? 'missing template name' : `unknown template \`${name}\``;
    report.add(name === undefined ? 'cli/invalid-arguments' : 'templates/unknown-template', {
      message,
      help:
        (name === undefined ? undefined : didYouMean(name, names)) ?? 'run `ashlar templates` to list all templates',
    });
    return '';
  }
  const displayPath = toDisplayPath(environment.cwd, join(directory, `${name}.hbs`));
  if (existsSync(join(directory, `${name}.hbs`)) && !isForced) {
    report.add('templates/file-exists', {
      message: `\`${displayPath}\` already exists`,
      help: 'use `--force` to overwrite it',
    });
    return '';
  }
  const isWritten = environment.runUninterrupted(() =>
    replaceFilesAtomically(
      { directory, displayPath: toDisplayPath(environment.cwd, directory) },
      [{ path: `${name}.hbs`, text: readTemplate(name) }],
      report,
    ),
  );
  const hint = isConfigured
    ? ''
    : `To use it, set "templates": ${JSON.stringify(toDisplayPath(environment.cwd, directory))} in the configuration.\n`;
  return isWritten ? `Created ${displayPath}. Edit it, then run ashlar templates check.\n${hint}` : '';
}

/** Reports each type error of a template against its view. Imports the compiler lazily. */
async function checkTemplates(overrides: TemplateOverrides, report: Report): Promise<void> {
  if (overrides.size === 0) return;
  const { reportTemplateTypeErrors } = await import('../../output/template-check/type-check-templates.ts');
  reportTemplateTypeErrors(overrides, report);
}
