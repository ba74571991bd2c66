// Findings as GitHub Actions workflow commands.

import { formatWorkflowCommand } from '../../../diagnostics/github-annotation.ts';
import { messageWithHelp, type LintReport } from './formats.ts';

const kinds = { error: 'error', warning: 'warning', note: 'notice' } as const;

export function printGithub({ findings }: LintReport): string {
  return findings
    .map((finding) =>
      formatWorkflowCommand(kinds[finding.severity], finding.location, finding.code, messageWithHelp(finding)),
    )
    .join('');
}
