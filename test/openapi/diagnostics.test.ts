// Diagnostics of invalid documents: each case reports exactly one diagnostic, at the marked range.

import { describe, expect, test } from 'vitest';
import { diagnosticCodes, type CodeDefinition } from '../../src/generator/diagnostics/codes.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { objectCases } from './cases/objects.ts';
import { pathCases } from './cases/paths.ts';
import { referenceCases } from './cases/references.ts';
import { schemaCases } from './cases/schemas.ts';
import { vocabularyCases } from './cases/vocabulary.ts';
import { sourceCases } from '../source/diagnostic-cases.ts';
import { api31, createMemoryReader, read, removeMarkers, type DiagnosticCase } from './marked-document.ts';

const groups: Readonly<Record<string, readonly DiagnosticCase[]>> = {
  sources: sourceCases,
  objects: objectCases,
  paths: pathCases,
  references: referenceCases,
  schemas: schemaCases,
  vocabulary: vocabularyCases,
};

describe.each(Object.entries(groups))('%s', (_group, cases) => {
  test.each(cases)(
    'reports $code if $when',
    async ({ code, severity = diagnosticCodes[code].severity, text, entry, files, overlays, mentions = '' }) => {
      const { text: document, from, to } = removeMarkers(text);
      const { diagnostics: allDiagnostics } = await read(document, files, entry, overlays);
      // Every Swagger document has this diagnostic.
      const diagnostics = allDiagnostics.filter(
        (diagnostic) => diagnostic.code !== 'document/swagger-converted' || code === diagnostic.code,
      );
      const actual = diagnostics.map(({ code, severity, location }) => ({
        code,
        severity,
        ...(from !== undefined && {
          from: location && `${location.line}:${location.column}`,
          to: location?.end && `${location.end.line}:${location.end.column}`,
        }),
      }));
      expect(actual).toEqual([{ code, severity, ...(from !== undefined && { from, to }) }]);
      expect(`${diagnostics[0]?.message ?? ''} ${diagnostics[0]?.help ?? ''}`).toContain(mentions);
    },
  );
});

/** Codes that are not errors in strict mode, because no specification forbids what they report. */
const suspiciousCodes: readonly string[] = [
  'source/overlay-no-match',
  'document/swagger-converted',
  'document/swagger-default',
  'document/ignored-header',
  'document/ambiguous-paths',
  'document/unknown-scope',
  'document/unsafe-integer',
  'document/empty-enum',
  'document/slow-pattern',
  'document/contradictory-bounds',
  'model/name-collision',
  'model/recursive-union-base',
  'model/conflicting-all-of',
  'model/closed-all-of',
  'model/impossible-value',
  'model/no-possible-value',
  'model/branch-without-discriminator-value',
  'model/ineffective-extension',
];

test('strict mode raises every code of documents and models that reports a violation', () => {
  const codes = Object.entries<CodeDefinition>(diagnosticCodes)
    .filter(([code, { severity }]) => /^(?:source|document|model)\//.test(code) && severity !== 'error')
    .flatMap(([code, { isStrictError }]) => (isStrictError ? [] : [code]));
  expect(codes).toEqual(suspiciousCodes);
});

/** Cases whose mistakes are tolerated: warnings that are errors in strict mode. */
const toleratedCases = Object.values(groups)
  .flat()
  .filter(({ code, severity }) => {
    const definition: CodeDefinition = diagnosticCodes[code];
    return definition.isStrictError ?? (severity === 'warning' && definition.severity === 'error');
  });

test.each(toleratedCases)('reports $code as an error in strict mode if $when', async (tolerated) => {
  const { code, text, entry = 'document.yaml', files, overlays = [] } = tolerated;
  const reader = createMemoryReader({ [entry]: removeMarkers(text).text, ...files });
  const severities = async (isStrict: boolean): Promise<ReadonlySet<string>> => {
    const report = createReport();
    await buildModel({ document: entry, overlays, isStrict }, reader, report);
    return new Set(report.diagnostics.flatMap((each) => (each.code === code ? [each.severity] : [])));
  };
  expect(await severities(true)).toEqual(new Set(['error']));
  expect(await severities(false)).toEqual(new Set([tolerated.severity ?? diagnosticCodes[code].severity]));
});

test.each([
  ['document/unknown-field', 'x-ashlar: { version: 1 }\npaths: {}\npathes: {}'],
  ['document/path-with-query', 'x-ashlar: { version: 1 }\npaths:\n  /p?kind=a: {}'],
  ['document/wrong-type', 'x-ashlar: { version: 1 }\npaths: {}\ntags: pets'],
] as const)(
  'reports %s as an error in a document with the vocabulary, except if errors are always tolerated',
  async (code, fields) => {
    const reader = createMemoryReader({ 'document.yaml': api31(fields) });
    const severityWith = async (tolerance?: 'repair' | 'exclude' | 'always'): Promise<string | undefined> => {
      const report = createReport();
      await buildModel({ document: 'document.yaml', overlays: [], ...(tolerance && { tolerance }) }, reader, report);
      return report.diagnostics.find((each) => each.code === code)?.severity;
    };
    expect(await severityWith()).toBe('error');
    expect(await severityWith('repair')).toBe('error');
    expect(await severityWith('exclude')).toBe('error');
    expect(await severityWith('always')).toBe('warning');
  },
);

/** Codes that do not depend on the text of a document alone. */
const otherCodes: readonly string[] = [
  // Reported only if Ashlar generates code despite other errors.
  'document/excluded',
  // Reported for remote sources: see `test/cli/remote-servers.test.ts` and `test/cli/lock-file.test.ts`.
  'source/unreadable-url',
  'source/missing-variable',
  'source/not-locked',
  'source/not-cached',
  'source/digest-mismatch',
  'source/invalid-lock-file',
];

test('every code from the source and document stages has a case', () => {
  const covered = new Set<string>(Object.values(groups).flatMap((cases) => cases.map(({ code }) => code)));
  const registered = Object.keys(diagnosticCodes).filter(
    (code) => /^(?:source|document)\//.test(code) && !otherCodes.includes(code),
  );
  expect(registered.filter((code) => !covered.has(code))).toEqual([]);
});
