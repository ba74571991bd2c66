// The formats in which findings are printed.

import type { Told } from '../../../diagnostics/diagnostic.ts';
import { formatText, type Texts } from '../../../diagnostics/format-text.ts';
import type { LintFinding } from '../finding.ts';
import type { LintFormat } from './format-names.ts';
import { printCheckstyle } from './checkstyle.ts';
import { printGithub } from './github.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';

/** What is said of a rule: for formats that describe the rules beside the findings. */
export interface About {
  readonly meaning: string;
  /** What to do about it, where that is written down. */
  readonly remedy?: string;
}

/** What is to be printed. */
export interface Sheet {
  /** The document, as people call it. */
  readonly document: string;
  /** With those of the command itself, which have no fingerprint. */
  readonly findings: readonly (Told | LintFinding)[];
  readonly texts: Texts;
  readonly ashlar: string;
  readonly color: boolean;
  readonly about: (code: string) => About | undefined;
  /** The whole outcome as JSON. */
  readonly json: () => string;
}

/** The findings in that format, with a line break at its end. */
export function print(format: LintFormat, sheet: Sheet): string {
  const { findings, texts, color } = sheet;
  switch (format) {
    case 'text':
      return formatText(findings, texts, color);
    case 'github':
      return printGithub(sheet);
    case 'sarif':
      return printSarif(sheet);
    case 'junit':
      return printJunit(sheet);
    case 'checkstyle':
      return printCheckstyle(sheet);
    case 'json':
      return sheet.json();
    case 'markdown':
      return printMarkdown(sheet);
    default:
      return format satisfies never;
  }
}

/** The message, with the way out where there is one. */
export function sentence({ message, help }: Told): string {
  return help === undefined ? message : `${message}. ${help}`;
}

export function fingerprintOf(finding: Told): string | undefined {
  return 'fingerprint' in finding && typeof finding.fingerprint === 'string' ? finding.fingerprint : undefined;
}
