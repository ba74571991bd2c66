// `ashlar explain` command: explanations of all diagnostic codes, lint rules, and change kinds.

import type { DiagnosticData } from '../../diagnostics/diagnostic.ts';
import { firstSentence } from '../../diagnostics/explanation.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import type { CommandResult } from '../../cli/command-result.ts';
import { changeIds, isChangeId } from '../diff/catalog.ts';
import { describeUnavailableRule, listCodesHelp } from '../lint/redocly.ts';
import { explainChange, formatChangeExplanation } from './explain-change.ts';
import { explainCode, familyOf, listCodes, type CodeExplanation } from './explain-code.ts';
import { formatExplanation } from './format-explanation.ts';

/** Runs the command. Reports an unknown code. */
export function runExplain({ code, json }: ExplainFlags, report: Report): CommandResult {
  const result: CommandResult = { command: 'explain', report, texts: new Map(), timings: [] };
  const codes = listCodes();
  if (code === undefined) {
    const all = codes.map(explainCode);
    return { ...result, output: json === true ? toJson(all) : formatList(all) };
  }
  if (codes.includes(code)) {
    const explanation = explainCode(code);
    return { ...result, output: json === true ? toJson(explanation) : formatExplanation(explanation) };
  }
  if (isChangeId(code)) {
    const explanation = explainChange(code);
    return { ...result, output: json === true ? toJson(explanation) : formatChangeExplanation(explanation) };
  }
  report.add('cli/unknown-code', describeUnknownCode(code, codes));
  return result;
}

/** Returns the diagnostic for an unknown code: a rule of Redocly that never runs, a custom rule, or a misspelled code. */
function describeUnknownCode(code: string, codes: readonly string[]): Pick<DiagnosticData, 'message' | 'help'> {
  const sameNameCodes = codes.filter((other) => other.split('/')[1] === code);
  if (sameNameCodes.length > 0)
    return {
      message: `unknown code \`${code}\``,
      help: `did you mean ${sameNameCodes.map((name) => `\`${name}\``).join(' or ')}?`,
    };
  const unavailableRule = describeUnavailableRule(code);
  if (unavailableRule !== undefined) return unavailableRule;
  const isCustom = /^[^/]+\/[^/]+$/.test(code) && !codes.some((other) => familyOf(other) === familyOf(code));
  return {
    message: `unknown code \`${code}\``,
    help:
      didYouMean(code, [...codes, ...changeIds]) ??
      (isCustom
        ? 'see `lint.customRules` in the configuration for the cause and consequence of a custom rule'
        : listCodesHelp),
  };
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Formats one line for each code. The columns of a family are as wide as its longest code requires. */
function formatList(explanations: readonly CodeExplanation[]): string {
  const widths = new Map<string, number>();
  for (const { family, code } of explanations) widths.set(family, Math.max(widths.get(family) ?? 0, code.length));
  return explanations
    .map(
      ({ code, family, severity, cause }) =>
        `${code.padEnd(widths.get(family) ?? 0)} ${severity.padEnd(7)} ${firstSentence(cause)}\n`,
    )
    .join('');
}
