// Output formats for a comparison.

import { formatChangelog } from '../changelog.ts';
import { type Comparison, countByLevel } from '../assess-changes.ts';
import type { DiffFormat } from './format-names.ts';
import { printGithub } from './github.ts';
import { printHtml } from './html.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';
import { printText, type GetSourceLine } from './text.ts';

/** Options that some formats need. */
export interface PrintOptions {
  readonly ashlarVersion: string;
  readonly color: boolean;
  /** Path of the working directory from the root of the repository; empty for the root, or outside a repository. */
  readonly directory: string;
  readonly getSourceLine: GetSourceLine;
}

/** Formats the comparison. The result ends with a line break. */
export function printComparison(format: DiffFormat, comparison: Comparison, options: PrintOptions): string {
  switch (format) {
    case 'text':
      return printText(comparison, options.getSourceLine, options.color);
    case 'github':
      return printGithub(comparison, options);
    case 'sarif':
      return printSarif(comparison, options);
    case 'junit':
      return printJunit(comparison);
    case 'json':
      return printJson(comparison, options.ashlarVersion);
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

/** Formats the comparison as a JSON document. Properties that do not apply are absent. */
export function printJson(
  { base, head, difference, assessedChanges, bumps }: Comparison,
  ashlarVersion: string,
): string {
  const value = {
    ashlar: ashlarVersion,
    base: { name: base, ...difference.base },
    head: { name: head, ...difference.head },
    counts: countByLevel(assessedChanges),
    versions: bumps,
    changes: assessedChanges.map(({ change, subject, level, approval }) => ({
      id: change.id,
      level,
      wire: change.wire,
      code: change.code,
      subject,
      operations: change.operations,
      sentence: change.sentence,
      base: change.base,
      head: change.head,
      fingerprint: change.fingerprint,
      approval: approval && { reason: approval.reason, expires: approval.expires },
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
