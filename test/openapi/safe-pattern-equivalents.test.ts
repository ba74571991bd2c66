// Safe equivalents of slow regular expressions.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSafePattern } from '../../src/generator/openapi/regex-safety/find-safe-pattern.ts';
import { findSlowInput } from '../../src/generator/openapi/regex-safety/find-slow-input.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { isFull } from '../tier.ts';
import { loadValidators, renderValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';

it.each([
  ['^(a+)+$', '^a+$'],
  ['^(?:a*)*$', '^a*$'],
  ['^(([a-z]+)*)+$', '^[a-z]*$'],
  ['^(?:a|a)*$', '^(?:a)*$'],
  ['^\\s*\\s*\\s+x$', '^\\s+x$'],
])('rewrites %s to %s', (pattern, safe) => expect(findSafePattern(pattern)).toBe(safe));

it.each(['^a+$', '^(a|aa)+$', '^(a+)+\\1$', '('])('does not rewrite %s', (pattern) =>
  expect(findSafePattern(pattern)).toBeUndefined(),
);

/** Returns all strings of the letters a and b up to a length. */
function listWords(length: number): readonly string[] {
  if (length === 0) return [''];
  return ['', ...listWords(length - 1).flatMap((word) => [`a${word}`, `b${word}`])];
}

const words = listWords(7);

const { part } = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]', '.'),
    fc
      .tuple(tie('part'), fc.constantFrom('+', '*', '?', '{2}', '*?'))
      .map(([body, quantifier]) => `(?:${body})${quantifier}`),
    fc
      .tuple(fc.constantFrom('a', '[ab]'), fc.constantFrom('+', '*'), fc.constantFrom('+', '*'))
      .map(([body, first, second]) => `${body}${first}${body}${second}`),
    fc.tuple(tie('part'), tie('part')).map(([left, right]) => `(${left}|${right})`),
    fc.tuple(tie('part'), tie('part')).map(([left, right]) => left + right),
  ),
}));

it('finds equivalents that match exactly the same strings', () => {
  let safeCount = 0;
  fc.assert(
    fc.property(part, (body) => {
      const pattern = `^(${body})+$`;
      const safe = findSafePattern(pattern);
      if (safe === undefined) return;
      safeCount++;
      expect(findSlowInput(safe)).toBeUndefined();
      const [before, after] = [new RegExp(pattern, 'u'), new RegExp(safe, 'u')];
      for (const word of words) expect([pattern, word, after.test(word)]).toEqual([pattern, word, before.test(word)]);
    }),
    { numRuns: isFull ? 600 : 25 },
  );
  expect(safeCount).toBeGreaterThan(0);
});

it.each([
  [{ pattern: '^(a+)+$' }, '^a+$'],
  // Fast enough only for strings of at most `maxLength`.
  [{ pattern: '^(?:a+)+x?a*$', maxLength: 100 }, '^a+x?a*$'],
])('suggests the equivalent of %o, and validators use it', async (schema, safe) => {
  const report = createReport();
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {},
    components: { schemas: { A: { type: 'string', ...schema } } },
  };
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', JSON.stringify(document)]])),
    report,
  );
  expect(report.diagnostics).toMatchObject([
    { code: 'document/slow-pattern', help: `use \`${safe}\`, which matches the same strings; validators use it` },
  ]);
  if (!api) throw new Error('the document has errors');
  const text = renderValidators(api).get('schemas/a.ts');
  expect(text).toContain(`/${safe}/`);
  expect(text).not.toContain(`/${schema.pattern}/`);
});

it('does not match a slow pattern without an equivalent against strings longer than maxLength', async () => {
  const validators = await loadValidators(
    await modelOf(documentOf({ A: { type: 'string', pattern: '^(a|aa)+$', maxLength: 12 } })),
  );
  const keywords = (text: string): readonly string[] =>
    validators
      .schema('A')
      .check(text)
      .map(({ keyword }) => keyword);
  expect([keywords('aaa'), keywords('aab'), keywords(`${'a'.repeat(12)}b`)]).toEqual([[], ['pattern'], ['maxLength']]);
  expect(validators.schema('A').is(`${'a'.repeat(12)}b`)).toBe(false);
});
