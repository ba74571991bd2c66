// The pages of the rules, made from the registry and its examples.

import {
  redoclySeverities,
  excludedRules,
  replacedRules,
} from '../../src/generator/commands/lint/redocly/redocly-rules.ts';
import { ruleFamilies, builtinRules } from '../../src/generator/commands/lint/registry.ts';
import type { LintRule } from '../../src/generator/commands/lint/rule.ts';
import { diagnosticCodes } from '../../src/generator/diagnostics/codes.ts';

const words = { off: 'off', note: 'note', warning: 'warning', error: 'error' } as const;

/** The page of one rule. */
export function pageOfRule(
  { code, severity, explanation, help, fixable }: LintRule,
  bad: string,
  said: string,
  good: string,
): string {
  const level =
    severity === 'off'
      ? 'Off unless the configuration turns it on.'
      : `${severity === 'error' ? 'An' : 'A'} ${words[severity]} unless the configuration says otherwise.`;
  return [
    `# ${code}`,
    explanation,
    `${level}${fixable === true ? ' `--fix=unsafe` fixes it.' : ''}`,
    `**What to do:** ${help}`,
    '## Bad',
    fenced('yaml', bad),
    fenced('', said.replace(/\n\n[^\n]*\n$/, '\n')),
    '## Good',
    fenced('yaml', good),
    '[All rules](../README.md)\n',
  ].join('\n\n');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** The list of all that a linter's findings can be. */
export function overview(): string {
  const own = ruleFamilies.map((family) => {
    const rows = builtinRules
      .filter(({ code }) => code.startsWith(`${family}/`))
      .map(
        ({ code, severity, explanation, fixable }) =>
          `| [${code}](${code}.md) | ${words[severity]} | ${fixable === true ? 'yes' : ''} | ${explanation.split('. ')[0]?.replace(/\.$/, '') ?? ''} |`,
      );
    return `## ${family}\n\n| Code | Severity | \`--fix=unsafe\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
  });
  const reading = Object.entries(diagnosticCodes)
    .filter(([code]) => /^(?:source|document|model|cel|lint)\//.test(code))
    .map(
      ([code, { severity, explanation }]) =>
        `| ${code} | ${severity} | ${explanation.split('. ')[0]?.replace(/\.$/, '') ?? ''} |`,
    );
  const underneath = Object.entries(redoclySeverities).map(([rule, level]) => `| redocly/${rule} | ${level} |`);
  const instead = Object.entries(replacedRules).map(([rule, code]) => `| ${rule} | ${code} |`);
  const without = Object.entries(excludedRules).map(([rule, reason]) => `| ${rule} | ${reason} |`);
  return `${[
    '# Rules of the linter',
    'How it is run and configured is in [lint.md](../lint.md).',
    ...own,
    `## Told while reading\n\nThe configuration cannot turn errors of these down. Warnings and notes are configured like the others.\n\n| Code | Severity | What is wrong |\n| --- | --- | --- |\n${reading.join('\n')}`,
    `## Rules of @redocly/openapi-core\n\nThey run underneath, where there is no rule of ours.\n\n| Code | Severity |\n| --- | --- |\n${underneath.join('\n')}\n\nThese never run, because one of ours says the same with more of the document in view:\n\n| Its rule | Here |\n| --- | --- |\n${instead.join('\n')}\n\nThese are left out:\n\n| Its rule | Because |\n| --- | --- |\n${without.join('\n')}`,
  ].join('\n\n')}\n`;
}
