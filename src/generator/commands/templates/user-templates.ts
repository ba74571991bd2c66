// Reader for user-defined templates.

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { translateTemplate } from '../../output/template-check/template-to-typescript.ts';
import { listTemplates, type TemplateOverride, type TemplateOverrides } from '../../output/template-compiler.ts';
import type { Report } from '../../diagnostics/report.ts';
import { readRegularFile } from '../../source/regular-file.ts';
import { createSource, decodeUtf8 } from '../../source/source-text.ts';
import type { Source } from '../../source/node.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';
import { describeReadError } from '../../cli/file-system-errors.ts';

/**
 * Reads the templates below `directory`, an absolute path, and adds them to `sources`. `targetTemplates` are the names of
 * templates of custom targets. Returns `undefined` after reporting invalid templates.
 */
export function readUserTemplates(
  directory: string,
  cwd: string,
  report: Report,
  sources: Map<string, Source>,
  targetTemplates: readonly string[] = [],
): TemplateOverrides | undefined {
  const overrides = new Map<string, TemplateOverride>();
  for (const path of listTemplateFiles(directory, cwd, report)) {
    const file = toDisplayPath(cwd, join(directory, path));
    const decoded = readTemplate(join(directory, path), file, report);
    if (decoded === undefined) continue;
    if ('invalidByteOffset' in decoded) {
      report.add('templates/invalid-template', {
        message: `cannot read \`${file}\`: invalid UTF-8 at byte ${decoded.invalidByteOffset}`,
      });
      continue;
    }
    const source = createSource(file, decoded.text);
    sources.set(file, source);
    const name = path.slice(0, -'.hbs'.length);
    if (validateTemplate(name, source, targetTemplates, report)) overrides.set(name, { text: decoded.text, file });
  }
  return report.hasErrors ? undefined : overrides;
}

function readTemplate(path: string, displayPath: string, report: Report): ReturnType<typeof decodeUtf8> | undefined {
  try {
    return decodeUtf8(readRegularFile(path));
  } catch (error) {
    report.add('templates/invalid-template', {
      message: `cannot read \`${displayPath}\`: ${describeReadError(error)}`,
    });
    return undefined;
  }
}

function listTemplateFiles(directory: string, cwd: string, report: Report): readonly string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.hbs'))
      .map((path) => path.split(sep).join('/'))
      .sort();
  } catch (error) {
    const errorCode = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (errorCode === undefined) throw error;
    const displayPath = toDisplayPath(cwd, directory);
    report.add('templates/missing-directory', {
      message:
        errorCode === 'ENOENT'
          ? `cannot find the template directory \`${displayPath}\``
          : `cannot read \`${displayPath}\`: ${errorCode}`,
    });
    return [];
  }
}

/** Returns whether the template has a known name and valid syntax, regardless of its view. */
function validateTemplate(name: string, source: Source, targetTemplates: readonly string[], report: Report): boolean {
  const names = [...listTemplates(), ...targetTemplates];
  const location = source.location(0, 0);
  if (!names.includes(name)) {
    report.add('templates/unknown-template', {
      message: `unknown template \`${name}\``,
      location,
      help: didYouMean(name, names) ?? 'run `ashlar templates` to list all templates',
    });
    return false;
  }
  try {
    const { problems } = translateTemplate(name, source.text);
    for (const { message, line, column } of problems)
      report.add('templates/invalid-template', { message, location: { file: source.file, line, column } });
    return problems.length === 0;
  } catch (error) {
    // The message of the parser contains the line number and, on its last line, the expected tokens.
    const errorMessage = error instanceof Error ? error.message : String(error);
    const line = Number(/on line (\d+)/.exec(errorMessage)?.[1] ?? /- (\d+):\d+/.exec(errorMessage)?.[1] ?? 1);
    report.add('templates/invalid-template', {
      message: errorMessage.split('\n').at(-1) ?? errorMessage,
      location: { file: source.file, line, column: 1 },
    });
    return false;
  }
}
