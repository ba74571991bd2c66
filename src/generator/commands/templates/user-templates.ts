// Reader of user-defined templates.

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { didYouMean } from '../../openapi/did-you-mean.ts';
import { translate } from '../../output/template-check/template-to-typescript.ts';
import { templateNames, type Override, type Overrides } from '../../output/handlebars.ts';
import type { Report } from '../../diagnostics/report.ts';
import { readRegularFile } from '../../source/regular-file.ts';
import { createSource, decode } from '../../source/source-text.ts';
import type { Source } from '../../source/node.ts';
import { shownPath } from '../../pipeline/display-path.ts';
import { unreadableReason } from '../../cli/system-error.ts';

/** Reads the templates below a directory (absolute); `undefined` if one is invalid, which is reported. */
export function readOverrides(folder: string, cwd: string, report: Report, texts: Map<string, Source>): Overrides | undefined {
  const overrides = new Map<string, Override>();
  for (const path of templatesBelow(folder, cwd, report)) {
    const file = shownPath(cwd, join(folder, path));
    const decoded = readTemplate(join(folder, path), file, report);
    if (decoded === undefined) continue;
    if ('badByte' in decoded) {
      report.add('templates/broken', { message: `${file} is not UTF-8 text: no character has the byte at offset ${decoded.badByte}` });
      continue;
    }
    const source = createSource(file, decoded.text);
    texts.set(file, source);
    const name = path.slice(0, -'.hbs'.length);
    if (judge(name, source, report)) overrides.set(name, { text: decoded.text, file });
  }
  return report.failed ? undefined : overrides;
}

function readTemplate(path: string, shown: string, report: Report): ReturnType<typeof decode> | undefined {
  try {
    return decode(readRegularFile(path));
  } catch (error) {
    report.add('templates/broken', { message: `${shown} cannot be read: ${unreadableReason(error)}` });
    return undefined;
  }
}

function templatesBelow(folder: string, cwd: string, report: Report): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.hbs')).map((path) => path.split(sep).join('/')).sort();
  } catch (error) {
    const said = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (said === undefined) throw error;
    const shown = shownPath(cwd, folder);
    report.add('templates/no-folder', { message: said === 'ENOENT' ? `there is no folder ${shown} for templates` : `${shown} cannot be read: the system says ${said}` });
    return [];
  }
}

/** Returns whether the template has a known name and valid syntax, regardless of its view. */
function judge(name: string, source: Source, report: Report): boolean {
  const names = templateNames();
  const place = source.place(0, 0);
  if (!names.includes(name)) {
    report.add('templates/unknown', { message: `Ashlar has no template ${name}`, place, help: didYouMean(name, names) ?? 'ashlar templates lists them all.' });
    return false;
  }
  try {
    const { refused } = translate(name, source.text);
    for (const { message, line, column } of refused) report.add('templates/broken', { message, place: { file: source.file, line, column } });
    return refused.length === 0;
  } catch (error) {
    // The parser includes the line in its message, and puts what it expected on the last line.
    const said = error instanceof Error ? error.message : String(error);
    const line = Number(/on line (\d+)/.exec(said)?.[1] ?? /- (\d+):\d+/.exec(said)?.[1] ?? 1);
    report.add('templates/broken', { message: said.split('\n').at(-1) ?? said, place: { file: source.file, line, column: 1 } });
    return false;
  }
}
