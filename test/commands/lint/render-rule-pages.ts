// Documentation pages of the lint rules, rendered from the registry and the rule examples.

import {
  defaultRedoclySeverities,
  excludedRules,
  redoclyPrefix,
  replacedRules,
} from '../../../src/generator/commands/lint/redocly.ts';
import { ruleFamilies, builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import type { BuiltinRule } from '../../../src/generator/commands/lint/rule.ts';
import { headingAnchor } from '../../../scripts/docs/markdown.ts';
import { firstSentence } from '../../../src/generator/diagnostics/explanation.ts';
import { explainCode, familyOf } from '../../../src/generator/commands/explain/explain-code.ts';
import { explanationOf } from '../../../src/generator/diagnostics/explanations.ts';
import { diagnosticCodes, isDiagnosticCode, type CodeDefinition } from '../../../src/generator/diagnostics/codes.ts';

/** Renders the page of a rule. */
export function renderRulePage(
  { code, severity, cause, consequence, help, fixable }: BuiltinRule,
  badExample: string,
  findings: string,
  goodExample: string,
): string {
  return [
    `# ${code}`,
    cause,
    `**Consequence:** ${consequence}`,
    `Default severity: ${severity}.${fixable === true ? ' `--fix --unsafe-fixes` fixes it.' : ''}`,
    `**How to fix:** ${help}`,
    '## Bad',
    renderCodeBlock('yaml', badExample),
    renderCodeBlock('', findings.replace(/\n\n[^\n]*\n$/, '\n')),
    '## Good',
    renderCodeBlock('yaml', goodExample),
    '[All rules](../README.md)\n',
  ].join('\n\n');
}

function renderCodeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Renders the index page of all rules and diagnostics that the linter reports. */
export function renderIndexPage(): string {
  const ruleSections = ruleFamilies.map((family) => {
    const rows = builtinRules
      .filter(({ code }) => code.startsWith(`${family}/`))
      .map(
        ({ code, severity, cause, fixable }) =>
          `| [${code}](${code}.md) | ${severity} | ${fixable === true ? 'yes' : ''} | ${firstSentence(cause)} |`,
      );
    return `## ${family}\n\n| Code | Severity | \`--fix --unsafe-fixes\` | Problem |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  const readDiagnosticRows = Object.keys(diagnosticCodes)
    .filter(isDiagnosticCode)
    .filter((code) => /^(?:source|document|model|cel|lint)\//.test(code))
    .map((code) => {
      const { severity, isStrictError, isLintError }: CodeDefinition = diagnosticCodes[code];
      const shownSeverity =
        (isStrictError ?? isLintError) ? 'error' : severity === 'error' ? 'error (fixed)' : severity;
      return `| [${code}](../diagnostics/${familyOf(code)}.md#${headingAnchor(code)}) | ${shownSeverity} | ${firstSentence(explanationOf(code).cause)} |`;
    });
  const redoclyRows = Object.entries(defaultRedoclySeverities).map(([rule, level]) => {
    const { code, cause } = explainCode(redoclyPrefix + rule);
    return `| [${code}](redocly.md#${headingAnchor(code)}) | ${level} | ${firstSentence(cause)} |`;
  });
  const replacedRows = Object.entries(replacedRules).map(([rule, code]) => `| ${rule} | ${code} |`);
  const excludedRows = Object.entries(excludedRules).map(([rule, reason]) => `| ${rule} | ${reason} |`);
  return `${[
    '# Lint rules',
    'To run and configure the linter, see [lint.md](../lint.md).',
    ...ruleSections,
    `## Document diagnostics\n\nThe configuration cannot lower the severity of errors that are fixed. The others are configured like those of rules; \`ashlar generate\` tolerates them.\n\n| Code | Severity | Problem |\n| --- | --- | --- |\n${readDiagnosticRows.join('\n')}`,
    `## Rules of @redocly/openapi-core\n\nAshlar runs these rules if it has no equivalent rule.\n\n| Code | Severity | Problem |\n| --- | --- | --- |\n${redoclyRows.join('\n')}\n\nThese rules never run, because another rule replaces them and checks more of the document:\n\n| Redocly rule | Replacement |\n| --- | --- |\n${replacedRows.join('\n')}\n\nThese rules never run; custom rules can replace them:\n\n| Redocly rule | Reason |\n| --- | --- |\n${excludedRows.join('\n')}`,
  ].join('\n\n')}\n`;
}
