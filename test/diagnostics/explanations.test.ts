// Explanations of diagnostic codes and lint rules: each invalid example causes exactly its code, and each valid example
// none.

import { describe, expect, test } from 'vitest';
import { explainCode, listCodes, type CodeExplanation } from '../../src/generator/commands/explain/explain-code.ts';
import {
  diagnosticCodes,
  isDiagnosticCode,
  type CodeDefinition,
  type DiagnosticCode,
} from '../../src/generator/diagnostics/codes.ts';
import { toHelp, type Example, type ExampleExplanation } from '../../src/generator/diagnostics/explanation.ts';
import { explanationOf } from '../../src/generator/diagnostics/explanations.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel, type ModelInput } from '../../src/generator/pipeline/build-model.ts';
import { parseArguments } from '../../src/generator/cli/arguments.ts';
import { ashlar } from '../cli/command.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { getFindings } from '../commands/lint/lint-findings.ts';
import { objectCases } from '../openapi/cases/objects.ts';
import { pathCases } from '../openapi/cases/paths.ts';
import { referenceCases } from '../openapi/cases/references.ts';
import { schemaCases } from '../openapi/cases/schemas.ts';
import { createMemoryReader, removeMarkers } from '../openapi/marked-document.ts';
import { sourceCases } from '../source/diagnostic-cases.ts';

const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode);
const explained = codes.flatMap((code) => {
  const explanation = explanationOf(code);
  return 'invalid' in explanation ? [[code, explanation] as const] : [];
});

/** Root fields by which a fragment is recognized, each with the text that is added if it is missing. */
const rootFields: Readonly<Record<string, string>> = {
  openapi: 'openapi: 3.1.0\n',
  info: 'info: { title: Pets, version: 1.0.0 }\n',
  paths: 'paths: {}\n',
};

/** Returns the files of an example, with complete documents. */
function filesOf(example: Example, fields = rootFields): Readonly<Record<string, string>> {
  const files = typeof example === 'string' ? { 'openapi.yaml': example } : example;
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, file.endsWith('.yaml') ? completeDocument(text, fields) : text]),
  );
}

/** Adds the missing root fields to a fragment of an OpenAPI document. */
function completeDocument(text: string, fields: typeof rootFields): string {
  const isFragment = /^(?:openapi|swagger|info|paths|components|servers|security|tags|webhooks|x-[a-z]+):/m.test(text);
  const isOverlay = /^overlay:/m.test(text);
  const isSwagger = /^swagger:/m.test(text);
  if (!isFragment || isOverlay) return text;
  const missing = Object.entries(fields).filter(
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
  return command === undefined ? buildFrom(files, settings) : runCommand(command, files);
}

async function buildFrom(
  files: Readonly<Record<string, string | Uint8Array>>,
  settings: Pick<ModelInput, 'isStrict' | 'tolerance'>,
): Promise<readonly ReportedCode[]> {
  const report = createReport();
  const [document = ''] = Object.keys(files);
  const overlays = Object.keys(files).filter((file) => file.includes('overlay'));
  await buildModel({ document, overlays, ...settings }, createMemoryReader(files), report);
  return report.diagnostics;
}

async function runCommand(command: string, files: Readonly<Record<string, string>>): Promise<readonly ReportedCode[]> {
  const { stderr, status } = await ashlar(createTempDirectory(files), command.split(' ').slice(1));
  expect(status).toBeLessThanOrEqual(3); // An internal error has another status, and no code.
  return [...stderr.matchAll(/^(?:\S+ )?(error|warning|note) (\S+)$/gm)].map(([, severity = '', code = '']) => ({
    code,
    severity,
  }));
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

/** Returns the severities and codes, without those of lint rules, and without the accompanying ones. */
const summarize = (diagnostics: readonly ReportedCode[], accompanying: readonly string[] = []): string => {
  const relevant = diagnostics.filter(({ code }) => isDiagnosticCode(code) && !accompanying.includes(code));
  return [...new Set(relevant.map(({ code, severity }) => `${severity} ${code}`))].join(', ');
};

const accompanyInvalid = (code: string): readonly string[] => [...(notes[code] ?? []), ...(causes[code] ?? [])];

/** In words. */
const maxSentenceLength = 25;

test.each(listCodes())('%s has a cause, a consequence, and a fix in short sentences', (code) => {
  const { cause, consequence, fix } = explainCode(code);
  for (const text of [cause, consequence, fix]) {
    expect(text).toMatch(/^[A-Z`].*\.$/s);
    const sentences = text.split(/(?<=\.) /);
    expect(sentences.filter((sentence) => sentence.split(' ').length > maxSentenceLength)).toEqual([]);
  }
});

test.each(listCodes())('%s has a fix that begins with help in the form of a diagnostic', (code) => {
  expect(toHelp(explainCode(code).fix)).toMatch(/^[a-z].*[^.]$/);
});

test.each([
  ['Remove it.', 'remove it'],
  ['Set `url` to https://a.test. The default is `/`.', 'set `url` to https://a.test'],
  ['OpenAPI 3.1 is required.', 'OpenAPI 3.1 is required'],
  ['change the title', 'change the title'],
])('the help of the fix %j is %j', (fix, help) => {
  expect(toHelp(fix)).toBe(help);
});

describe.each(explained)('%s', (code, explanation) => {
  const { severity } = diagnosticCodes[code];

  test('is the only code of its invalid example', async () => {
    expect(summarize(await reported(explanation, explanation.invalid), accompanyInvalid(code))).toBe(
      `${severity} ${code}`,
    );
  });

  test('is not reported for its valid example, which has no other problem', async () => {
    expect(summarize(await reported(explanation, explanation.valid), notes[code])).toBe('');
  });
});

test.each(explained.filter(([, { command }]) => command === undefined))(
  '%s has the stated severity in strict mode',
  async (code, explanation) => {
    const { severity, isStrictError }: CodeDefinition = diagnosticCodes[code];
    const diagnostics = await reported(explanation, explanation.invalid, { isStrict: true });
    expect(summarize(diagnostics, accompanyInvalid(code))).toBe(
      `${isStrictError === true ? 'error' : severity} ${code}`,
    );
  },
);

test('a code has the stated severity and exit status in a document that `ashlar generate` repairs, or excludes parts of', async () => {
  const documents = [
    ...explained.flatMap(([code, { invalid, command }]) =>
      command === undefined ? [{ code, files: filesOf(invalid) }] : [],
    ),
    ...[objectCases, pathCases, referenceCases, schemaCases, sourceCases]
      .flat()
      // Extremely nested documents take long to read.
      .filter(({ text }) => text.length < 10_000)
      .map(({ code, text, entry = 'openapi.yaml', files }) => ({
        code,
        files: { [entry]: removeMarkers(text).text, ...files },
      })),
  ];
  const repaired = new Set<string>();
  const excluded = new Set<DiagnosticCode>();
  for (const { code, files } of documents) {
    if (diagnosticCodes[code].severity !== 'error') continue;
    const diagnostics = await buildFrom(files, { tolerance: 'exclude' });
    if (diagnostics.some((each) => each.code === code && each.severity === 'warning')) repaired.add(code);
    else if (diagnostics.some((each) => each.code === 'document/excluded')) excluded.add(code);
  }
  const markedCodes = codes.filter((code) => 'isRepairable' in diagnosticCodes[code]);
  expect(markedCodes.filter((code) => !repaired.has(code))).toEqual([]);
  expect([...repaired].filter((code) => !markedCodes.some((each) => each === code))).toEqual([]);
  expect([...excluded].filter((code) => !explainCode(code).exitStatus.includes('3'))).toEqual([]);
});

/** Root fields of examples for lint rules. Redocly reports a document without a license or a server. */
const lintRootFields: typeof rootFields = {
  ...rootFields,
  info: 'info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }\n',
  servers: 'servers: [{ url: https://pets.test }]\n',
};

/**
 * Returns the configuration for the examples of a rule. They are too short to have descriptions and `security`, and those
 * of Ashlar's rules have no license.
 */
function configureFor(code: string, severity: string): string {
  const isRedocly = code.startsWith('redocly/');
  const rules = { 'completeness/*': 'off', [isRedocly ? 'redocly/security-defined' : 'redocly/*']: 'off' };
  return JSON.stringify({ document: 'openapi.yaml', lint: { rules: { ...rules, [code]: severity } } });
}

describe.each(listCodes().filter((code) => !isDiagnosticCode(code)))('%s', (code) => {
  const { severity: defaultSeverity, invalid, valid } = explainCode(code);
  const severity = defaultSeverity === 'off' ? 'warning' : defaultSeverity;

  /** Lints an example. Returns the severities and codes. */
  async function lint(example: CodeExplanation['invalid'] = []): Promise<readonly string[]> {
    const files = Object.fromEntries(example.map(({ file, text }) => [file, text]));
    const directory = createTempDirectory({
      ...filesOf(files, lintRootFields),
      'ashlar.config.json': configureFor(code, severity),
    });
    return (await getFindings(directory)).map((finding) => `${finding.severity} ${finding.code}`);
  }

  test('is the only code of its invalid example', async () => {
    const reportedCodes = (await lint(invalid)).filter(
      (each) => !accompanyInvalid(code).some((accompanying) => each.endsWith(accompanying)),
    );
    expect([...new Set(reportedCodes)]).toEqual([`${severity} ${code}`]);
  });

  test('is not reported for its valid example, which has no other problem', async () => {
    expect([valid?.length, await lint(valid)]).toEqual([invalid?.length, []]);
  });
});

const commands = codes.flatMap((code) => {
  const { command } = explanationOf(code);
  return command === undefined ? [] : [[code, command] as const];
});

test.each(commands.filter(([, command]) => command.startsWith('ashlar ')))(
  '%s has a valid command: %s',
  (_, command) => {
    const report = createReport();
    const words = [...command.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
    expect([parseArguments(words.slice(1), '1.0.0', report)?.command, report.diagnostics]).toEqual([
      expect.any(String),
      [],
    ]);
  },
);
