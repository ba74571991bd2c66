// Explanations of diagnostic codes and lint rules: each invalid example causes exactly its code, and each valid example
// none.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { explainCode, listCodes, type CodeExplanation } from '../../src/generator/commands/explain/explain-code.ts';
import {
  diagnosticCodes,
  isDiagnosticCode,
  type CodeDefinition,
  type DiagnosticCode,
} from '../../src/generator/diagnostics/codes.ts';
import { toHelp } from '../../src/generator/diagnostics/explanation.ts';
import { explanationOf } from '../../src/generator/diagnostics/explanations.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { parseArguments } from '../../src/generator/cli/arguments.ts';
import { createTempDirectory } from '../cli/temp-directory.ts';
import { getFindings } from '../commands/lint/lint-findings.ts';
import { objectCases } from '../openapi/cases/objects.ts';
import { pathCases } from '../openapi/cases/paths.ts';
import { referenceCases } from '../openapi/cases/references.ts';
import { schemaCases } from '../openapi/cases/schemas.ts';
import { removeMarkers } from '../openapi/marked-document.ts';
import { sourceCases } from '../source/diagnostic-cases.ts';
import {
  accompanyingCodes,
  buildFrom,
  filesOf,
  isExpensive,
  rootFields,
  runExample,
  splitWords,
  summarize,
} from './run-example.ts';

const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode);
const explained = codes.flatMap((code) => {
  const explanation = explanationOf(code);
  return 'invalid' in explanation ? [[code, explanation] as const] : [];
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('examples send no requests')));
});

/** Help of a reported diagnostic: lowercase, or code, without a period. */
const helpFormat = /^[a-z`].*[^.]$/;

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

describe.each(explained.filter(([code]) => !isExpensive(code)))('%s', (code, explanation) => {
  const { severity } = diagnosticCodes[code];

  test.each([
    ['is the only code of its invalid example', 'invalid', `${severity} ${code}`],
    ['is not reported for its valid example, which has no other problem', 'valid', ''],
  ] as const)('%s', async (_, kind, expected) => {
    const reported = await runExample(code, explanation, kind);
    expect(summarize(reported, accompanyingCodes(code, kind))).toBe(expected);
    expect(reported.filter(({ help = '' }) => !helpFormat.test(help))).toEqual([]);
  });
});

test.each(explained.filter(([code, { command }]) => command === undefined || code.includes('overlay')))(
  '%s has the stated severity in strict mode',
  async (code, { invalid }) => {
    const { severity, isStrictError }: CodeDefinition = diagnosticCodes[code];
    const diagnostics = await buildFrom(filesOf(invalid), { isStrict: true });
    expect(summarize(diagnostics, accompanyingCodes(code, 'invalid'))).toBe(
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
    const findings = await getFindings(directory);
    expect(findings.filter(({ help = '' }) => !helpFormat.test(help))).toEqual([]);
    return findings.map((finding) => `${finding.severity} ${finding.code}`);
  }

  test('is the only code of its invalid example', async () => {
    const reportedCodes = (await lint(invalid)).filter(
      (each) => !accompanyingCodes(code, 'invalid').some((accompanying) => each.endsWith(accompanying)),
    );
    expect([...new Set(reportedCodes)]).toEqual([`${severity} ${code}`]);
  });

  test('is not reported for its valid example, which has no other problem', async () => {
    expect([valid?.length, await lint(valid)]).toEqual([invalid?.length, []]);
  });
});

/** Codes without examples, each with the event that neither files nor a command line can show. */
const events: Readonly<Partial<Record<DiagnosticCode, string>>> = {
  'cli/write-failed': 'an error of the operating system',
  'cli/install-failed': 'a failure of another program',
  'source/unreadable-file': 'missing permission, or a file that is not a regular one',
  'source/unreadable-url': 'an error of the network or of a server',
  'source/not-locked': 'a remote source',
  'source/digest-mismatch': 'a remote source that has changed',
  'source/invalid-encoding': 'bytes that are not text',
  'source/nesting-too-deep': 'a file with more than 500 levels',
  'model/reference-chain-too-long': 'a document with more than 500 schemas',
  'output/format-failed': 'a bug in Ashlar',
  'scaffold/concurrent-edit': 'an edit while the command runs',
  'diff/current-content': 'a remote source',
  'release/registry-error': 'an error of the network or of the registry',
  'release/permission-denied': 'missing permission in the registry',
  'release/version-exists': 'content of the registry',
  'release/document-not-published': 'content of the registry',
};

test('each code has examples, unless its cause is an event that they cannot show', () => {
  expect(codes.filter((code) => !('invalid' in explanationOf(code)))).toEqual(codes.filter((code) => code in events));
});

const commands = codes.flatMap((code) => {
  const explanation = explanationOf(code);
  return 'invalid' in explanation ? [] : [[code, explanation.command] as const];
});

test.each(commands.filter(([, command]) => command.startsWith('ashlar ')))(
  '%s has a valid command: %s',
  (_, command) => {
    const report = createReport();
    expect([parseArguments(splitWords(command).slice(1), '1.0.0', report)?.command, report.diagnostics]).toEqual([
      expect.any(String),
      [],
    ]);
  },
);
