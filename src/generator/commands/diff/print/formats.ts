// Output formats of a comparison.

import { formatChangelog } from '../changelog.ts';
import type { Comparison } from '../assess-changes.ts';
import type { DiffFormat } from './format-names.ts';
import { printGithub } from './github.ts';
import { printHtml } from './html.ts';
import { printJson } from './json.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';
import { printText, type LineOf } from './text.ts';

/** Options that some formats need. */
export interface PrintOptions {
  readonly ashlar: string;
  readonly color: boolean;
  readonly lineOf: LineOf;
}

/** Formats the comparison. The result ends with a line break. */
export function printComparison(
  format: DiffFormat,
  comparison: Comparison,
  { ashlar, color, lineOf }: PrintOptions,
): string {
  switch (format) {
    case 'text':
      return printText(comparison, lineOf, color);
    case 'github':
      return printGithub(comparison);
    case 'sarif':
      return printSarif(comparison, ashlar);
    case 'junit':
      return printJunit(comparison);
    case 'json':
      return printJson(comparison, ashlar);
    case 'markdown':
      return printMarkdown(comparison);
    case 'html':
      return printHtml(comparison);
    case 'changelog':
      return formatChangelog(comparison);
    default:
      return format satisfies never;
  }
}
