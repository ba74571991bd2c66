// Patterns: Unicode mode where they allow it, a diagnostic where they do not, and no way out of the literal.

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { pattern } from '../../../src/generator/emit/code/pattern.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

async function diagnostics(source: string): Promise<readonly string[]> {
  const report = createReport();
  validatorPages(await modelOf(documentOf({ A: { type: 'string', pattern: source } })), { packages: false, importExtension: '.ts' }, report);
  return report.diagnostics.map(({ code, severity, place }) => `${code} ${severity} ${place?.line ?? 0}`);
}

it('one that Unicode mode refuses is read without it, and said so', async () => {
  expect(await diagnostics('^[a\\-z\\_]+\\_$')).toEqual(['validators/pattern-without-unicode warning 1']);
  const loaded = await loadValidators(await modelOf(documentOf({ A: { type: 'string', pattern: '^a\\_$' } })));
  expect(loaded.schema('A').is('a_')).toBe(true);
});

it('counts characters beyond the basic plane as one', async () => {
  const loaded = await loadValidators(await modelOf(documentOf({ A: { type: 'string', pattern: '^.$' }, B: { type: 'string', pattern: '^\\p{Letter}+$' } })));
  expect(loaded.schema('A').is('😀')).toBe(true);
  expect(loaded.schema('B').is('ü')).toBe(true);
});

test('every pattern is a literal that tests as it does', () => {
  const piece = fc.constantFrom('a', '/', '\\/', '[/]', '[^/]', '\\d', '[0-9]{2}', '[a-c]{4}?', '[a]{3}*', '(?:b|c)', '\n', '\u2028', '</script>', '\\u{1F600}', '\\p{L}', '.', '\\\\', '"', "'", '`', '${', '\ud83d\ude00');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.array(fc.constantFrom('a', 'b', '/', '1', '12', 'aaaa', '\n', '\u2028', '</script>', '😀', '\\', '${'), { maxLength: 5 }), (pieces, texts) => {
      const source = pieces.join('');
      let wanted: RegExp;
      try {
        wanted = new RegExp(source, 'u');
      } catch {
        return;
      }
      const code = pattern(source, 'u');
      expect(code).not.toMatch(/[\n\r\u2028\u2029]/);
      expect(code).not.toContain('</');
      // The literal as an engine reads it.
      const literal = (0, eval)(code) as RegExp;
      for (const text of [...texts, texts.join('')]) expect(literal.test(text), code).toBe(wanted.test(text));
    }),
  );
});
