// Output formats of findings.

import type { Told } from '../../../diagnostics/diagnostic.ts';
import { formatText, type Texts } from '../../../diagnostics/format-text.ts';
import type { LintFinding } from '../finding.ts';
import type { LintFormat } from './format-names.ts';
import { printCheckstyle } from './checkstyle.ts';
import { printGithub } from './github.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';

/** Description of a rule, for formats that include rule metadata. */
export interface About {
  readonly meaning: string;
  /** How to fix a finding. */
  readonly remedy?: string;
}

/** Input of the printers. */
export interface Sheet {
  /** Display name of the document. */
  readonly document: string;
  /** Includes diagnostics of the command itself, which have no fingerprint. */
  readonly findings: readonly (Told | LintFinding)[];
  readonly texts: Texts;
  readonly ashlar: string;
  readonly color: boolean;
  readonly about: (code: string) => About | undefined;
  /** Returns the whole result as JSON. */
  readonly json: () => string;
}

/** Formats the findings. The result ends with a line break. */
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

/** Returns the message, followed by its help text. */
export function sentence({ message, help }: Told): string {
  return help === undefined ? message : `${message}. ${help}`;
}

export function fingerprintOf(finding: Told): string | undefined {
  return 'fingerprint' in finding && typeof finding.fingerprint === 'string' ? finding.fingerprint : undefined;
}
