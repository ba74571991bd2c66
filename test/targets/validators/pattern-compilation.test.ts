// Patterns: Unicode mode with a reported fallback, and safe regular expression literals.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { regexLiteral } from '../../../src/generator/code/typescript/typescript.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

async function listDiagnostics(source: string): Promise<readonly string[]> {
  const report = createReport();
  const document = JSON.stringify(documentOf({ A: { type: 'string', pattern: source } }));
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', document]])),
    report,
  );
  if (api) validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  return report.diagnostics.map(({ code, severity }) => `${code} ${severity}`);
}

it('compiles a pattern without Unicode mode if it is invalid in this mode, and reports it once', async () => {
  expect(await listDiagnostics('^[a\\-z\\_]+\\_$')).toEqual(['document/non-unicode-pattern warning']);
  const validators = await loadValidators(await modelOf(documentOf({ A: { type: 'string', pattern: '^a\\_$' } })));
  expect(validators.schema('A').is('a_')).toBe(true);
});

it('matches a character outside the basic multilingual plane as one character', async () => {
  const validators = await loadValidators(
    await modelOf(
      documentOf({ A: { type: 'string', pattern: '^.$' }, B: { type: 'string', pattern: '^\\p{Letter}+$' } }),
    ),
  );
  expect(validators.schema('A').is('😀')).toBe(true);
  expect(validators.schema('B').is('ü')).toBe(true);
});

it('generates a literal that matches the same strings as the pattern', () => {
  const piece = fc.constantFrom(
    'a',
    '/',
    '\\/',
    '[/]',
    '[^/]',
    '\\d',
    '[0-9]{2}',
    '[a-c]{4}?',
    '[a]{3}*',
    '(?:b|c)',
    '\n',
    '\u2028',
    '</script>',
    '\\u{1F600}',
    '\\p{L}',
    '.',
    '\\\\',
    '"',
    "'",
    '`',
    '${',
    '\ud83d\ude00',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.array(fc.constantFrom('a', 'b', '/', '1', '12', 'aaaa', '\n', '\u2028', '</script>', '😀', '\\', '${'), {
        maxLength: 5,
      }),
      (pieces, strings) => {
        const source = pieces.join('');
        let expected: RegExp;
        try {
          expected = new RegExp(source, 'u');
        } catch {
          return;
        }
        const code = regexLiteral(source, 'u');
        expect(code).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(code).not.toContain('</');
        // Parsed by the JavaScript engine, as in generated code.
        const literal = (0, eval)(code) as RegExp;
        for (const text of [...strings, strings.join('')]) expect(literal.test(text), code).toBe(expected.test(text));
      },
    ),
  );
});
