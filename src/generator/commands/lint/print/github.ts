// Findings as GitHub Actions workflow commands.

import { workflowCommand } from '../../../diagnostics/github-annotation.ts';
import { sentence, type Sheet } from './formats.ts';

const kinds = { error: 'error', warning: 'warning', note: 'notice' } as const;

export function printGithub({ findings }: Sheet): string {
  return findings
    .map((finding) => workflowCommand(kinds[finding.severity], finding.place, finding.code, sentence(finding)))
    .join('');
}
