// Documentation pages of the lint rules, rendered from the registry and the rule examples.

import {
  redoclySeverities,
  excludedRules,
  replacedRules,
} from '../../../src/generator/commands/lint/redocly/redocly-rules.ts';
import { ruleFamilies, builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import type { LintRule } from '../../../src/generator/commands/lint/rule.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';

const severityLabels = { off: 'off', note: 'note', warning: 'warning', error: 'error' } as const;

/** Renders the page of a rule. */
export function renderRulePage(
  { code, severity, explanation, help, fixable }: LintRule,
  badExample: string,
  findings: string,
  goodExample: string,
): string {
  const level =
    severity === 'off'
      ? 'Off unless the configuration turns it on.'
      : `${severity === 'error' ? 'An' : 'A'} ${severityLabels[severity]} unless the configuration says otherwise.`;
  return [
    `# ${code}`,
    explanation,
    `${level}${fixable === true ? ' `--fix=unsafe` fixes it.' : ''}`,
    `**What to do:** ${help}`,
    '## Bad',
    codeBlock('yaml', badExample),
    codeBlock('', findings.replace(/\n\n[^\n]*\n$/, '\n')),
    '## Good',
    codeBlock('yaml', goodExample),
    '[All rules](../README.md)\n',
  ].join('\n\n');
}

function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Renders the index page of all rules and diagnostics that the linter reports. */
export function renderIndexPage(): string {
  const ruleSections = ruleFamilies.map((family) => {
    const rows = builtinRules
      .filter(({ code }) => code.startsWith(`${family}/`))
      .map(
        ({ code, severity, explanation, fixable }) =>
          `| [${code}](${code}.md) | ${severityLabels[severity]} | ${fixable === true ? 'yes' : ''} | ${explanation.split('. ')[0]?.replace(/\.$/, '') ?? ''} |`,
      );
    return `## ${family}\n\n| Code | Severity | \`--fix=unsafe\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  const readDiagnosticRows = Object.entries(diagnosticCodes)
    .filter(([code]) => /^(?:source|document|model|cel|lint)\//.test(code))
    .map(
      ([code, { severity, explanation }]) =>
        `| ${code} | ${severity} | ${explanation.split('. ')[0]?.replace(/\.$/, '') ?? ''} |`,
    );
  const redoclyRows = Object.entries(redoclySeverities).map(([rule, level]) => `| redocly/${rule} | ${level} |`);
  const replacedRows = Object.entries(replacedRules).map(([rule, code]) => `| ${rule} | ${code} |`);
  const excludedRows = Object.entries(excludedRules).map(([rule, reason]) => `| ${rule} | ${reason} |`);
  return `${[
    '# Rules of the linter',
    'How it is run and configured is in [lint.md](../lint.md).',
    ...ruleSections,
    `## Told while reading\n\nThe configuration cannot turn errors of these down. Warnings and notes are configured like the others.\n\n| Code | Severity | What is wrong |\n| --- | --- | --- |\n${readDiagnosticRows.join('\n')}`,
    `## Rules of @redocly/openapi-core\n\nThey run underneath, where there is no rule of ours.\n\n| Code | Severity |\n| --- | --- |\n${redoclyRows.join('\n')}\n\nThese never run, because one of ours says the same with more of the document in view:\n\n| Its rule | Here |\n| --- | --- |\n${replacedRows.join('\n')}\n\nThese are left out:\n\n| Its rule | Because |\n| --- | --- |\n${excludedRows.join('\n')}`,
  ].join('\n\n')}\n`;
}
