// The command `ashlar templates`: lists, ejects, and type-checks templates.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean } from '../../openapi/did-you-mean.ts';
import { replaceFiles } from '../../output/atomic-write.ts';
import { templateNames, templateText, type Overrides } from '../../output/handlebars.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Source } from '../../source/node.ts';
import type { TemplatesFlags } from '../../cli/arguments.ts';
import { loadConfig } from '../../cli/config/load.ts';
import type { Host } from '../../cli/environment.ts';
import type { Outcome } from '../../cli/command-result.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { count } from '../../cli/format-units.ts';
import { readOverrides } from './user-templates.ts';

const actions = ['list', 'eject', 'check'] as const;

/** Runs the command; errors are in the report of the result. */
export async function runTemplates(flags: TemplatesFlags, host: Host, report: Report): Promise<Outcome> {
  const texts = new Map<string, Source>();
  const outcome: Outcome = { command: 'templates', report, texts, timings: [] };
  const { action = 'list', name } = flags;
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  if (loaded === undefined) return outcome;
  const { templates } = loaded.config;
  const folder = resolve(loaded.folder, templates ?? 'templates');
  const configured = templates !== undefined;
  const say = (text: string): Outcome => ({ ...outcome, printed: flags.quiet === true ? '' : text });
  if (action === 'eject') return say(eject(name, folder, configured, flags.force === true, host, report));
  if (name !== undefined) {
    report.add('cli/bad-arguments', { message: `templates ${action} takes no name`, help: 'See ashlar templates --help.' });
    return outcome;
  }
  if (action !== 'list' && action !== 'check') {
    report.add('cli/bad-arguments', { message: `templates does not know ${JSON.stringify(action)}`, help: didYouMean(action, actions) ?? `It knows ${actions.join(', ')}.` });
    return outcome;
  }
  // `list` also works without templates.
  const overrides = configured && (action === 'check' || existsSync(folder)) ? readOverrides(folder, host.cwd, report, texts) : new Map();
  if (overrides === undefined) return outcome;
  if (action === 'list') return say(list(overrides));
  await check(overrides, report);
  if (report.failed) return outcome;
  return say(configured ? `${count(overrides.size, 'template')} in ${shownPath(host.cwd, folder)}: each fits its view\n` : 'the configuration names no folder of templates\n');
}

/** Lists every template, with the file that overrides it. */
function list(overrides: Overrides): string {
  return templateNames().map((name) => `${name}${overrides.has(name) ? `  ${overrides.get(name)?.file ?? ''}` : ''}\n`).join('');
}

/** Copies a template into the directory; returns the message to print. */
function eject(name: string | undefined, folder: string, configured: boolean, force: boolean, host: Host, report: Report): string {
  const names = templateNames();
  if (name === undefined || !names.includes(name)) {
    const message = name === undefined ? 'templates eject needs the name of a template' : `Ashlar has no template ${name}`;
    report.add(name === undefined ? 'cli/bad-arguments' : 'templates/unknown', { message, help: (name === undefined ? undefined : didYouMean(name, names)) ?? 'ashlar templates lists them all.' });
    return '';
  }
  const shown = shownPath(host.cwd, join(folder, `${name}.hbs`));
  if (existsSync(join(folder, `${name}.hbs`)) && !force) {
    report.add('templates/there-already', { message: `${shown} is there already`, help: 'With --force it is replaced by the one of Ashlar.' });
    return '';
  }
  const done = host.uninterrupted(() => replaceFiles({ folder, shown: shownPath(host.cwd, folder) }, [{ path: `${name}.hbs`, text: templateText(name) }], report));
  const hint = configured ? '' : `It counts once the configuration says "templates": ${JSON.stringify(shownPath(host.cwd, folder))}.\n`;
  return done ? `${shown}: change it, then run ashlar templates check\n${hint}` : '';
}

/** Reports each type error of a template against its view. Imports the compiler lazily. */
async function check(overrides: Overrides, report: Report): Promise<void> {
  if (overrides.size === 0) return;
  const { reportMisfits } = await import('../../output/template-check/locate-type-errors.ts');
  reportMisfits(overrides, report);
}
