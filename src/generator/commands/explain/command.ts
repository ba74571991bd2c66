// `ashlar explain` command: explanations of all diagnostic codes and lint rules.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import { type CommandResult, exitStatusForCode } from '../../cli/command-result.ts';
import { defaultRedoclySeverities } from '../lint/redocly.ts';
import type { RuleSeverity } from '../lint/config.ts';
import { ruleFamilies, builtinRules } from '../lint/registry.ts';
import {
  diagnosticCodes,
  isDiagnosticCode,
  type CodeDefinition,
  type DiagnosticCode,
} from '../../diagnostics/codes.ts';

/** Runs the command. Reports an unknown code. */
export function runExplain({ code, json }: ExplainFlags, report: Report): CommandResult {
  const result: CommandResult = { command: 'explain', report, texts: new Map(), timings: [] };
  const all = listExplanations();
  const matches = code === undefined ? all : all.filter((explanation) => explanation.code === code);
  if (code !== undefined && matches.length === 0) {
    const codes = all.map((explanation) => explanation.code);
    const sameNameCodes = codes.filter((other) => other.split('/')[1] === code);
    const help =
      sameNameCodes.length > 0
        ? `did you mean ${sameNameCodes.map((name) => `\`${name}\``).join(' or ')}?`
        : didYouMean(code, codes);
    report.add('cli/unknown-code', {
      message: `unknown code \`${code}\``,
      help: help ?? 'run `ashlar explain` to list all codes',
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
  return `${code}: ${severity === 'off' ? 'off by default' : severity}\n\n${[explanation, ...more].map((sentence) => `  ${sentence}\n`).join('\n')}`;
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

/** Origin of the diagnostics in each family. */
const familyOrigins: Readonly<Record<DiagnosticFamily<DiagnosticCode>, string>> = {
  cli: 'Reported for the command line, the configuration, and the output directory.',
  source: 'Reported while reading the files of the document.',
  document: 'Reported while parsing the document as OpenAPI.',
  cel: 'Reported for rules and preconditions in the document.',
  model: 'Reported while building the API model.',
  output: 'Reported for generated files.',
  validators: 'Reported while generating validators.',
  diff: 'Reported by ashlar diff.',
  scaffold: 'Reported by ashlar scaffold.',
  release: 'Reported by ashlar release.',
  templates: 'Reported for custom templates.',
  lint: 'Reported by ashlar lint about its configuration, baseline, and fixes.',
};

/** Returns all families with their origins, in display order. */
export function listFamilies(): readonly { readonly family: string; readonly origin: string }[] {
  const lintFamilies = ruleFamilies.map((family) => ({ family, origin: 'Rules of ashlar lint.' }));
  return [
    ...Object.entries(familyOrigins).map(([family, origin]) => ({ family, origin })),
    ...lintFamilies,
    { family: 'redocly', origin: 'Rules of @redocly/openapi-core, which ashlar lint also runs.' },
  ];
}

/** Returns the explanations of all codes, by family. */
export function listExplanations(): readonly Explanation[] {
  return [
    ...Object.keys(diagnosticCodes).filter(isDiagnosticCode).map(explainCode),
    ...builtinRules.map(explainRule),
    ...Object.keys(defaultRedoclySeverities).map(explainRedoclyRule),
  ];
}

function explainCode(code: DiagnosticCode): Explanation {
  const { severity, explanation, isStrictError }: CodeDefinition = diagnosticCodes[code];
  const family = familyOf(code);
  const origin = new Map<string, string>(Object.entries(familyOrigins)).get(family) ?? '';
  return {
    code,
    family,
    severity,
    explanation,
    more: [
      origin,
      ...(isStrictError
        ? ['An error with --strict, in ashlar lint, and in a document with the vocabulary (`x-ashlar`).']
        : []),
      ...(severity === 'error' ? [`Exit status: ${exitStatusForCode(code)}.`] : []),
    ],
  };
}

function explainRule({ code, severity, explanation, help, fixable }: (typeof builtinRules)[number]): Explanation {
  return {
    code,
    family: familyOf(code),
    severity,
    explanation,
    more: [
      `How to fix: ${help}`,
      ...(fixable === true ? ['ashlar lint --fix --unsafe-fixes can fix it.'] : []),
      describeConfiguration(code, severity),
    ],
  };
}

function explainRedoclyRule(rule: string): Explanation {
  const code = `redocly/${rule}`;
  const severity = defaultRedoclySeverities[rule] ?? 'off';
  return {
    code,
    family: 'redocly',
    severity,
    explanation: `The rule ${rule} of @redocly/openapi-core; see its documentation.`,
    more: [describeConfiguration(code, severity)],
  };
}

function describeConfiguration(code: string, severity: RuleSeverity): string {
  return `A rule of ashlar lint. To ${severity === 'off' ? 'enable' : 'disable'} it, configure lint.rules: { ${JSON.stringify(code)}: ${JSON.stringify(severity === 'off' ? 'warning' : 'off')} }.`;
}

function familyOf(code: string): string {
  return code.split('/', 1)[0] ?? code;
}
