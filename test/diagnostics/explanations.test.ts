// Explanations of diagnostic codes: each invalid example causes exactly its code, and each valid example no diagnostic.

import { describe, expect, test } from 'vitest';
import { diagnosticCodes, isDiagnosticCode, type CodeDefinition } from '../../src/generator/diagnostics/codes.ts';
import type { Example, ExampleExplanation } from '../../src/generator/diagnostics/explanation.ts';
import { explanationOf } from '../../src/generator/diagnostics/explanations.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel, type ModelInput } from '../../src/generator/pipeline/build-model.ts';
import { ashlar } from '../cli/command.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { createMemoryReader } from '../openapi/marked-document.ts';

const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode);
const explained = codes.flatMap((code) => {
  const explanation = explanationOf(code);
  return explanation && 'invalid' in explanation ? [[code, explanation] as const] : [];
});

/** Root fields by which a fragment is recognized, each with the text that is added if it is missing. */
const rootFields: Readonly<Record<string, string>> = {
  openapi: 'openapi: 3.1.0\n',
  info: 'info: { title: Pets, version: 1.0.0 }\n',
  paths: 'paths: {}\n',
};

/** Returns the files of an example, with complete documents. */
function filesOf(example: Example): Readonly<Record<string, string>> {
  const files = typeof example === 'string' ? { 'openapi.yaml': example } : example;
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, file.endsWith('.yaml') ? completeDocument(text) : text]),
  );
}

/** Adds the missing root fields after the fields of a fragment, so that lines are as in the example. */
function completeDocument(text: string): string {
  const isFragment = /^(?:openapi|swagger|info|paths|components|servers|security|tags|webhooks|x-ashlar):/m.test(text);
  const isSwagger = /^swagger:/m.test(text);
  if (!isFragment) return text;
  const missing = Object.entries(rootFields).filter(
    ([field]) => !new RegExp(`^${field}:`, 'm').test(text) && !(isSwagger && field === 'openapi'),
  );
  return missing.map(([, field]) => field).join('') + text;
}

interface ReportedCode {
  readonly code: string;
  readonly severity: string;
}

/** Runs the command of an example; without a command, builds the model. Returns what is reported. */
async function reported(
  { command }: ExampleExplanation,
  example: Example,
  settings: Pick<ModelInput, 'isStrict' | 'tolerance'> = {},
): Promise<readonly ReportedCode[]> {
  const files = filesOf(example);
  const diagnostics = command === undefined ? await buildFrom(files, settings) : await runCommand(command, files);
  return diagnostics;
}

async function buildFrom(
  files: Readonly<Record<string, string>>,
  settings: Pick<ModelInput, 'isStrict' | 'tolerance'>,
): Promise<readonly ReportedCode[]> {
  const report = createReport();
  const [document = ''] = Object.keys(files);
  const overlays = Object.keys(files).filter((file) => file.includes('overlay'));
  await buildModel({ document, overlays, ...settings }, createMemoryReader(files), report);
  return report.diagnostics;
}

async function runCommand(command: string, files: Readonly<Record<string, string>>): Promise<readonly ReportedCode[]> {
  const [, ...args] = command.split(' ');
  const { stdout } = await ashlar(createTempDirectory(files), [...args, '--json']);
  const result: unknown = JSON.parse(stdout);
  return ['diagnostics', 'findings'].flatMap((list) => {
    const items: unknown = (result as Readonly<Record<string, unknown>>)[list];
    return Array.isArray(items) ? (items as readonly ReportedCode[]) : [];
  });
}

/** Codes that may accompany a code: every Swagger document has a note, and an exclusion is reported with its cause. */
const companions: Readonly<Record<string, string>> = {
  'document/swagger-default': 'document/swagger-converted',
  'document/swagger-host': 'document/swagger-converted',
  'document/swagger-unsupported': 'document/swagger-converted',
  'document/excluded': 'document/unresolved-reference',
};

/** Returns the severities and codes, without those that accompany the explained code. */
const unique = (diagnostics: readonly ReportedCode[], explainedCode: string): readonly string[] => [
  ...new Set(
    diagnostics
      .filter(({ code }) => code !== companions[explainedCode])
      .map(({ code, severity }) => `${severity} ${code}`),
  ),
];

describe.each(explained)('%s', (code, explanation) => {
  const { severity, isStrictError, isRepairable }: CodeDefinition = diagnosticCodes[code];

  test('is the only code of its invalid example', async () => {
    expect(unique(await reported(explanation, explanation.invalid), code)).toEqual([`${severity} ${code}`]);
  });

  test('is not reported for its valid example, which has no other problem', async () => {
    expect(unique(await reported(explanation, explanation.valid), code)).toEqual([]);
  });

  test.runIf(explanation.command === undefined)('has the stated severity in strict mode and in a repair', async () => {
    const isError = severity === 'error' || isStrictError === true;
    expect(unique(await reported(explanation, explanation.invalid, { isStrict: true }))).toContain(
      `${isError ? 'error' : severity} ${code}`,
    );
    const tolerated = unique(await reported(explanation, explanation.invalid, { tolerance: 'exclude' }), code);
    if (severity === 'error' && !isRepairable) expect(tolerated).toContain(`error ${code}`);
  });
});
