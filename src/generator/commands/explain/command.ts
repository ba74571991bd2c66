// The command `ashlar explain`: prints explanations of diagnostic codes.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { listExplanations, type Explanation } from './explanations.ts';

/** Runs the command. An unknown code is reported. */
export function runExplain({ code, json }: ExplainFlags, report: Report): CommandResult {
  const result: CommandResult = { command: 'explain', report, texts: new Map(), timings: [] };
  const all = listExplanations();
  const matches = code === undefined ? all : all.filter((explanation) => explanation.code === code);
  if (code !== undefined && matches.length === 0) {
    const codes = all.map((explanation) => explanation.code);
    const sameNameCodes = codes.filter((other) => other.split('/')[1] === code);
    const help = sameNameCodes.length > 0 ? `Did you mean ${sameNameCodes.join(' or ')}?` : didYouMean(code, codes);
    report.add('cli/unknown-code', {
      message: `no diagnostic has the code ${JSON.stringify(code)}`,
      help: help ?? 'ashlar explain lists them all.',
    });
    return result;
  }
  if (json === true)
    return report.hasErrors
      ? result
      : { ...result, output: `${JSON.stringify(code === undefined ? matches : matches[0], null, 2)}\n` };
  return {
    ...result,
    output: code === undefined ? matches.map(formatSummaryLine).join('') : matches.map(formatExplanation).join(''),
  };
}

function formatSummaryLine({ code, severity, explanation }: Explanation): string {
  return `${code.padEnd(40)} ${severity.padEnd(7)} ${explanation.split('. ')[0]?.replace(/\.$/, '') ?? ''}\n`;
}

function formatExplanation({ code, severity, explanation, more }: Explanation): string {
  return `${code}: ${severity === 'off' ? 'off unless turned on' : severity}\n\n${[explanation, ...more].map((sentence) => `  ${sentence}\n`).join('\n')}`;
}
