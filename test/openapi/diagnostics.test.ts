// Diagnostics of invalid documents: each case reports exactly one diagnostic, at the marked range.

import { describe, expect, test } from 'vitest';
import { diagnosticCodes } from '../../src/generator/diagnostics/codes.ts';
import { objectCases } from './cases/objects.ts';
import { pathCases } from './cases/paths.ts';
import { referenceCases } from './cases/references.ts';
import { schemaCases } from './cases/schemas.ts';
import { vocabularyCases } from './cases/vocabulary.ts';
import { sourceCases } from '../source/diagnostic-cases.ts';
import { read, removeMarkers, type DiagnosticCase } from './marked-document.ts';

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
