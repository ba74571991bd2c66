// Explanations of diagnostic codes and lint rules: cause, consequence, examples, severity, and exit status.

import { exitStatusForCode } from '../../cli/command-result.ts';
import {
  diagnosticCodes,
  isDiagnosticCode,
  type CodeDefinition,
  type DiagnosticCode,
} from '../../diagnostics/codes.ts';
import type { Example, ExampleCommands, ExampleExplanation } from '../../diagnostics/explanation.ts';
import { explanationOf } from '../../diagnostics/explanations.ts';
import { externalErrorCodes } from '../../source/file-reader.ts';
import type { RuleSeverity } from '../lint/config.ts';
import { defaultRedoclySeverities, redoclyPrefix, redoclyRuleOf, type RedoclyRule } from '../lint/redocly.ts';
import { redoclyExplanations } from '../lint/redocly-explanations.ts';
import { ruleFamilies, builtinRules } from '../lint/registry.ts';
import { readRuleExamples } from './rule-examples.ts';

export interface CodeExplanation {
  /** Code such as `document/invalid-extension-value`. */
  readonly code: string;
  /** First segment of the code. */
  readonly family: string;
  readonly severity: RuleSeverity;
  /** Severity under other conditions; an empty string if there are none. */
  readonly otherSeverity: string;
  readonly cause: string;
  readonly consequence: string;
  /** What to change. */
  readonly fix: string;
  /** Command that applies or verifies the fix. */
  readonly command?: string;
  /** Commands that run on the examples. */
  readonly exampleCommands?: ExampleCommands;
  readonly invalid?: readonly ExampleFile[];
  readonly valid?: readonly ExampleFile[];
  /** Exit status of a command that reports the code. */
  readonly exitStatus: string;
  /** How to change the severity, and how to suppress a finding. */
  readonly configuration?: string;
  /** Path in the package. */
  readonly documentation: string;
  /** URL of the documentation of Redocly, for its rules. */
  readonly externalDocumentation?: string;
}

export interface ExampleFile {
  readonly file: string;
  readonly text: string;
}

type DiagnosticFamily<C extends string> = C extends `${infer Family}/${string}` ? Family : never;

/** Origin of the diagnostics in each family. */
const diagnosticOrigins: Readonly<Record<string, string>> = {
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
  mock: 'Reported by ashlar mock.',
  templates: 'Reported for custom templates.',
  targets: 'Reported for custom targets.',
  lint: 'Reported by ashlar lint about its configuration, baseline, and fixes.',
} satisfies Readonly<Record<DiagnosticFamily<DiagnosticCode>, string>>;

/** Returns all families, in display order. */
export function listFamilies(): readonly string[] {
  return [...Object.keys(diagnosticOrigins), ...ruleFamilies, 'redocly'];
}

/** Returns where the codes of a family from `listFamilies` come from. */
export function originOf(family: string): string {
  if (family === 'redocly') return 'Rules of @redocly/openapi-core, run by ashlar lint.';
  return diagnosticOrigins[family] ?? 'Rules of ashlar lint.';
}

/** Returns all codes, by family. */
export function listCodes(): readonly string[] {
  return [
    ...Object.keys(diagnosticCodes),
    ...builtinRules.map(({ code }) => code),
    ...Object.keys(defaultRedoclySeverities).map((rule) => redoclyPrefix + rule),
  ];
}

/** Returns the explanation of a code from `listCodes`. */
export function explainCode(code: string): CodeExplanation {
  if (isDiagnosticCode(code)) return explainDiagnostic(code);
  const rule = builtinRules.find((each) => each.code === code);
  if (rule) return explainRule(rule);
  const redoclyRule = redoclyRuleOf(code);
  if (redoclyRule === undefined) throw new Error(`unknown code: ${code}`);
  return explainRedoclyRule(code, redoclyRule);
}

function explainDiagnostic(code: DiagnosticCode): CodeExplanation {
  const definition: CodeDefinition = diagnosticCodes[code];
  const { cause, consequence, fix, ...more } = explanationOf(code);
  return {
    code,
    family: familyOf(code),
    severity: definition.severity,
    otherSeverity: describeOtherSeverity(definition, isReportedByLint(code)),
    cause,
    consequence,
    fix,
    ...('invalid' in more
      ? {
          ...(more.command !== undefined && { exampleCommands: toCommands(more.command) }),
          invalid: toFiles(more.invalid),
          valid: toFiles(more.valid),
        }
      : more),
    exitStatus: describeExitStatus(code, definition),
    ...(isReportedByLint(code) &&
      (definition.severity !== 'error' || definition.isStrictError) && {
        configuration: describeConfiguration(code, definition.severity),
      }),
    documentation: `docs/diagnostics/${familyOf(code)}.md#${anchorOf(code)}`,
  };
}

function toCommands(command: NonNullable<ExampleExplanation['command']>): ExampleCommands {
  return typeof command === 'string' ? { invalid: command, valid: command } : command;
}

function toFiles(example: Example): readonly ExampleFile[] {
  return Object.entries(typeof example === 'string' ? { 'openapi.yaml': example } : example).map(([file, text]) => ({
    file,
    text,
  }));
}

function describeOtherSeverity(
  { severity, isStrictError, isLintError, isRepairable }: CodeDefinition,
  isLinted: boolean,
): string {
  const strict = `with --strict, ${isLinted ? 'in ashlar lint, ' : ''}and in a document with the vocabulary (\`x-ashlar\`)`;
  if (isStrictError) return `error ${strict}`;
  if (isLintError) return 'error in ashlar lint';
  if (isRepairable && severity === 'error')
    return 'warning if ashlar generate repairs it, but not with --strict or in a document with the vocabulary (`x-ashlar`)';
  return '';
}

function describeExitStatus(code: string, definition: CodeDefinition): string {
  const { severity, isStrictError, isLintError, isRepairable } = definition;
  const status = exitStatusForCode(code);
  if (severity !== 'error') return isStrictError || isLintError ? `0; ${status} if it is an error` : '0';
  return [
    String(status),
    ...(canBeExcluded(code) ? ['3 if ashlar generate can exclude the affected operations'] : []),
    ...(isRepairable ? ['0 if it is a warning'] : []),
  ].join('; ');
}

/** Codes of errors that exclude no operations: they concern the whole document, or documents with the vocabulary. */
const wholeDocumentCodes: ReadonlySet<string> = new Set([
  ...externalErrorCodes,
  'source/invalid-lock-file',
  'source/invalid-overlay',
  'source/invalid-overlay-target',
  'source/overlay-type-mismatch',
  'document/not-an-object',
  'document/unsupported-version',
  'document/unknown-extension',
  'document/misplaced-extension',
  'document/invalid-extension-value',
  'document/unresolved-name',
  // Reported about an excluded part.
  'document/excluded',
]);

/** Returns whether `generate` can exclude the operations with an error. Documents with CEL have the vocabulary. */
function canBeExcluded(code: string): boolean {
  return /^(?:source|document|model)\//.test(code) && !wholeDocumentCodes.has(code);
}

/** Codes of reading the document that only `generate` reports. A lint rule reports invalid defaults. */
const generateCodes: ReadonlySet<string> = new Set(['document/excluded', 'model/invalid-default']);

/** Returns whether `ashlar lint` reports a diagnostic: those of reading the document, but not those of targets. */
function isReportedByLint(code: DiagnosticCode): boolean {
  return /^(?:source|document|model|cel)\//.test(code) && !generateCodes.has(code);
}

function explainRule({
  code,
  severity,
  cause,
  consequence,
  help,
  fixable,
}: (typeof builtinRules)[number]): CodeExplanation {
  const documentation = `docs/lint/${code}.md`;
  const [invalid, valid] = readRuleExamples(documentation);
  return {
    code,
    family: familyOf(code),
    severity,
    otherSeverity: '',
    cause,
    consequence,
    fix: help,
    ...(fixable === true && { command: 'ashlar lint --fix --unsafe-fixes' }),
    ...(invalid !== undefined && valid !== undefined && { invalid: toFiles(invalid), valid: toFiles(valid) }),
    exitStatus: severity === 'error' ? '1' : '0',
    configuration: describeConfiguration(code, severity),
    documentation,
  };
}

function explainRedoclyRule(code: string, rule: RedoclyRule): CodeExplanation {
  const { cause, consequence, fix, invalid, valid } = redoclyExplanations[rule];
  const severity = defaultRedoclySeverities[rule] ?? 'off';
  return {
    code,
    family: 'redocly',
    severity,
    otherSeverity: '',
    cause,
    consequence,
    fix,
    invalid: toFiles(invalid),
    valid: toFiles(valid),
    exitStatus: '0',
    configuration: describeConfiguration(code, severity),
    documentation: `docs/lint/redocly.md#${anchorOf(code)}`,
    externalDocumentation: `https://redocly.com/docs/cli/rules/${rule}/`,
  };
}

function describeConfiguration(code: string, severity: RuleSeverity): string {
  const [action, newSeverity] = severity === 'off' ? ['enable', 'warning'] : ['disable', 'off'];
  return [
    `To ${action} it in ashlar lint, configure \`lint.rules: { ${JSON.stringify(code)}: ${JSON.stringify(newSeverity)} }\`.`,
    ...(severity === 'off'
      ? []
      : [`To suppress one finding, add \`x-lint-ignore: { ${code}: The reason. }\` to its object in the document.`]),
  ].join(' ');
}

/** Returns the anchor of the heading of a code, which GitHub and the site create without punctuation. */
function anchorOf(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
}

/** Returns the first segment of a code. */
export function familyOf(code: string): string {
  return code.split('/', 1)[0] ?? code;
}
