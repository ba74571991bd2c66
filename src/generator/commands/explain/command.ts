// `ashlar explain` command: explanations of all diagnostic codes, lint rules, and change kinds.

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { changeIds, isChangeId } from '../diff/catalog.ts';
import { explainChange, formatChangeExplanation } from './explain-change.ts';
import { explainCode, listCodes, type CodeExplanation } from './explain-code.ts';
import { formatExplanation } from './format-explanation.ts';

/** Runs the command. Reports an unknown code. */
export function runExplain({ code, json }: ExplainFlags, report: Report): CommandResult {
  const result: CommandResult = { command: 'explain', report, texts: new Map(), timings: [] };
  const codes = listCodes();
  if (code === undefined) {
    const all = codes.map(explainCode);
    return { ...result, output: json === true ? toJson(all) : all.map(formatSummaryLine).join('') };
  }
  if (codes.includes(code)) {
    const explanation = explainCode(code);
    return { ...result, output: json === true ? toJson(explanation) : formatExplanation(explanation) };
  }
  if (isChangeId(code)) {
    const explanation = explainChange(code);
    return { ...result, output: json === true ? toJson(explanation) : formatChangeExplanation(explanation) };
  }
  const sameNameCodes = codes.filter((other) => other.split('/')[1] === code);
  const help =
    sameNameCodes.length > 0
      ? `did you mean ${sameNameCodes.map((name) => `\`${name}\``).join(' or ')}?`
      : didYouMean(code, [...codes, ...changeIds]);
  report.add('cli/unknown-code', {
    message: `unknown code \`${code}\``,
    help: help ?? 'run `ashlar explain` to list all codes',
  });
  return result;
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function formatSummaryLine({ code, severity, cause }: CodeExplanation): string {
  return `${code.padEnd(40)} ${severity.padEnd(7)} ${summaryOf(cause)}\n`;
}

/** Returns the first sentence without its period. */
export function summaryOf(text: string): string {
  return text.split('. ')[0]?.replace(/\.$/, '') ?? '';
}
