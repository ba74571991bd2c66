// Runs the examples of explanations: builds the model of a document, or runs a command in a temporary directory.

import { expect } from 'vitest';
import { explainCode } from '../../src/generator/commands/explain/explain-code.ts';
import { isDiagnosticCode, type DiagnosticCode } from '../../src/generator/diagnostics/codes.ts';
import type { Example, ExampleExplanation } from '../../src/generator/diagnostics/explanation.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel, type ModelInput } from '../../src/generator/pipeline/build-model.ts';
import { ashlar, petShop } from '../cli/command.ts';
import { git } from '../cli/git.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { createMemoryReader } from '../openapi/marked-document.ts';

type Files = Readonly<Record<string, string>>;

export interface ReportedCode {
  readonly code: string;
  readonly severity: string;
  readonly help?: string | undefined;
}

/** Root fields by which a fragment is recognized, each with the text that is added if it is missing. */
export const rootFields: Files = {
  openapi: 'openapi: 3.1.0\n',
  info: 'info: { title: Pets, version: 1.0.0 }\n',
  paths: 'paths: {}\n',
};

/** Returns the files of an example, with complete documents. */
export function filesOf(example: Example, fields = rootFields): Files {
  const files = typeof example === 'string' ? { 'openapi.yaml': example } : example;
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, file.endsWith('.yaml') ? completeDocument(text, fields) : text]),
  );
}

/** Adds the missing root fields to a fragment of an OpenAPI document. */
function completeDocument(text: string, fields: Files): string {
  const isFragment = /^(?:openapi|swagger|info|paths|components|servers|security|tags|webhooks|x-[a-z]+):/m.test(text);
  const isOverlay = /^overlay:/m.test(text);
  const isSwagger = /^swagger:/m.test(text);
  if (!isFragment || isOverlay) return text;
  const missing = Object.entries(fields).filter(
    ([field]) => !new RegExp(`^${field}:`, 'm').test(text) && !(isSwagger && field === 'openapi'),
  );
  return missing.map(([, field]) => field).join('') + text;
}

/** Creates a directory with the files of an example, and a document if it has none. */
export function createExampleDirectory(explanation: ExampleExplanation, kind: 'invalid' | 'valid'): string {
  return createTempDirectory({ 'openapi.yaml': petShop, ...filesOf(explanation[kind]) });
}

/** Returns the command of an example; `undefined` if it has none. */
export function commandOf({ command }: ExampleExplanation, kind: 'invalid' | 'valid'): string | undefined {
  return typeof command === 'object' ? command[kind] : command;
}

/** Runs the command of an example; without a command, builds the model. Returns what is reported. */
export async function runExample(
  code: DiagnosticCode,
  explanation: ExampleExplanation,
  kind: 'invalid' | 'valid',
): Promise<readonly ReportedCode[]> {
  const command = commandOf(explanation, kind);
  return command === undefined
    ? buildFrom(filesOf(explanation[kind]), {})
    : runCommands(createExampleDirectory(explanation, kind), command, exitStatusesOf(code, kind));
}

export async function buildFrom(
  files: Readonly<Record<string, string | Uint8Array>>,
  settings: Pick<ModelInput, 'isStrict' | 'tolerance'>,
): Promise<readonly ReportedCode[]> {
  const report = createReport();
  const [document = ''] = Object.keys(files);
  const overlays = Object.keys(files).filter((file) => file.includes('overlay'));
  await buildModel({ document, overlays, ...settings }, createMemoryReader(files), report);
  return report.diagnostics;
}

/** Returns the exit statuses that an example may have: 0 if it is valid, or those that the explanation states. */
export function exitStatusesOf(code: DiagnosticCode, kind: 'invalid' | 'valid'): readonly number[] {
  return kind === 'valid'
    ? [0]
    : explainCode(code)
        .exitStatus.split('; ')
        .map((status) => parseInt(status, 10));
}

/**
 * Runs commands of `ashlar` and Git, separated by `&&`. Returns what the last one reports, which must have one of the
 * exit statuses. The others must succeed.
 */
export async function runCommands(
  directory: string,
  commands: string,
  statuses: readonly number[],
): Promise<readonly ReportedCode[]> {
  let last = { status: 0, stderr: '' };
  for (const command of commands.split(' && ')) {
    expect(last).toMatchObject({ status: 0 });
    const [program, ...args] = splitWords(command);
    if (program === 'git') git(directory, ...args);
    else last = await ashlar(directory, args, { watchFiles: stopImmediately });
  }
  expect(statuses, last.stderr).toContain(last.status);
  return [...last.stderr.matchAll(/^(?:\S+ )?(error|warning|note) (\S+)\n((?: .*\n)*)/gm)].map(
    ([, severity = '', code = '', details = '']) => ({ code, severity, help: /^  help: (.*)$/m.exec(details)?.[1] }),
  );
}

/** Splits a command line at spaces outside of single quotes. */
export function splitWords(command: string): readonly string[] {
  return [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

/** Ends a server as soon as it has started. */
const stopImmediately = () => ({
  startRun: () => undefined,
  waitForChange: () => Promise.resolve('stopped' as const),
});

const typeCheckCodes: readonly string[] = [
  'scaffold/type-error',
  'scaffold/server-not-generated',
  'templates/type-error',
];

/** Returns whether the examples of a code take seconds: they type-check handlers or templates, or build packages. */
export function isExpensive(code: string): boolean {
  return typeCheckCodes.includes(code) || code.startsWith('release/');
}

/** Codes that accompany a code in both of its examples: every Swagger document has a note. */
const notes: Readonly<Record<string, readonly string[]>> = {
  'document/swagger-default': ['document/swagger-converted'],
  'document/swagger-host': ['document/swagger-converted'],
  'document/swagger-unsupported': ['document/swagger-converted'],
};

/** Codes that are the cause of a code, or report the same problem, so that only its invalid example has them. */
const causes: Readonly<Record<string, readonly string[]>> = {
  'document/excluded': ['document/unresolved-reference'],
  'diff/invalid-document': ['document/unresolved-reference', 'document/excluded'],
  'redocly/component-name-unique': ['model/name-collision'],
  'redocly/no-server-variables-empty-enum': ['document/server-variable-mismatch'],
  'redocly/path-not-include-query': ['document/path-with-query'],
};

/** Returns the codes that accompany a code in its invalid, or its valid example. */
export function accompanyingCodes(code: string, kind: 'invalid' | 'valid'): readonly string[] {
  // Most examples of `scaffold` generate no server, because type-checking handlers takes long.
  if (code.startsWith('scaffold/') && !isExpensive(code)) return ['scaffold/server-not-generated'];
  return [...(notes[code] ?? []), ...(kind === 'invalid' ? (causes[code] ?? []) : [])];
}

/** Returns the severities and codes, without those of lint rules, and without the accompanying ones. */
export function summarize(diagnostics: readonly ReportedCode[], accompanying: readonly string[] = []): string {
  const relevant = diagnostics.filter(({ code }) => isDiagnosticCode(code) && !accompanying.includes(code));
  return [...new Set(relevant.map(({ code, severity }) => `${severity} ${code}`))].join(', ');
}
