// Output formats for findings.

import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import { formatText, type SourceTexts } from '../../../diagnostics/format-text.ts';
import type { RuleDescription } from '../describe-rule.ts';
import type { LintFinding } from '../finding.ts';
import type { LintFormat } from './format-names.ts';
import { printCheckstyle } from './checkstyle.ts';
import { printJunit } from './junit.ts';
import { printMarkdown } from './markdown.ts';
import { printSarif } from './sarif.ts';
import { formatWorkflowCommand, toRepositoryLocation } from '../../../diagnostics/ci-formats.ts';

/** Input for the printers: findings and everything that the formats need. */
export interface LintReport {
  /** Display name of the document. */
  readonly document: string;
  /** Path of the working directory from the root of the repository; empty for the root, or outside a repository. */
  readonly directory: string;
  /** Includes diagnostics from the command itself, which have no fingerprint. */
  readonly findings: readonly (DiagnosticData | LintFinding)[];
  readonly texts: SourceTexts;
  readonly ashlarVersion: string;
  readonly color: boolean;
  /** Maximum number of findings in the text format; 0 for all. */
  readonly maxDiagnostics?: number | undefined;
  readonly describeRule: (code: string) => RuleDescription | undefined;
  /** Returns the whole result as JSON. */
  readonly json: () => string;
}

/** Formats the findings. The result ends with a line break. */
export function printFindings(format: LintFormat, lintReport: LintReport): string {
  const { findings, texts, color, maxDiagnostics } = lintReport;
  switch (format) {
    case 'text':
      return formatText(findings, texts, { color, ...(maxDiagnostics !== undefined && { maxDiagnostics }) });
    case 'github':
      return printGithub(lintReport);
    case 'sarif':
      return printSarif(lintReport);
    case 'junit':
      return printJunit(lintReport);
    case 'checkstyle':
      return printCheckstyle(lintReport);
    case 'json':
      return lintReport.json();
    case 'markdown':
      return printMarkdown(lintReport);
    default:
      return format satisfies never;
  }
}

/** Returns the message, followed by its help text. */
export function messageWithHelp({ message, help }: DiagnosticData): string {
  return help === undefined ? message : `${message} (help: ${help})`;
}

export function findingFingerprint(finding: DiagnosticData): string | undefined {
  return 'fingerprint' in finding && typeof finding.fingerprint === 'string' ? finding.fingerprint : undefined;
}

const commandNames = { error: 'error', warning: 'warning', note: 'notice' } as const;

export function printGithub({ findings, directory }: LintReport): string {
  return findings
    .map((finding) =>
      formatWorkflowCommand(
        commandNames[finding.severity],
        finding.location && toRepositoryLocation(finding.location, directory),
        finding.code,
        messageWithHelp(finding),
      ),
    )
    .join('');
}
