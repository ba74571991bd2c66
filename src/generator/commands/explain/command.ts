// The command `ashlar explain`: explanations of all diagnostic codes and lint rules.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import { type CommandResult, exitStatusForCode } from '../../cli/command-result.ts';
import { redoclySeverities } from '../lint/redocly.ts';
import type { RuleSeverity } from '../lint/config.ts';
import { ruleFamilies, builtinRules } from '../lint/registry.ts';
import { diagnosticCodes, isDiagnosticCode, type DiagnosticCode } from '../../diagnostics/codes.ts';

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

interface Explanation {
  /** Code such as `document/invalid-extension-value`. */
  readonly code: string;
  /** First segment of the code. */
  readonly family: string;
  readonly severity: RuleSeverity;
  /** Problem, and why it matters. */
  readonly explanation: string;
  /** Further sentences: help, origin of the diagnostic, exit status. */
  readonly more: readonly string[];
}

type DiagnosticFamily<C extends string> = C extends `${infer Family}/${string}` ? Family : never;

/** Origin of the diagnostics of each family. */
const familyOrigins: Readonly<Record<DiagnosticFamily<DiagnosticCode>, string>> = {
  cli: 'Told of the command line, the configuration and the output folder.',
  source: 'Told while the files of the document are read.',
  document: 'Told while the document is read as OpenAPI.',
  cel: 'Told of the rules and preconditions of the document.',
  model: 'Told while the model is built.',
  output: 'Told of the files that are generated.',
  validators: 'Told while validators are made.',
  diff: 'Told by ashlar diff.',
  scaffold: 'Told by ashlar scaffold.',
  release: 'Told by ashlar release.',
  templates: 'Told of templates that stand in for those of Ashlar.',
  lint: 'Told by ashlar lint of itself.',
};

/** Returns the families in order, each with its origin. */
export function listFamilies(): readonly { readonly family: string; readonly origin: string }[] {
  const lintFamilies = ruleFamilies.map((family) => ({ family, origin: 'Rules of ashlar lint.' }));
  return [
    ...Object.entries(familyOrigins).map(([family, origin]) => ({ family, origin })),
    ...lintFamilies,
    { family: 'redocly', origin: 'Rules of @redocly/openapi-core, which run underneath those of ashlar lint.' },
  ];
}

/** Returns the explanations of all codes, by family. */
export function listExplanations(): readonly Explanation[] {
  return [
    ...Object.keys(diagnosticCodes).filter(isDiagnosticCode).map(explainCode),
    ...builtinRules.map(explainRule),
    ...Object.keys(redoclySeverities).map(explainRedoclyRule),
  ];
}

function explainCode(code: DiagnosticCode): Explanation {
  const { severity, explanation } = diagnosticCodes[code];
  const family = familyOf(code);
  const origin = new Map<string, string>(Object.entries(familyOrigins)).get(family) ?? '';
  return {
    code,
    family,
    severity,
    explanation,
    more: [origin, ...(severity === 'error' ? [`The exit status is then ${exitStatusForCode(code)}.`] : [])],
  };
}

function explainRule({ code, severity, explanation, help, fixable }: (typeof builtinRules)[number]): Explanation {
  return {
    code,
    family: familyOf(code),
    severity,
    explanation,
    more: [
      `What to do: ${help}`,
      ...(fixable === true ? ['ashlar lint --fix --unsafe-fixes fixes it.'] : []),
      describeConfiguration(code, severity),
    ],
  };
}

function explainRedoclyRule(rule: string): Explanation {
  const code = `redocly/${rule}`;
  const severity = redoclySeverities[rule] ?? 'off';
  return {
    code,
    family: 'redocly',
    severity,
    explanation: `The rule ${rule} of @redocly/openapi-core, whose own documentation describes it.`,
    more: [describeConfiguration(code, severity)],
  };
}

function describeConfiguration(code: string, severity: RuleSeverity): string {
  return `A rule of ashlar lint; the configuration turns it ${severity === 'off' ? 'on' : 'off, or up or down,'} with lint.rules: { ${JSON.stringify(code)}: ${JSON.stringify(severity === 'off' ? 'warning' : 'off')} }.`;
}

function familyOf(code: string): string {
  return code.split('/', 1)[0] ?? code;
}
