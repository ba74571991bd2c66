// Patterns: Unicode mode where they allow it, a diagnostic where they do not, and no way out of the literal.

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { regexLiteral } from '../../../src/generator/code/typescript/regex-literal.ts';
import { buildModel } from '../../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { validatorPages } from '../../../src/generator/targets/validators/target.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

async function diagnostics(source: string): Promise<readonly string[]> {
  const report = createReport();
  const document = JSON.stringify(documentOf({ A: { type: 'string', pattern: source } }));
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    memoryFiles(new Map([['document.json', document]])),
    report,
  );
  if (api) validatorPages(api, { packages: false, importExtension: '.ts' }, report);
  return report.diagnostics.map(({ code, severity }) => `${code} ${severity}`);
}

it('one that Unicode mode refuses is read without it, and that is said once', async () => {
  expect(await diagnostics('^[a\\-z\\_]+\\_$')).toEqual(['document/non-unicode-pattern warning']);
  const loaded = await loadValidators(await modelOf(documentOf({ A: { type: 'string', pattern: '^a\\_$' } })));
  expect(loaded.schema('A').is('a_')).toBe(true);
});

it('a text that is too long for one is refused; those that the engine of this process can judge at any length are', async () => {
  const many = 20_000_000;
  const patterns = {
    Groups: '^(?:ab|a)+$',
    Any: '^[^x]+$',
    Plain: '^[a-z]+[0-9]*$',
    Counted: '^(?:ab|a){1,99999999}$',
  };
  const members = {
    Names: { type: 'object', patternProperties: { '^(?:ab|a)+$': false }, unevaluatedProperties: { type: 'string' } },
  };
  const loaded = await loadValidators(
    await modelOf(
      documentOf({
        ...Object.fromEntries(
          Object.entries(patterns).map(([name, source]) => [name, { type: 'string', pattern: source }]),
        ),
        ...members,
      }),
    ),
  );
  const verdict = (type: string, value: unknown): boolean => {
    const valid = loaded.schema(type).is(value);
    expect(loaded.schema(type).check(value).length === 0).toBe(valid);
    return valid;
  };
  expect(verdict('Plain', 'a'.repeat(many))).toBe(true);
  expect(verdict('Any', 'a'.repeat(many))).toBe(true);
  expect(verdict('Any', '😀'.repeat(many))).toBe(false);
  expect(verdict('Groups', 'ab'.repeat(many))).toBe(false);
  expect(verdict('Counted', 'ab'.repeat(many))).toBe(false);
  expect(verdict('Groups', 'abaab')).toBe(true);
  expect(() => verdict('Names', { ['ab'.repeat(many)]: 'x' })).not.toThrow();
  expect(verdict('Names', { abaab: 'x' })).toBe(false);
});

it('counts characters beyond the basic plane as one', async () => {
  const loaded = await loadValidators(
    await modelOf(
      documentOf({ A: { type: 'string', pattern: '^.$' }, B: { type: 'string', pattern: '^\\p{Letter}+$' } }),
    ),
  );
  expect(loaded.schema('A').is('😀')).toBe(true);
  expect(loaded.schema('B').is('ü')).toBe(true);
});

test('every pattern is a literal that tests as it does', () => {
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
      (pieces, texts) => {
        const source = pieces.join('');
        let wanted: RegExp;
        try {
          wanted = new RegExp(source, 'u');
        } catch {
          return;
        }
        const code = regexLiteral(source, 'u');
        expect(code).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(code).not.toContain('</');
        // The literal as an engine reads it.
        const literal = (0, eval)(code) as RegExp;
        for (const text of [...texts, texts.join('')]) expect(literal.test(text), code).toBe(wanted.test(text));
      },
    ),
  );
});
