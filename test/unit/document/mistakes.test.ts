// Each mistake gives its one diagnostic, at the exact range, and nothing else.

import { describe, expect, test } from 'vitest';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';
import { objectMistakes } from './cases/objects.ts';
import { pathMistakes } from './cases/paths.ts';
import { referenceMistakes } from './cases/references.ts';
import { schemaMistakes } from './cases/schemas.ts';
import { vocabularyMistakes } from './cases/vocabulary.ts';
import { sourceMistakes } from '../source/mistakes.ts';
import { read, unmarked, type Mistake } from './marked.ts';

const groups: Readonly<Record<string, readonly Mistake[]>> = {
  sources: sourceMistakes,
  objects: objectMistakes,
  paths: pathMistakes,
  references: referenceMistakes,
  schemas: schemaMistakes,
  vocabulary: vocabularyMistakes,
};

describe.each(Object.entries(groups))('%s', (_group, mistakes) => {
  test.each(mistakes)(
    '$code: $when',
    async ({ code, severity = diagnosticCodes[code].severity, text, entry, files, overlays, says = '' }) => {
      const { text: plain, from, to } = unmarked(text);
      const { diagnostics: all } = await read(plain, files, entry, overlays);
      // That a document is Swagger is told of each that is.
      const diagnostics = all.filter((one) => one.code !== 'document/swagger-converted' || code === one.code);
      const found = diagnostics.map((one) => ({
        code: one.code,
        severity: one.severity,
        ...(from !== undefined && {
          from: one.location && `${one.location.line}:${one.location.column}`,
          to: one.location?.end && `${one.location.end.line}:${one.location.end.column}`,
        }),
      }));
      expect(found).toEqual([{ code, severity, ...(from !== undefined && { from, to }) }]);
      expect(`${diagnostics[0]?.message ?? ''} ${diagnostics[0]?.help ?? ''}`).toContain(says);
    },
  );
});

test('every code of the source and document stages is provoked by a case', () => {
  const provoked = new Set<string>(Object.values(groups).flatMap((mistakes) => mistakes.map(({ code }) => code)));
  // What is left out follows from other mistakes, when something is generated even so.
  const registered = Object.keys(diagnosticCodes).filter(
    (code) => /^(?:source|document)\//.test(code) && code !== 'document/excluded',
  );
  expect(registered.filter((code) => !provoked.has(code))).toEqual([]);
});
